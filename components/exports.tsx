const FURTHER_EXPORTS = {
  csv: 'Download CSV',
  vcard: 'Download vCard',
  copyJson: 'Copy JSON',
  copyLink: 'Copy link',
} as const;
export type Export = 'json' | keyof typeof FURTHER_EXPORTS;

/** The buttons that download or copy the results. */
export function Exports({ onExport }: { onExport: (wanted: Export) => void }) {
  return (
    <div className="downloads">
      <button type="button" className="compact primary" onClick={() => onExport('json')}>
        Download JSON
      </button>
      {Object.entries(FURTHER_EXPORTS).map(([wanted, label]) => (
        <button key={wanted} type="button" className="compact" onClick={() => onExport(wanted as Export)}>
          {label}
        </button>
      ))}
    </div>
  );
}

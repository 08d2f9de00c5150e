import { useEffect } from 'react';
import type { ScreenProps } from './screen-props';

const LABELS = {
  json: 'Download JSON',
  csv: 'Download CSV',
  vcard: 'Download vCard',
  copyJson: 'Copy JSON',
  copyLink: 'Copy link',
} as const;
export type ExportKind = keyof typeof LABELS;

/** How long a button says 'Copied'. */
const COPIED_MS = 2000;

/** The buttons that download or copy the results. */
export function Exports({ state, dispatch, onExport }: ScreenProps & { onExport: (kind: ExportKind) => void }) {
  const { copied } = state;
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => dispatch({ type: 'FORGET_COPIED' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied, dispatch]);
  const copiedBy = copied && (copied.what === 'json' ? 'copyJson' : 'copyLink');
  return (
    <div className="exports">
      {(Object.keys(LABELS) as ExportKind[]).map((kind) => (
        <button
          key={kind}
          type="button"
          className={kind === 'json' ? 'primary' : undefined}
          onClick={() => onExport(kind)}
        >
          <span hidden={kind === copiedBy}>{LABELS[kind]}</span>
          {kind.startsWith('copy') && <span hidden={kind !== copiedBy}>Copied</span>}
        </button>
      ))}
    </div>
  );
}

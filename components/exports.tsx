import { useEffect } from 'react';
import type { ScreenProps } from './screen-props';

const LABELS = {
  json: 'Download JSON',
  csv: 'Download CSV',
  vcard: 'Download vCard',
  copyJson: 'Copy JSON',
  copyLink: 'Copy link',
} as const;
export type Export = keyof typeof LABELS;

/** How long a button says 'Copied'. */
const COPIED_MS = 2000;

/** The buttons that download or copy the results. */
export function Exports({ state, dispatch, onExport }: ScreenProps & { onExport: (wanted: Export) => void }) {
  const { copied } = state;
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => dispatch({ type: 'FORGET_COPIED' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied, dispatch]);
  const copiedBy = copied && (copied.what === 'json' ? 'copyJson' : 'copyLink');
  return (
    <div className="exports">
      {(Object.keys(LABELS) as Export[]).map((wanted) => (
        <button
          key={wanted}
          type="button"
          className={wanted === 'json' ? 'compact primary' : 'compact'}
          onClick={() => onExport(wanted)}
        >
          <span hidden={wanted === copiedBy}>{LABELS[wanted]}</span>
          {wanted.startsWith('copy') && <span hidden={wanted !== copiedBy}>Copied</span>}
        </button>
      ))}
    </div>
  );
}

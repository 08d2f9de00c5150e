import { useEffect } from 'react';
import { FILES, type FileKind } from '../domain/files/files';
import { COPIES, type CopyKind } from '../domain/screen/copies';
import { COPIED } from '../domain/screen/messages';
import type { ScreenProps } from './screen-props';

/** What the export buttons do with the results on screen. */
export interface ExportHandlers {
  onDownload: (kind: FileKind) => void;
  onCopy: (kind: CopyKind) => void;
}

const FILE_KINDS = Object.keys(FILES) as FileKind[];
const COPY_KINDS = Object.keys(COPIES) as CopyKind[];

/** How long a button says 'Copied'. */
const COPIED_MS = 2000;

/** The buttons that download or copy the results. */
export function Exports({ state, dispatch, onDownload, onCopy }: ScreenProps & ExportHandlers) {
  const { status } = state;
  useEffect(() => {
    if (!status.copied) return;
    const timer = setTimeout(() => dispatch({ type: 'FORGET_COPIED' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [status, dispatch]);
  return (
    <div className="line exports unprinted">
      <div>
        {FILE_KINDS.map((kind, index) => {
          const name = `Download ${FILES[kind].label}`;
          return (
            <button key={kind} type="button" aria-label={name} onClick={() => onDownload(kind)}>
              {index === 0 ? name : FILES[kind].label}
            </button>
          );
        })}
      </div>
      <div>
        {COPY_KINDS.map((kind) => (
          <button key={kind} type="button" className="quiet" onClick={() => onCopy(kind)}>
            {kind === status.copied ? COPIED : COPIES[kind].label}
          </button>
        ))}
      </div>
    </div>
  );
}

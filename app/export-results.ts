import type { Dispatch } from 'react';
import { FILES, type FileKind } from '../domain/files/files';
import type { Action } from '../domain/reducer';
import type { Results } from '../domain/run';
import { COPIES, type CopyKind } from '../domain/screen/copies';
import { getAddress } from './address-bar';

/** Safari reads the blob long after the click. FileSaver.js waits as long. */
const REVOKE_AFTER_MS = 40_000;

/** Downloads results as a file (spec §7). The browser itself shows the download. */
export function downloadResults(kind: FileKind, { contacts }: Results): void {
  const { name, type, make } = FILES[kind];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([make(contacts)], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

/** Copies results, or a link to them, and dispatches the outcome. */
export async function copyResults(kind: CopyKind, results: Results, dispatch: Dispatch<Action>): Promise<void> {
  try {
    await navigator.clipboard.writeText(COPIES[kind].makeText(results, getAddress('')));
    dispatch({ type: 'COPIED', kind, results });
  } catch {
    dispatch({ type: 'COPY_REFUSED', kind, results });
  }
}

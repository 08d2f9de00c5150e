import type { Dispatch } from 'react';
import { FILES } from '../domain/files/files';
import type { Action } from '../domain/reducer';
import type { Results } from '../domain/run';
import { COPIES, type CopyKind } from '../domain/screen/copies';
import { getAddress } from './address-bar';

/** Safari reads the blob long after the click. FileSaver.js waits as long. */
const REVOKE_AFTER_MS = 40_000;

/** Downloads results as a file (spec §7). Browsers themselves show downloads that succeed. */
export function downloadResults(kind: keyof typeof FILES, results: Results, dispatch: Dispatch<Action>): void {
  const { name, type, make } = FILES[kind];
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([make(results.contacts)], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
  } catch {
    dispatch({ type: 'SAVE_FAILED' });
  }
}

/** Copies results, or a link to them, and dispatches the outcome. */
export async function copyResults(kind: CopyKind, results: Results, dispatch: Dispatch<Action>): Promise<void> {
  try {
    await navigator.clipboard.writeText(COPIES[kind].makeText(results, getAddress('')));
    dispatch({ type: 'COPIED', results, kind });
  } catch {
    dispatch({ type: 'COPY_REFUSED', results, kind });
  }
}

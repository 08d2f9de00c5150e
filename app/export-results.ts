import type { Dispatch } from 'react';
import type { ExportKind } from '../components/exports';
import { FILES, makeJson } from '../domain/files/files';
import type { Action } from '../domain/reducer';
import type { Results } from '../domain/run';
import { makeFragment } from '../domain/screen/link';
import type { CopyKind } from '../domain/screen/state';
import { getAddress } from './address-bar';

/** Safari reads the blob long after the click. FileSaver.js waits as long. */
const REVOKE_AFTER_MS = 40_000;

/** Downloads or copies results, and dispatches the outcome. Browsers themselves show downloads that succeed. */
export async function exportResults(kind: ExportKind, results: Results, dispatch: Dispatch<Action>): Promise<void> {
  try {
    if (kind === 'copyJson') dispatch(await copy(makeJson(results.contacts), results, 'json'));
    else if (kind === 'copyLink') {
      const link = getAddress(makeFragment(results.settings));
      dispatch(await copy(link, results, location.protocol === 'file:' ? 'localLink' : 'link'));
    } else {
      const { name, type, make } = FILES[kind];
      saveFile(name, type, make(results.contacts));
    }
  } catch {
    dispatch({ type: 'SAVE_FAILED' });
  }
}

async function copy(text: string, results: Results, what: CopyKind): Promise<Action> {
  try {
    await navigator.clipboard.writeText(text);
    return { type: 'COPIED', results, what };
  } catch {
    return { type: 'COPY_REFUSED', results, what, text };
  }
}

/** Makes the browser save a text as a file (spec §7). Throws if the browser can't. */
function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

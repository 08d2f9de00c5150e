import type { Export } from '../components/exports';
import { makeCsv } from '../domain/files/csv';
import { makeJson } from '../domain/files/json';
import { makeVCards } from '../domain/files/vcard';
import { makeFragment } from '../domain/link';
import { joinName } from '../domain/names/name-order';
import type { Action } from '../domain/reducer';
import type { Results } from '../domain/run';
import { replaceFragment } from './address-bar';
import { saveFile } from './save-file';

const FILES = {
  json: { fileName: 'generated_data.json', type: 'application/json', make: makeJson },
  csv: { fileName: 'generated_data.csv', type: 'text/csv', make: makeCsv },
  vcard: { fileName: 'generated_data.vcf', type: 'text/vcard', make: makeVCards },
};

/** Saves or copies results. Returns the action to dispatch afterwards; null if there is none. */
export async function exportResults(wanted: Export, results: Results): Promise<Action | null> {
  try {
    if (wanted === 'copyJson') return await copy(makeJson(results.contacts), results, false);
    if (wanted === 'copyLink') return await copyLink(results);
    const { fileName, type, make } = FILES[wanted];
    const fullNames = results.names.map(({ order, first, last }) => joinName(order, first, last));
    saveFile(fileName, type, make(results.contacts, fullNames));
    return null;
  } catch {
    return { type: 'SAVE_FAILED' };
  }
}

/** Copies the link and shows the same link in the address bar. */
function copyLink(results: Results): Promise<Action> {
  const link = replaceFragment(makeFragment(results.settings));
  return copy(link, results, location.protocol === 'file:');
}

async function copy(text: string, results: Results, isLocalLink: boolean): Promise<Action> {
  try {
    await navigator.clipboard.writeText(text);
    return { type: 'COPIED', results, isLocalLink };
  } catch {
    return { type: 'COPY_REFUSED', results, text, isLocalLink };
  }
}

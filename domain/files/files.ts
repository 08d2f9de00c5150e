import type { FileEntry } from './contact';
import { makeCsv } from './csv';
import { makeVCards } from './vcard';

/** The text of generated_data.json: an array of the records, indented by two spaces (spec §3). */
export function makeJson(entries: readonly FileEntry[]): string {
  return JSON.stringify(
    entries.map(({ contact }) => contact),
    null,
    2,
  );
}

/** The files that hold the contacts of a run: name (spec §9), MIME type, and what makes the text. */
export const FILES = {
  json: { name: 'generated_data.json', type: 'application/json', make: makeJson },
  csv: { name: 'generated_data.csv', type: 'text/csv', make: makeCsv },
  vcard: { name: 'generated_data.vcf', type: 'text/vcard', make: makeVCards },
};

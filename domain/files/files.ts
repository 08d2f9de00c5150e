import type { GeneratedContact } from './contact';
import { makeCsv } from './csv';
import { makeVCards } from './vcard';

/** Makes generated_data.json: an array of contacts, indented by two spaces (spec §3). */
export function makeJson(contacts: readonly GeneratedContact[]): string {
  const array = contacts.map(({ contact }) => contact);
  return JSON.stringify(array, null, 2);
}

/** The files that visitors can download. The name of the JSON file is from spec §9. */
export const FILES = {
  json: { label: 'JSON', name: 'generated_data.json', type: 'application/json', make: makeJson },
  csv: { label: 'CSV', name: 'generated_data.csv', type: 'text/csv', make: makeCsv },
  vcard: { label: 'vCard', name: 'generated_data.vcf', type: 'text/vcard', make: makeVCards },
};
export type FileKind = keyof typeof FILES;

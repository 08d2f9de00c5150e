import type { Contact } from './contact';

/** The text of generated_data.json: an array of the records, indented by two spaces (spec §3). */
export function makeJson(contacts: readonly Contact[]): string {
  return JSON.stringify(contacts, null, 2);
}

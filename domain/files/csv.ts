import type { Contact, FileEntry } from './contact';

const COLUMNS = ['first_name', 'last_name', 'email', 'phone'] as const satisfies readonly (keyof Contact)[];

/** Without it, spreadsheets garble accents, because they take UTF-8 for an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Quotes fields only where RFC 4180 requires it: if they contain a comma, a quote or a line break. */
function makeRecord(fields: readonly string[]): string {
  const quoted = fields.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
  return `${quoted.join(',')}\r\n`;
}

/**
 * Makes the CSV file (RFC 4180): a byte order mark, a header with the JSON keys, and one record per contact. Lines end in
 * CRLF; a null phone is an empty field.
 *
 * Needs no protection against formula injection: names start with a letter (`scripts/names/parse-table.ts` checks that),
 * and so do e-mails; after a phone's '+' come only digits and separators.
 */
export function makeCsv(entries: readonly FileEntry[]): string {
  const records = entries.map(({ contact }) => makeRecord(COLUMNS.map((key) => contact[key] ?? '')));
  return BYTE_ORDER_MARK + makeRecord(COLUMNS) + records.join('');
}

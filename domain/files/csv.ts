import type { Contact, FileEntry } from './contact';

const COLUMNS = ['first_name', 'last_name', 'email', 'phone'] as const satisfies readonly (keyof Contact)[];

/** Without it, spreadsheets read UTF-8 as an old code page and garble every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Quotes a field only where RFC 4180 requires it: if it holds a comma, a quote or a line break. */
function makeRecord(fields: readonly string[]): string {
  const quoted = fields.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
  return `${quoted.join(',')}\r\n`;
}

/**
 * Makes the CSV file (RFC 4180): a byte order mark, a header of the JSON keys, then one record per contact. Lines end
 * in CRLF; a null phone is an empty field.
 *
 * Fields are not guarded against formula injection (no apostrophe before a leading '=', '+', '-' or '@'), because no
 * stranger fills them in. Every name starts with a letter (`scripts/names/parse-table.ts` checks it), e-mails are made
 * from the names, and a phone's '+' is followed only by digits and separators.
 */
export function makeCsv(entries: readonly FileEntry[]): string {
  const records = entries.map(({ contact }) => makeRecord(COLUMNS.map((key) => contact[key] ?? '')));
  return BYTE_ORDER_MARK + makeRecord(COLUMNS) + records.join('');
}

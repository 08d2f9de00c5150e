import type { Contact, GeneratedContact } from './contact';

const HEADER = ['first_name', 'last_name', 'email', 'phone'] as const satisfies readonly (keyof Contact)[];

/**
 * Spreadsheets need it to recognize UTF-8; without it, they garble accents. Other programs may read it as part of the
 * first key.
 */
const BYTE_ORDER_MARK = '\uFEFF';

/** Quotes fields only where RFC 4180 requires it: if they contain a comma, a quote or a line break. */
function makeRecord(fields: readonly string[]): string {
  const quoted = fields.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));
  return `${quoted.join(',')}\r\n`;
}

/**
 * Makes the CSV file (RFC 4180): a header with the JSON keys, and one record per contact. Lines end in CRLF; a null phone
 * is an empty field. It starts with a byte order mark only if it has characters outside ASCII.
 *
 * No protection against formula injection is needed: names start with a letter (`scripts/names/parse-table.ts` checks
 * that), and so do emails; phones have only digits, separators and a '+'.
 */
export function makeCsv(contacts: readonly GeneratedContact[]): string {
  const records = contacts.map(({ contact }) => makeRecord(HEADER.map((key) => contact[key] ?? '')));
  const text = makeRecord(HEADER) + records.join('');
  return /^\p{ASCII}*$/u.test(text) ? text : BYTE_ORDER_MARK + text;
}

import type { Contact } from './contact';

const COLUMNS = ['first_name', 'last_name', 'email', 'phone'] as const satisfies readonly (keyof Contact)[];

/** Without it, spreadsheets take a UTF-8 file for the system's old code page and garble every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A field, in quotes only where RFC 4180 asks for them: around a comma, a quote or a line break. */
function makeField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function makeRecord(fields: readonly string[]): string {
  return `${fields.map(makeField).join(',')}\r\n`;
}

/**
 * A CSV file of the contacts: UTF-8 with a byte order mark, lines ending in CRLF, quoted by RFC 4180, a header of
 * the JSON keys, an empty field for a null phone.
 *
 * Every field is written as it is: no apostrophe goes before a leading '=', '+', '-' or '@', though a spreadsheet
 * may take such a field for a formula. That guard is for fields that a stranger filled in. These are our own data:
 * names of the sample-data generator, none of which starts like that, e-mails made from them, and phones, whose
 * '+' is part of the number and is followed by digits and separators only, never by a function or a reference.
 */
export function makeCsv(contacts: readonly Contact[]): string {
  const records = contacts.map((contact) => makeRecord(COLUMNS.map((key) => contact[key] ?? '')));
  return BYTE_ORDER_MARK + makeRecord(COLUMNS) + records.join('');
}

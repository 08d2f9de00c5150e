import type { Contact } from './contact';

/** The longest line in octets, its CRLF not counted (RFC 2426 §2.6). */
const MAX_LINE_OCTETS = 75;

/** Text as RFC 2426 §4 wants it: backslash, semicolon and comma escaped, each line break (CRLF, CR, LF) as '\n'. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

function countOctets(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Folds a line: each further piece begins with a space, and no character is cut in two (RFC 2426 §2.6). */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function makeVCard({ first_name, last_name, email, phone }: Contact, fullName: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(last_name)};${escapeText(first_name)};;;`,
    `FN:${escapeText(fullName)}`,
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    ...(phone === null ? [] : [`TEL;TYPE=VOICE:${escapeText(phone)}`]),
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/**
 * A contact-book file: one vCard 3.0 (RFC 2426) a contact with N, FN, EMAIL and, unless the phone is null, TEL;
 * lines end in CRLF and are folded at 75 octets of UTF-8. A line break inside a name comes back as LF.
 *
 * @param fullNames each contact's name as its people write it (FN), in the order of the contacts
 */
export function makeVCards(contacts: readonly Contact[], fullNames: readonly string[]): string {
  return contacts.map((contact, index) => makeVCard(contact, fullNames[index] as string)).join('');
}

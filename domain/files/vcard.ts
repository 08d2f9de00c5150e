import { getFullName } from '../names/name';
import type { GeneratedContact } from './contact';

/** Not counting the CRLF (RFC 2426 §2.6). */
const MAX_LINE_OCTETS = 75;

/** Escapes backslashes, semicolons, commas and line breaks (RFC 2426 §4). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/**
 * Folds a long line (RFC 2426 §2.6): continuation lines start with a space, and no character is split. A character has
 * at most four octets of UTF-8, so 18 of them always fit.
 */
function foldLine(line: string): string {
  if (new TextEncoder().encode(line).length <= MAX_LINE_OCTETS) return line;
  return line.replace(/.{18}(?!$)/gsu, '$&\r\n ');
}

function makeVCard({ contact, name, phone: { e164, isMobile } }: GeneratedContact): string {
  const { first_name, last_name, email, phone } = contact;
  // The same for a contact in every phone format, different for any other: importing a file again adds no duplicates.
  const uid = [first_name, last_name, email, e164].join('|');
  const type = isMobile ? 'CELL' : 'VOICE';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${escapeText(uid)}`,
    `N:${escapeText(last_name)};${escapeText(first_name)};;;`,
    `FN:${escapeText(getFullName(name))}`,
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    ...(phone === null ? [] : [`TEL;TYPE=${type}:${escapeText(phone)}`]),
    // So that all can be found, and removed, together.
    'CATEGORIES:Fake contacts',
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Makes the vCard file: one vCard 3.0 (RFC 2426) per contact. It has no TEL if the phone is null. */
export function makeVCards(contacts: readonly GeneratedContact[]): string {
  return contacts.map(makeVCard).join('');
}

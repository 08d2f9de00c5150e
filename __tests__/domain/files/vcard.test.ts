import fc from 'fast-check';
import ICAL from 'ical.js';
import type { Contact, GeneratedContact } from '../../../domain/files/contact';
import { makeVCards } from '../../../domain/files/vcard';
import type { Phone } from '../../../domain/phones/phones';
import { addNames, contact } from './contact-arbitrary';

const makeCards = (contacts: readonly Contact[]) => makeVCards(addNames(contacts));

const getUids = (file: string) => file.match(/^UID:.+$/gm);

type Property = [name: string, parameters: Record<string, string>, type: string, value: string | string[]];

/** The properties of each card except VERSION and UID, as ical.js reads them. */
function readCards(file: string): Property[][] {
  const parsed = ICAL.parse(file);
  // ical.js returns a single card as itself, and several as a list.
  const cards = parsed[0] === 'vcard' ? [parsed] : parsed;
  return cards.map((card: [string, Property[]]) => card[1].filter(([name]) => name !== 'version' && name !== 'uid'));
}

/** vCard has only one kind of line break. */
function joinLineBreaks(text: string): string {
  return text.replace(/\r\n|\r/g, '\n');
}

function listProperties({ first_name, last_name, email, phone }: Contact): Property[] {
  const [first, last] = [joinLineBreaks(first_name), joinLineBreaks(last_name)];
  // ical.js parses FN by vCard 4, which does not escape semicolons there. So the backslash of vCard 3 stays.
  const fullName = `${first} ${last}`.replaceAll(';', '\\;');
  const tel: Property[] = phone === null ? [] : [['tel', { type: 'CELL' }, 'phone-number', phone]];
  return [
    ['n', {}, 'text', [last, first, '', '', '']],
    ['fn', {}, 'text', fullName],
    ['email', { type: 'INTERNET' }, 'text', email],
    ...tel,
    ['categories', {}, 'text', 'Fake contacts'],
  ];
}

/** ical.js misreads a separator after an escaped backslash as an escaped one. The escaping test has such a name. */
function isReadable({ first_name, last_name }: Contact): boolean {
  return !first_name.endsWith('\\') && !last_name.endsWith('\\');
}

const makeContact = (first_name: string, last_name: string, phone: string | null = null): Contact => ({
  first_name,
  last_name,
  email: 'a.b@example.com',
  phone,
});

test('a contact is a vCard 3.0 with UID, N, FN, EMAIL, TEL and CATEGORIES, lines ending in CRLF', () => {
  const card = makeCards([makeContact('Zoë', "O'Neil", '+1 201-555-0123')]);
  expect(card.replace(/^UID:.+\r\n/m, '')).toBe(
    'BEGIN:VCARD\r\n' +
      'VERSION:3.0\r\n' +
      "N:O'Neil;Zoë;;;\r\n" +
      "FN:Zoë O'Neil\r\n" +
      'EMAIL;TYPE=INTERNET:a.b@example.com\r\n' +
      'TEL;TYPE=CELL:+1 201-555-0123\r\n' +
      'CATEGORIES:Fake contacts\r\n' +
      'END:VCARD\r\n',
  );
});

test('backslashes, semicolons, commas and each kind of line break are escaped', () => {
  expect(makeCards([makeContact('a\\b;c,d', 'e\nf\r\ng\rh\\')])).toContain(
    '\r\nN:e\\nf\\ng\\nh\\\\;a\\\\b\\;c\\,d;;;\r\nFN:a\\\\b\\;c\\,d e\\nf\\ng\\nh\\\\\r\n',
  );
});

test('UIDs are equal for equal contacts, and differ if any field differs', () => {
  const contacts = [
    makeContact('A', 'B'),
    makeContact('A', 'C'),
    makeContact('A B', ''),
    makeContact('A', 'B', '+1'),
    { ...makeContact('A', 'B'), email: 'c@example.com' },
  ];
  const uids = getUids(makeCards(contacts));
  expect(new Set(uids).size).toBe(contacts.length);
  expect(getUids(makeCards(contacts))).toEqual(uids);
});

test('a UID depends on the number, not on how it is written', () => {
  const [named] = addNames([makeContact('A', 'B', '+1 2')]) as [GeneratedContact];
  const written = { ...named, contact: makeContact('A', 'B', '(2)') };
  expect(getUids(makeVCards([written]))).toEqual(getUids(makeVCards([named])));
});

test('a number that is not a mobile is of the type VOICE', () => {
  const [named] = addNames([makeContact('A', 'B', '+1')]) as [GeneratedContact];
  expect(makeVCards([{ ...named, phone: { isMobile: false } as Phone }])).toContain('\r\nTEL;TYPE=VOICE:+1');
});

test('FN is the full name as passed in, N is the family name and the given name', () => {
  const [named] = addNames([makeContact('花子', '佐藤')]) as [GeneratedContact];
  expect(makeVCards([{ ...named, name: { ...named.name, order: 'familygiven' } }])).toContain(
    '\r\nN:佐藤;花子;;;\r\nFN:佐藤花子\r\n',
  );
});

test('a null phone leaves TEL out, and no contacts make an empty file', () => {
  expect(makeCards([makeContact('A', 'B')])).not.toContain('TEL');
  expect(makeCards([])).toBe('');
});

test('ical.js reads back any contacts', () => {
  fc.assert(
    fc.property(fc.array(contact.filter(isReadable), { minLength: 1, maxLength: 20 }), (contacts) => {
      expect(readCards(makeCards(contacts))).toEqual(contacts.map(listProperties));
    }),
    { seed: 6 },
  );
});

test('a line has at most 75 octets, splits no character, and ends in CRLF', () => {
  fc.assert(
    fc.property(contact, (any) => {
      const lines = makeCards([any]).split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n\p{Cs}]/u);
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('only a line of more than 75 octets is folded', () => {
  const card = (length: number) => makeCards([makeContact('x'.repeat(length), 'B')]);
  expect(card(68)).toContain(`\r\nN:B;${'x'.repeat(68)};;;\r\n`);
  expect(card(69)).toContain(`\r\nN:B;${'x'.repeat(14)}\r\n ${'x'.repeat(18)}\r\n `);
  expect(card(83)).toContain(`\r\n ${'x'.repeat(15)};;;\r\nFN:`);
});

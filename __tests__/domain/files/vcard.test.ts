import fc from 'fast-check';
import ICAL from 'ical.js';
import type { Contact } from '../../../domain/files/contact';
import { makeVCards } from '../../../domain/files/vcard';
import { AWKWARD_CONTACTS, contact, toEntries } from './contact-arbitrary';
import { TRICKY } from './tricky-contacts';

const makeCards = (contacts: readonly Contact[]) => makeVCards(toEntries(contacts));

type Property = [name: string, parameters: Record<string, string>, type: string, value: string | string[]];

/** The properties of each card except VERSION, as ical.js reads them. */
function readCards(file: string): Property[][] {
  const parsed = ICAL.parse(file);
  // ical.js returns a single card as itself, and several as a list.
  const cards = parsed[0] === 'vcard' ? [parsed] : parsed;
  return cards.map((card: [string, Property[]]) => card[1].filter(([name]) => name !== 'version'));
}

/** vCard has only one kind of line break. */
function joinLineBreaks(text: string): string {
  return text.replace(/\r\n|\r/g, '\n');
}

function listProperties({ first_name, last_name, email, phone }: Contact): Property[] {
  const [first, last] = [joinLineBreaks(first_name), joinLineBreaks(last_name)];
  // ical.js parses FN by vCard 4, which does not escape semicolons there. So the backslash of vCard 3 stays.
  const fullName = `${first} ${last}`.replaceAll(';', '\\;');
  const tel: Property[] = phone === null ? [] : [['tel', { type: 'VOICE' }, 'phone-number', phone]];
  return [
    ['n', {}, 'text', [last, first, '', '', '']],
    ['fn', {}, 'text', fullName],
    ['email', { type: 'INTERNET' }, 'text', email],
    ...tel,
  ];
}

/** ical.js misreads a separator after an escaped backslash as an escaped semicolon. Another test has such names. */
function isReadable({ first_name, last_name }: Contact): boolean {
  return !first_name.endsWith('\\') && !last_name.endsWith('\\');
}

test('a contact is a vCard 3.0 with N, FN, EMAIL and TEL, lines ending in CRLF', () => {
  const zoe = {
    first_name: 'Zoë',
    last_name: "O'Neil",
    email: 'zoe.oneil@example.com',
    phone: '+1 201-555-0123',
  };
  expect(makeCards([zoe])).toBe(
    'BEGIN:VCARD\r\n' +
      'VERSION:3.0\r\n' +
      "N:O'Neil;Zoë;;;\r\n" +
      "FN:Zoë O'Neil\r\n" +
      'EMAIL;TYPE=INTERNET:zoe.oneil@example.com\r\n' +
      'TEL;TYPE=VOICE:+1 201-555-0123\r\n' +
      'END:VCARD\r\n',
  );
});

test('backslash, semicolon, comma and each kind of line break are escaped', () => {
  const odd = { first_name: 'a\\b;c,d', last_name: 'e\nf\r\ng\rh', email: 'a.e@example.com', phone: null };
  expect(makeCards([odd])).toContain('\r\nN:e\\nf\\ng\\nh;a\\\\b\\;c\\,d;;;\r\nFN:a\\\\b\\;c\\,d e\\nf\\ng\\nh\r\n');
});

test('a backslash at the end of a name does not escape the separator after it', () => {
  const odd = { first_name: 'c\\', last_name: 'd\\', email: 'c.d@example.com', phone: null };
  expect(makeCards([odd])).toContain('\r\nN:d\\\\;c\\\\;;;\r\nFN:c\\\\ d\\\\\r\n');
});

test('FN is the full name as passed in, N is the family name and the given name', () => {
  const hanako = { first_name: '花子', last_name: '佐藤', email: 'a.b@example.com', phone: null };
  expect(makeVCards([{ contact: hanako, fullName: '佐藤花子' }])).toContain('\r\nN:佐藤;花子;;;\r\nFN:佐藤花子\r\n');
});

test('a null phone leaves TEL out, and no contacts make an empty file', () => {
  const card = makeCards([{ first_name: 'A', last_name: 'B', email: 'a.b@example.com', phone: null }]);
  expect(card).not.toContain('TEL');
  expect(makeCards([])).toBe('');
});

test('ical.js reads names of every script, awkward names and a thousand tricky contacts back', () => {
  const contacts = [...AWKWARD_CONTACTS.filter(isReadable), ...TRICKY.map((each) => each.contact)];
  expect(contacts.length).toBe(AWKWARD_CONTACTS.length - 1 + 1000);
  expect(readCards(makeCards(contacts))).toEqual(contacts.map(listProperties));
});

test('ical.js reads any contacts back', () => {
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

test('a line of exactly 75 octets is not folded', () => {
  const card = (length: number) =>
    makeCards([{ first_name: 'x'.repeat(length), last_name: 'B', email: 'a.b@example.com', phone: null }]);
  expect(card(68)).toContain(`\r\nN:B;${'x'.repeat(68)};;;\r\n`);
  expect(card(69)).toContain(`\r\nN:B;${'x'.repeat(69)};;\r\n ;\r\n`);
});

test.each([
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['\u{10000}', 4],
])(
  'a line of %j, which takes %i octets of UTF-8, is filled up to 75 octets before it is folded',
  (character, octets) => {
    const person = { first_name: '', last_name: character.repeat(100), email: '', phone: null };
    const [, , line] = makeCards([person]).split('\r\n');
    expect(line).toBe(`N:${character.repeat(Math.floor((75 - 'N:'.length) / octets))}`);
  },
);

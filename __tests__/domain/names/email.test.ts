import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { createNameDraw } from '../../../domain/names/draw-names';
import { createEmailDraw, EMAIL_DOMAINS } from '../../../domain/names/email';
import { getPopulation } from '../../../domain/names/parts';
import { createFieldFaker } from '../../../domain/random/faker';
import { readShippedNames } from '../../../scripts/names/shipped-names';

const JEONG = { latinFirst: 'Hayun', latinLast: 'Jeong' };

/** RFC 5321: a dot-string of at most 64 characters, at a domain reserved by RFC 2606. */
const READABLE = /^(?=[^@]{3,64}@)[a-z][a-z-]*[._][a-z-]+\d{0,2}@example\.(?:com|net|org)$/;

const loaded = await readShippedNames();

function findFaults(count: number, country: RegionCode): string[] {
  const drawName = createNameDraw(
    createFieldFaker('7', 'names', country),
    getPopulation(country, 'local', loaded),
    false,
  );
  const makeEmail = createEmailDraw(createFieldFaker('7', 'email'));
  const emails = Array.from({ length: count }, () => makeEmail(drawName()));
  expect(new Set(emails).size).toBe(count);
  return emails.filter((email) => !READABLE.test(email));
}

test('a thousand e-mails of every country are readable, valid, in lower case, and all different', () => {
  expect(COUNTRIES.flatMap(({ code }) => findFaults(1000, code))).toEqual([]);
});

// The countries with the fewest names, with the most people per name, and with the most names.
test.each<RegionCode>(['SH', 'VN', 'KR', 'IN'])(
  'ten thousand e-mails of %s are readable, valid, in lower case, and all different',
  (country) => {
    expect(findFaults(10_000, country)).toEqual([]);
  },
);

test.each([
  ['Hayun', 'Jeong', 'hayun[._]jeong'],
  ['Abd al-Rahman', "O'Hara", 'abdal-rahman[._]ohara'],
  ['Jean--Luc', '-Garcia Lopez-', 'jean-luc[._]garcialopez'],
])('an e-mail of %s %s is built from the letters and single hyphens of both names', (latinFirst, latinLast, local) => {
  const makeEmail = createEmailDraw(createFieldFaker('1', 'email'));
  for (let i = 0; i < 50; i++)
    expect(makeEmail({ latinFirst, latinLast })).toMatch(new RegExp(`^${local}\\d{0,2}@example\\.(com|net|org)$`));
});

test('all three reserved domains are drawn, with digits before them or without', () => {
  const makeEmail = createEmailDraw(createFieldFaker('1', 'email'));
  const emails = Array.from({ length: 100 }, () => makeEmail(JEONG));
  expect([...new Set(emails.map((email) => email.split('@')[1]))].sort()).toEqual(EMAIL_DOMAINS);
  expect(new Set(emails.map((email) => /\d/.test(email))).size).toBe(2);
});

test('two thousand people with the same name get different e-mails; after 100 collisions, a counter is added', () => {
  const makeEmail = createEmailDraw(createFieldFaker('1', 'email'));
  // Different capitals do not make a different e-mail.
  const shout = { ...JEONG, latinLast: 'JEONG' };
  const emails = Array.from({ length: 2000 }, (_, index) => makeEmail(index % 2 ? JEONG : shout));
  expect(new Set(emails).size).toBe(2000);
  // Every e-mail may end in up to two digits.
  const digits = emails.map((email) => /^hayun[._]jeong(\d*)@/.exec(email)?.[1] ?? '');
  const counters = digits.filter(({ length }) => length > 2).map((text) => Number(text.slice(0, 3)));
  expect(Math.min(...counters)).toBe(100);
  expect(Math.max(...counters)).toBeLessThan(110);
});

test.each([
  [21, 21, 21, 21],
  [22, 22, 21, 21],
  [80, 5, 37, 5],
  [5, 38, 5, 37],
])(
  'in an e-mail, given and family names of %i and %i letters are cut to %i and %i',
  (first, last, firstKept, lastKept) => {
    const makeEmail = createEmailDraw(createFieldFaker('1', 'email'));
    const email = makeEmail({ latinFirst: 'A'.repeat(first), latinLast: 'B'.repeat(last) });
    expect(email).toMatch(new RegExp(`^a{${firstKept}}[._]b{${lastKept}}\\d{0,2}@`));
  },
);

test('a local part never exceeds 64 characters, however long the names', () => {
  const long = { latinFirst: 'A'.repeat(80), latinLast: 'B'.repeat(80) };
  const makeEmail = createEmailDraw(createFieldFaker('1', 'email'));
  for (let i = 0; i < 1000; i++) expect(makeEmail(long)).toMatch(/^a+[._]b+\d{0,6}(?<=^.{1,64})@/);
});

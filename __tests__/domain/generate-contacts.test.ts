import fc from 'fast-check';
import { COUNTRIES, hasCallingCode } from '../../domain/countries/countries';
import type { Contact, GeneratedContact } from '../../domain/files/contact';
import { generateContacts } from '../../domain/generate-contacts';
import { NAME_SOURCES } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';
import { type Changes, makeSettings } from '../settings';
import { readShippedNames } from '../shipped-names';

const codes = COUNTRIES.map(({ code }) => code);

const loaded = readShippedNames();

const generateAll = (changes: Changes): GeneratedContact[] =>
  generateContacts(makeSettings({ count: 20, seed: '42', ...changes }), loaded);

const generate = (changes: Changes) => generateAll(changes).map(({ contact }) => contact);

const settings = fc.record({
  country: fc.constantFrom(...codes),
  count: fc.integer({ min: 1, max: 40 }),
  seed: fc.oneof(
    fc.integer({ min: 0, max: 0xffffffff }).map(String),
    fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
  ),
  phoneMode: fc.constantFrom(...PHONE_MODES),
  phoneFormat: fc.constantFrom(...PHONE_FORMATS),
  nameSource: fc.constantFrom(...NAME_SOURCES),
});

test('each contact has the four keys in their order, and a phone where the country has a calling code', () => {
  const offenders = codes.filter((country) => {
    const contacts = generate({ country, count: 7 });
    const isRight = (contact: Contact) =>
      Object.keys(contact).join(' ') === 'first_name last_name email phone' &&
      contact.first_name.trim() !== '' &&
      contact.last_name.trim() !== '' &&
      (hasCallingCode(country) ? /^\+[0-9][0-9 -]+$/.test(contact.phone ?? '') : contact.phone === null);
    return contacts.length !== 7 || !contacts.every(isRight);
  });
  expect(offenders).toEqual([]);
});

test('the same settings give the same contacts, byte for byte; a larger count only appends', () => {
  fc.assert(
    fc.property(settings, fc.nat(13), (each, more) => {
      const larger = generate({ ...each, count: each.count + more }).slice(0, each.count);
      expect(JSON.stringify(larger)).toBe(JSON.stringify(generate(each)));
    }),
    { seed: 3, numRuns: 60 },
  );
});

test('each field has its own random numbers: names and phones can change without each other', () => {
  const people = (each: Changes) => generate(each).map(({ phone, ...person }) => person);
  const phones = (each: Changes) => generate(each).map(({ phone }) => phone);
  fc.assert(
    fc.property(settings, settings, (each, { phoneMode, phoneFormat, nameSource }) => {
      expect(people({ ...each, phoneMode, phoneFormat })).toEqual(people(each));
      expect(phones({ ...each, nameSource })).toEqual(phones(each));
    }),
    { seed: 5, numRuns: 60 },
  );
});

test.each([
  ['random', 'NO', /^\+47(123456789|[2-9]\d{7})$/],
  ['valid', 'NO', /^\+47[49]\d{7}$/],
  ['fictional', 'US', /^\+1\d{3}55501\d{2}$/],
] as const)('%s phones of %s match %s in E.164', (phoneMode, country, pattern) => {
  for (const { phone } of generate({ phoneMode, country, phoneFormat: 'e164' })) expect(phone).toMatch(pattern);
});

test('the same seed gives different people, emails and digits in each country, even with English names', () => {
  const callable = codes.filter(hasCallingCode);
  const contacts = callable.map((country) => generate({ country, nameSource: 'english', phoneMode: 'valid' }));
  for (const getPart of [
    ({ first_name, last_name }: Contact) => `${first_name} ${last_name}`,
    ({ email }: Contact) => email.replace(/^[^@\d]*/, ''),
    ({ phone }: Contact) => phone?.slice(-2),
  ])
    expect(new Set(contacts.map((each) => each.map(getPart).join())).size).toBe(callable.length);
});

test('a hundred seeds give a hundred different lists of names, of phones, and of the ends of emails', () => {
  const lists = Array.from({ length: 100 }, (_, seed) => generate({ seed: String(seed), phoneMode: 'valid' }));
  const countDistinct = (pick: (contact: Contact) => unknown) =>
    new Set(lists.map((contacts) => JSON.stringify(contacts.map(pick)))).size;
  expect(countDistinct(({ first_name, last_name }) => first_name + last_name)).toBe(100);
  expect(countDistinct(({ phone }) => phone)).toBe(100);
  expect(countDistinct(({ email }) => email.replace(/[a-z-]+/, ''))).toBe(100);
});

test.each([
  [
    'JP',
    'local',
    /^(ja|zh-Jpan|vi-JP|fil)$/,
    /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]+|[\p{Script=Latin} -]+)$/u,
  ],
  ['EG', 'local', /^ar-/, /^[\p{Script=Arabic} ]+$/u],
  ['JP', 'latin', /-Latn$|^(vi-JP|fil)$/, /^[A-Za-z' -]+$/],
  ['JP', 'english', /^en-US$/, /^[A-Za-z]+$/],
  ['US', 'local', /-(US|Latn)\b/, /^[A-Za-z' -]+$/],
] as const)(
  'the %s contacts with %s names are tagged %s, and written in that script',
  (country, nameSource, tags, script) => {
    for (const { contact, name } of generateAll({ country, nameSource, count: 200 })) {
      expect(name.lang).toMatch(tags);
      expect(contact).toMatchObject({ first_name: name.first, last_name: name.last });
      expect(name.first + name.last).toMatch(script);
    }
  },
);

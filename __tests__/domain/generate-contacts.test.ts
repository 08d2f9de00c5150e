import fc from 'fast-check';
import { COUNTRIES, type RegionCode } from '../../domain/countries/countries';
import type { Contact } from '../../domain/files/contact';
import { generateContacts } from '../../domain/generate-contacts';
import { EMAIL_DOMAINS } from '../../domain/names/email';
import { NAME_SOURCES, type NameSource } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';
import type { GeneratedContact } from '../../domain/run';
import { readShippedNames } from '../../scripts/names/shipped-names';
import { type Changes, makeSettings } from '../settings';

const WITHOUT_CALLING_CODE = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];
const codes = COUNTRIES.map(({ code }) => code);

const loaded = await readShippedNames();

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
      (WITHOUT_CALLING_CODE.includes(country) ? contact.phone === null : /^\+[0-9][0-9 -]+$/.test(contact.phone ?? ''));
    return contacts.length !== 7 || !contacts.every(isRight);
  });
  expect(offenders).toEqual([]);
});

test.each([0, 1, 0xffffffff])(
  'the seed %d makes 1,000 contacts with distinct ASCII e-mails at reserved domains',
  (seed) => {
    const emails = generate({ count: 1000, seed: String(seed) }).map(({ email }) => email);
    expect(new Set(emails).size).toBe(1000);
    for (const email of emails) {
      expect(email).toMatch(/^[a-z0-9]+([._-]+[a-z0-9]+)*@example\.(com|net|org)$/);
      expect(email.indexOf('@')).toBeLessThanOrEqual(64);
    }
    for (const domain of EMAIL_DOMAINS) expect(emails.some((email) => email.endsWith(`@${domain}`))).toBe(true);
  },
);

test('the same settings give the same contacts, to the byte', () => {
  fc.assert(
    fc.property(settings, (each) => {
      expect(JSON.stringify(generate(each))).toBe(JSON.stringify(generate(each)));
    }),
    { seed: 2, numRuns: 60 },
  );
});

test('a larger count only appends contacts', () => {
  fc.assert(
    fc.property(settings, (each) => {
      expect(generate({ ...each, count: each.count + 13 }).slice(0, each.count)).toEqual(generate(each));
    }),
    { seed: 3, numRuns: 60 },
  );
});

test('the phone mode and format change neither names nor e-mails: each field has its own random stream', () => {
  const people = (each: Changes) => generate(each).map(({ phone, ...person }) => person);
  fc.assert(
    fc.property(settings, settings, (each, { phoneMode, phoneFormat }) => {
      expect(people({ ...each, phoneMode, phoneFormat })).toEqual(people(each));
    }),
    { seed: 5, numRuns: 60 },
  );
});

test('the kind of names changes no phone', () => {
  const phones = (each: Changes) => generate(each).map(({ phone }) => phone);
  fc.assert(
    fc.property(settings, settings, (each, { nameSource }) => {
      expect(phones({ ...each, nameSource })).toEqual(phones(each));
    }),
    { seed: 6, numRuns: 60 },
  );
});

test('A to Z names change neither e-mails nor phones, in any country', () => {
  const rest = (country: RegionCode, nameSource: NameSource) =>
    generate({ country, nameSource }).map(({ email, phone }) => [email, phone]);
  const offenders = codes.filter(
    (country) => JSON.stringify(rest(country, 'latin')) !== JSON.stringify(rest(country, 'local')),
  );
  expect(offenders).toEqual([]);
});

test.each(['NO', 'MH', 'US', 'AQ'] as const)('the placeholders of %s are marked as such', (country) => {
  const changes = { country, count: 200, seed: '9', phoneFormat: 'e164', nameSource: 'english' } as const;
  for (const phoneMode of PHONE_MODES)
    for (const { contact, isPlaceholder } of generateAll({ ...changes, phoneMode }))
      expect([contact.phone, isPlaceholder]).toEqual([contact.phone, contact.phone?.endsWith('123456789') === true]);
});

test('one seed rolls other people in each country, even English ones', () => {
  const people = codes.map((country) =>
    generate({ country, nameSource: 'english', count: 5 })
      .map(({ first_name, last_name }) => `${first_name} ${last_name}`)
      .join(),
  );
  expect(new Set(people).size).toBe(codes.length);
});

test('different seeds give different contacts', () => {
  const files = Array.from({ length: 200 }, (_, seed) => JSON.stringify(generate({ count: 2, seed: String(seed) })));
  expect(new Set(files).size).toBe(200);
});

test('an e-mail is built from the first and the last name', () => {
  const letters = (text = '') => text.toLowerCase().replace(/[^a-z]/g, '');
  for (const { contact, name } of generateAll({ country: 'DE', count: 300 }))
    expect(letters(contact.email.split('@')[0])).toBe(letters(name.latinFirst + name.latinLast));
});

test.each([
  ['JP', 'local', /^(ja|\w+-(Kana|Jpan|Hani))$/, /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー ]+$/u],
  ['EG', 'local', /^ar-/, /^[\p{Script=Arabic} ]+$/u],
  ['JP', 'latin', /-Latn$/, /^[A-Za-z' -]+$/],
  ['JP', 'english', /^en-US$/, /^[A-Za-z' -]+$/],
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

import parsePhoneNumber from 'libphonenumber-js/max';
import { COUNTRIES, getCountry, hasCallingCode, type RegionCode } from '../../../domain/countries/countries';
import { generateContacts } from '../../../domain/generate-contacts';
import { PHONE_FORMATS } from '../../../domain/phones/phone-format';
import { PHONE_MODES } from '../../../domain/phones/phones';
import { isPlaceholderValid } from '../../../domain/phones/random-phone';
import { countReservedNumbers, RESERVING_COUNTRIES } from '../../../domain/phones/reserved-phone';
import type { Results, Run } from '../../../domain/run';
import { summarize } from '../../../domain/screen/summary';
import { readShippedNames } from '../../../scripts/names/shipped-names';
import { type Changes, makeSettings } from '../../settings';
import { isValid } from '../phones/is-valid';

const loaded = await readShippedNames();
const NO_CALLING_CODE: readonly RegionCode[] = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];
const CALLABLE = COUNTRIES.map(({ code }) => code).filter(hasCallingCode);

function generate(changes: Changes, origin: Run['origin'] = 'link'): Results {
  const settings = makeSettings(changes);
  return { settings, origin, causedByPress: false, contacts: generateContacts(settings, loaded) };
}

/** The results as if the first phones were placeholders. */
const withPlaceholders = (results: Results, placeholders: number): Results => ({
  ...results,
  contacts: results.contacts.map((each, index) => ({ ...each, isPlaceholder: index < placeholders })),
});

const summarizeRun = (changes: Changes, origin?: Run['origin']) => summarize(generate(changes, origin));

test.each([
  [1, 'US', '1 contact for United States'],
  [2, 'CI', '2 contacts for Côte d’Ivoire'],
  [1000, 'NO', '1,000 contacts for Norway'],
] as const)('the heading counts %d of %s as "%s"', (count, country, heading) => {
  expect(summarizeRun({ count, country }).heading).toBe(heading);
});

test('Random: numbers that the library calls valid for the region count as valid, all others as placeholders', () => {
  for (const country of CALLABLE.filter((code) => !isPlaceholderValid(code))) {
    const results = generate({ country, count: 30 });
    const read = results.contacts.map(({ contact }) => parsePhoneNumber(contact.phone ?? ''));
    const valid = read.filter((phone) => phone?.isValid() && phone.country === country).length;
    const facts = new RegExp(`^${valid} valid numbers?, ${30 - valid} placeholders?$`);
    expect([country, summarize(results).phones]).toEqual([country, expect.stringMatching(facts)]);
  }
});

test.each([
  ['MH', 1000, '0 valid numbers, 1,000 placeholders'],
  ['MH', 1, '0 valid numbers, 1 placeholder'],
] as const)(
  'where no attempt can succeed, as in %s, all of %d are placeholders',
  (country, count, phones) => {
    expect(summarizeRun({ country, count }).phones).toBe(phones);
  },
);

test.each([
  [0, 200, null],
  [1, 1, '1 of 1 number is a placeholder: ten tries found no valid one.'],
  [1, 200, '1 of 200 numbers is a placeholder: ten tries found no valid one.'],
  [12, 200, '12 of 200 numbers are placeholders: ten tries found no valid one.'],
  [1000, 1000, '1,000 of 1,000 numbers are placeholders: ten tries found no valid one.'],
])('the notice of %d placeholders among %d numbers is %j', (placeholders, count, notice) => {
  const results = generate({ country: 'NO', count, nameSource: 'english' });
  expect(summarize(withPlaceholders(results, placeholders)).placeholderNotice).toBe(notice);
});

test('Valid: all numbers count as valid and none as a placeholder, in Western Sahara too', () => {
  for (const country of CALLABLE) {
    const results = generate({ country, phoneMode: 'valid' });
    expect(results.contacts.every(({ contact }) => isValid(contact.phone ?? '', country))).toBe(true);
    expect(summarize(results)).toMatchObject({ phones: '5 valid numbers', placeholderNotice: null });
  }
  expect(CALLABLE).toContain('EH');
  expect(summarizeRun({ country: 'EH', count: 1, phoneMode: 'valid' }).phones).toBe('1 valid number');
});

test('Reserved: countries that set ranges aside count reserved numbers, all others valid ones', () => {
  const reserving = CALLABLE.filter((country) => countReservedNumbers(country) > 0);
  expect(reserving).toHaveLength(RESERVING_COUNTRIES.length);
  for (const country of CALLABLE) {
    const { phones, placeholderNotice } = summarizeRun({ country, phoneMode: 'reserved' });
    expect([phones, placeholderNotice]).toEqual([
      reserving.includes(country) ? '5 reserved numbers' : '5 valid numbers',
      null,
    ]);
  }
});

test('a run of more numbers than Sweden sets aside says that some repeat, and they do', () => {
  const settings = { country: 'SE', phoneMode: 'reserved' } as const;
  const distinct = (count: number) =>
    new Set(generate({ ...settings, count }).contacts.map(({ contact }) => contact.phone)).size;
  expect(summarizeRun({ ...settings, count: 495 }).notes).toEqual([]);
  expect(distinct(495)).toBe(495);
  for (const count of [496, 1000]) {
    expect(summarizeRun({ ...settings, count }).notes).toEqual([
      'Sweden sets aside 495 numbers; some repeat.',
    ]);
    expect(distinct(count)).toBe(495);
  }
});

test('a region without a range says that its numbers may be someone’s', () => {
  expect(summarizeRun({ country: 'JP', phoneMode: 'reserved' }).notes).toEqual([
    'Japan sets no range aside: these numbers are valid and may be someone’s.',
  ]);
  expect(summarizeRun({ country: 'JP', phoneMode: 'valid' }).notes).toEqual([]);
});

test('the placeholder of 18 regions is itself a valid number, and the summary says so', () => {
  const named = CALLABLE.filter(isPlaceholderValid);
  expect(named.join(' ')).toBe('AT AZ KH CD FR IE JP MY MN PL RS ZA KR SS LK SD SE TJ');
  for (const country of named) {
    const { placeholderNotice, notes } = summarizeRun({ country, count: 100, nameSource: 'english' });
    const { name } = getCountry(country);
    expect(notes).toEqual(
      placeholderNotice
        ? [`The placeholder happens to be a valid number of ${name} and may be someone’s.`]
        : [],
    );
  }
  expect(summarizeRun({ country: 'MH', nameSource: 'english' }).notes).toEqual([]);
  expect(summarizeRun({ country: 'JP', phoneMode: 'valid' }).notes).toEqual([]);
});

test.each([
  ['random', 0, '5 valid numbers, 0 placeholders', []],
  [
    'random',
    1,
    '4 valid numbers, 1 placeholder',
    ['The placeholder happens to be a valid number of Japan and may be someone’s.'],
  ],
  ['valid', 0, '5 valid numbers', []],
] as const)(
  'five %s numbers of Japan, %i of them placeholders, are %s',
  (mode, placeholders, phones, notes) => {
    const results = generate({ country: 'JP', phoneMode: mode, nameSource: 'english' });
    expect(summarize(withPlaceholders(results, placeholders))).toMatchObject({ phones, notes });
  },
);

test.each([
  ['AQ', 'Antarctica'],
  ['TF', 'French Southern Territories'],
] as const)('nobody lives in %s, and the summary says so', (country, name) => {
  expect(summarizeRun({ country, phoneMode: 'valid' }).notes).toEqual([
    `The names are English: ${name} has no inhabitants.`,
  ]);
  expect(summarizeRun({ country, phoneMode: 'valid', nameSource: 'english' }).notes).toEqual([]);
});

test('inhabited countries such as the US and India get no note on names', () => {
  for (const country of ['US', 'GB', 'IN', 'IS', 'ET'] as const)
    expect(summarizeRun({ country, phoneMode: 'valid' }).notes).toEqual([]);
});

test('contacts from a link of another version may differ, and the summary says so', () => {
  expect(summarizeRun({ phoneMode: 'valid' }, 'linkOfOtherVersion').notes).toEqual([
    'The link was made by another version of this tool: these contacts may differ from those it was made for.',
  ]);
});

test.each(NO_CALLING_CODE)('%s has no numbers in any mode, and no note on them', (country) => {
  for (const phoneMode of PHONE_MODES)
    expect(summarizeRun({ country, phoneMode, nameSource: 'english' })).toEqual({
      heading: `5 contacts for ${getCountry(country).name}`,
      phones: 'no numbers',
      format: null,
      placeholderNotice: null,
      notes: [],
    });
});

test('no summary calls a number safe', () => {
  for (const { code: country } of COUNTRIES)
    for (const phoneMode of PHONE_MODES) {
      const sentences = Object.values(summarizeRun({ country, phoneMode, count: 1 })).flat();
      const text = sentences.join(' ').replace(getCountry(country).name, '');
      expect(text).not.toMatch(/\bsafe|\bharmless|\bnobody|\bno one|\bfiction/i);
    }
});

test('Western Sahara has a note that validators read its numbers as another country’s; MA, BL, JE and US have none', () => {
  const hasNote = (country: RegionCode) =>
    summarizeRun({ country, count: 1, phoneMode: 'valid' }).notes.some((note) =>
      note.startsWith('Validators read'),
    );
  expect(['EH', 'MA', 'BL', 'JE', 'US'].filter((code) => hasNote(code as RegionCode))).toEqual(['EH']);
  expect(summarizeRun({ country: 'EH', count: 1, phoneMode: 'random' }).notes.join()).not.toContain(
    'Validators',
  );
});

test('the format is named unless it is International or there are no numbers', () => {
  const formats = (country: RegionCode) =>
    PHONE_FORMATS.map((phoneFormat) => summarizeRun({ country, phoneFormat, nameSource: 'english' }).format);
  expect(formats('NO')).toEqual([null, 'E.164', 'national format']);
  expect(formats('AQ')).toEqual([null, null, null]);
});

test('the number of placeholders is the same in each format', () => {
  for (const country of ['MH', 'NO', 'GB', 'JP'] as const) {
    const [first, ...others] = PHONE_FORMATS.map(
      (phoneFormat) =>
        summarizeRun({ country, phoneFormat, count: 200, nameSource: 'english' }).placeholderNotice,
    );
    expect(first).toMatch(/^[0-9]+ of 200 numbers are placeholders: /);
    expect(others).toEqual([first, first]);
  }
});

import { COUNTRIES, getCountry, hasCallingCode } from '../../../domain/countries/countries';
import { generateContacts } from '../../../domain/generate-contacts';
import { FICTIONAL_COUNTRIES } from '../../../domain/phones/country-ranges';
import { PHONE_FORMATS } from '../../../domain/phones/phone-format';
import { PHONE_MODES } from '../../../domain/phones/phones';
import { isPlaceholderValid } from '../../../domain/phones/random-phone';
import type { Results, Run } from '../../../domain/run';
import { summarize } from '../../../domain/screen/summary';
import { readShippedNames } from '../../../scripts/names/shipped-names';
import { type Changes, makeSettings } from '../../settings';

const NAMES = readShippedNames();
const CALLABLE = COUNTRIES.map(({ code }) => code).filter(hasCallingCode);

/** Results with English names, unless others are asked for. */
function generate(changes: Changes, origin: Run['origin'] = 'form'): Results {
  const settings = makeSettings({ nameSource: 'english', ...changes });
  return { settings, origin, causedByPress: true, contacts: generateContacts(settings, NAMES) };
}

/** The summary, as if the first phones were placeholders. */
function summarizeWith(placeholders: number, changes: Changes) {
  const results = generate(changes);
  const contacts = results.contacts.map((each, index) => ({
    ...each,
    phone: { ...each.phone, isPlaceholder: index < placeholders },
  }));
  return summarize({ ...results, contacts });
}

const summarizeRun = (changes: Changes, origin?: Run['origin']) => summarize(generate(changes, origin));

test.each([
  [1, 'US', 'United States: 1 contact'],
  [2, 'CI', 'Côte d’Ivoire: 2 contacts'],
  [1000, 'NO', 'Norway: 1,000 contacts'],
] as const)('the heading of %d for %s is "%s"', (count, country, heading) => {
  expect(summarizeRun({ count, country }).heading).toBe(heading);
});

test.each([
  [0, 5, '5 valid numbers'],
  [1, 5, '4 valid numbers, 1 placeholder (no valid number in ten attempts)'],
  [4, 5, '1 valid number, 4 placeholders (no valid number in ten attempts)'],
  [1000, 1000, '1,000 placeholders (no valid number in ten attempts)'],
])('%d placeholders among %d numbers are described without zeros: %s', (placeholders, count, numbers) => {
  expect(summarizeWith(placeholders, { country: 'NO', count }).numbers).toBe(numbers);
});

test('the summary warns wherever numbers may belong to real people, and offers the alternatives that exist', () => {
  for (const country of CALLABLE)
    for (const phoneMode of PHONE_MODES) {
      const hasRanges = FICTIONAL_COUNTRIES.includes(country);
      const areFictional = phoneMode === 'fictional' && hasRanges;
      const { shouldWarn, canUseFictional } = summarizeRun({ country, phoneMode });
      const expected = { shouldWarn: !areFictional, canUseFictional: hasRanges && !areFictional };
      expect({ country, phoneMode, shouldWarn, canUseFictional }).toEqual({ country, phoneMode, ...expected });
    }
  expect(summarizeWith(1, {}).canMakeValid).toBe(true);
  expect(summarizeWith(0, {}).canMakeValid).toBe(false);
});

test.each(PHONE_MODES)(
  'without a calling code there are no phone numbers and no warning, whatever the mode: %s',
  (phoneMode) => {
    expect(summarizeRun({ country: 'AQ', phoneMode, phoneFormat: 'e164' })).toMatchObject({
      numbers: 'No phone numbers',
      format: null,
      shouldWarn: false,
      canMakeValid: false,
      canUseFictional: false,
      notes: [],
    });
  },
);

test.each([
  [{}, 'Local names, random numbers.'],
  [{ nameSource: 'latin', phoneMode: 'valid' }, 'Latin letters, valid numbers.'],
  [{ nameSource: 'tricky', phoneMode: 'fictional' }, 'Tricky names, fictional numbers.'],
  [{ country: 'JP', phoneMode: 'fictional' }, 'Local names, valid numbers.'],
  [{ country: 'AQ' }, 'English names, no phone numbers.'],
] as const)('in print, the names and numbers of %j are described as %j', (changes, printedFacts) => {
  expect(summarizeRun({ nameSource: 'local', ...changes }).printedFacts).toBe(printedFacts);
});

test.each<[string, Changes, string[]]>([
  ['all numbers differ', { country: 'SE', phoneMode: 'fictional', count: 495 }, []],
  [
    'fictional numbers repeat',
    { country: 'SE', phoneMode: 'fictional', count: 496 },
    ['Sweden sets only 495 numbers aside for fiction, so some repeat.'],
  ],
  [
    'there are no fictional numbers',
    { country: 'JP', phoneMode: 'fictional' },
    ['Japan sets no numbers aside for fiction, so these are valid numbers.'],
  ],
  [
    'validators see another country',
    { country: 'EH', phoneMode: 'valid' },
    ['Phone validators treat the numbers of Western Sahara as Moroccan.'],
  ],
  ['there are no valid numbers', { country: 'EH' }, []],
  ['validators see the right country', { country: 'MA', phoneMode: 'valid' }, []],
  [
    'nobody lives there',
    { country: 'TF', nameSource: 'local' },
    ['Nobody lives in French Southern Territories, so the names are English.'],
  ],
  [
    'nobody lives there, and A to Z was asked for',
    { country: 'TF', nameSource: 'latin' },
    ['Nobody lives in French Southern Territories, so the names are English.'],
  ],
  ['English names were asked for', { country: 'TF' }, []],
  ['tricky names were asked for', { country: 'TF', nameSource: 'tricky' }, []],
])('if %s, the notes of %j are %j', (_, changes, notes) => {
  expect(summarizeRun(changes).notes).toEqual(notes);
});

test('contacts from a link of another version may differ, and the summary says so', () => {
  expect(summarizeRun({}, 'linkOfOtherVersion').notes).toEqual([
    'This link was made with another version of this tool, so the contacts may differ.',
  ]);
});

test('the placeholder of 18 countries is also a valid number, and the summary says so', () => {
  const found = CALLABLE.filter(isPlaceholderValid);
  expect(found.join(' ')).toBe('AT AZ KH CD FR IE JP MY MN PL RS ZA KR SS LK SD SE TJ');
  for (const country of found)
    expect(summarizeWith(1, { country }).notes).toEqual([
      `In ${getCountry(country).name}, the placeholder 123456789 is also a valid number.`,
    ]);
  expect(summarizeWith(1, { country: 'MH' }).notes).toEqual([]);
  expect(summarizeWith(0, { country: 'JP' }).notes).toEqual([]);
});

test('the format is mentioned unless it is International', () => {
  const formats = PHONE_FORMATS.map((phoneFormat) => summarizeRun({ phoneFormat }).format);
  expect(formats).toEqual([null, 'E.164', 'national format']);
});

import { COUNTRIES, hasCallingCode } from '../../../domain/countries/countries';
import { generateContacts } from '../../../domain/generate-contacts';
import { getFictionFacts } from '../../../domain/phones/fiction';
import { PHONE_MODES, type Phone } from '../../../domain/phones/phones';
import { isPlaceholderValid } from '../../../domain/phones/random-phone';
import type { Results, Run } from '../../../domain/run';
import { summarize } from '../../../domain/screen/summary';
import { type Changes, makeSettings } from '../../settings';
import { readShippedNames } from '../../shipped-names';

const NAMES = readShippedNames();
const CALLABLE = COUNTRIES.map(({ code }) => code).filter(hasCallingCode);
const WARNING = 'Some of these numbers may belong to real people. Do not call or text them.';

/** Results with English names, unless others are asked for; the first phones have other facts if there are any. */
function generate(changes: Changes, phones: readonly Partial<Phone>[] = [], origin: Run['origin'] = 'form'): Results {
  const settings = makeSettings({ nameSource: 'english', ...changes });
  const contacts = generateContacts(settings, NAMES).map((each, index) => ({
    ...each,
    phone: { ...each.phone, ...phones[index] },
  }));
  return { settings, origin, causedByPress: true, contacts };
}

const summarizeRun = (...run: Parameters<typeof generate>) => summarize(generate(...run));
const getTexts = (...run: Parameters<typeof generate>) => summarizeRun(...run).notes.map(({ text }) => text);
const placeholder = { text: '+47 123456789', isPlaceholder: true, mayBelongToSomeone: false };

test.each([
  [1, 'US', 'United States: 1 contact'],
  [2, 'CI', 'Côte d’Ivoire: 2 contacts'],
  [1000, 'NO', 'Norway: 1,000 contacts'],
] as const)('the heading of %d for %s is "%s"', (count, country, heading) => {
  expect(summarizeRun({ count, country }).heading).toBe(heading);
});

test.each<[Changes, number, string]>([
  [{}, 0, '5 valid numbers · English names'],
  [{ phoneFormat: 'e164' }, 1, '4 valid numbers, 1 placeholder · English names · E.164'],
  [{ nameSource: 'latin' }, 4, '1 valid number, 4 placeholders · Latin letters'],
  [{ nameSource: 'tricky', phoneFormat: 'national' }, 5, '5 placeholders · tricky names · national format'],
  [{ phoneMode: 'fictional', nameSource: 'local' }, 0, '5 fictional numbers · local names'],
  [{ country: 'JP', phoneMode: 'fictional' }, 0, '5 valid numbers · English names'],
  [{ country: 'AQ', nameSource: 'local', phoneFormat: 'e164' }, 0, 'English names'],
])('the facts of %j with %d placeholders are %j', (changes, placeholders, facts) => {
  const phones = Array.from({ length: placeholders }, () => placeholder);
  expect(summarizeRun({ country: 'DE', phoneMode: 'valid', ...changes }, phones).facts).toBe(facts);
});

test.each([
  [1, false, '1 of 5 phones is the placeholder +47 123456789. It is not a valid number.'],
  [2, false, '2 of 5 phones are the placeholder +47 123456789. It is not a valid number.'],
  [2, true, '2 of 5 phones are the placeholder +47 123456789. It is also a valid number.'],
] as const)('the note about %d placeholders that may be valid (%j) is: %s', (count, mayBelongToSomeone, text) => {
  const phones = Array(count).fill({ ...placeholder, mayBelongToSomeone });
  const { notes } = summarizeRun({ country: 'NO', phoneMode: 'valid' }, phones);
  expect(notes[0]).toEqual({ text, phoneModes: ['valid'] });
});

test.each([
  ['NO', ['fictional', 'valid']],
  ['EH', ['valid']],
] as const)('where no number reaches anyone, placeholders of %s can become %j', (country, phoneModes) => {
  expect(summarizeRun({ country }, Array(5).fill(placeholder)).notes).toMatchObject([{ phoneModes }]);
});

test('the warning appears only if a number may belong to someone', () => {
  const warns = (flags: boolean[]) => {
    const phones = flags.map((mayBelongToSomeone) => ({ mayBelongToSomeone }));
    return summarizeRun({}, phones).notes.some(({ isWarning }) => isWarning);
  };
  expect(warns([false, false, false, false, false])).toBe(false);
  expect(warns([false, false, false, false, true])).toBe(true);
});

test.each(PHONE_MODES)('Fictional is offered with the warning where it helps: %s', (phoneMode) => {
  for (const country of CALLABLE) {
    const warning = summarizeRun({ country, phoneMode, count: 1 }, [{ mayBelongToSomeone: true }]).notes.find(
      ({ isWarning }) => isWarning,
    );
    const helps = phoneMode !== 'fictional' && getFictionFacts(country).count > 0;
    expect(warning).toEqual({ text: WARNING, isWarning: true, phoneModes: helps ? ['fictional'] : [] });
  }
});

test.each<[Changes, string]>([
  [{ nameSource: 'local' }, `Fake data: 5 valid numbers · local names. ${WARNING} Seed 7.`],
  [{ country: 'JP', phoneMode: 'fictional' }, `Fake data: 5 valid numbers · English names. ${WARNING} Seed 7.`],
  [{ phoneMode: 'fictional', seed: 'a b' }, 'Fake data: 5 fictional numbers · English names. Seed a b.'],
  [{ country: 'AQ', nameSource: 'local' }, 'Fake data: English names. Seed 7.'],
])('print describes %j as %j', (changes, printed) => {
  expect(summarizeRun(changes).printed).toBe(printed);
});

const NOBODY = 'There are no permanent residents, so the names are English.';
const NO_CODE = 'There is no calling code for Antarctica, so phones are empty (null in JSON).';

test.each<[Changes, string[]]>([
  [{ country: 'SE', phoneMode: 'fictional', count: 495 }, []],
  [
    { country: 'SE', phoneMode: 'fictional', count: 496 },
    ['There are only 495 numbers of this kind for Sweden, so some repeat.'],
  ],
  [{ country: 'TK', phoneMode: 'valid', count: 300 }, [WARNING]],
  [
    { country: 'TK', phoneMode: 'valid', count: 301 },
    [WARNING, 'There are only 300 numbers of this kind for Tokelau, so some repeat.'],
  ],
  [
    { country: 'JP', phoneMode: 'fictional' },
    ['No fictional numbers are known for Japan that pass validation, so these are valid numbers.', WARNING],
  ],
  [
    { country: 'EH', phoneMode: 'valid' },
    [WARNING, 'Phone validators treat the numbers of Western Sahara as Moroccan.'],
  ],
  [{ country: 'EH' }, ['5 of 5 phones are the placeholder +212 123456789. It is not a valid number.']],
  [{ country: 'MA', phoneMode: 'valid' }, [WARNING]],
  [{ country: 'AQ', phoneMode: 'fictional' }, [NO_CODE]],
  [{ country: 'AQ', nameSource: 'local' }, [NO_CODE, NOBODY]],
  [{ country: 'AQ', nameSource: 'latin' }, [NO_CODE, NOBODY]],
  [{ country: 'AQ', nameSource: 'tricky' }, [NO_CODE]],
  [{ country: 'AQ', domain: 'acme.dev' }, [NO_CODE, 'Mail to these addresses goes to whoever runs acme.dev.']],
  [{ country: 'AQ', domain: 'acme.test' }, [NO_CODE, 'Mail to these addresses reaches nobody: acme.test is reserved.']],
])('the notes of %j are %j', (changes, notes) => {
  expect(getTexts(changes)).toEqual(notes);
});

test('the contacts of a link from another version may differ', () => {
  expect(getTexts({ country: 'AQ' }, [], 'linkOfOtherVersion')).toEqual([
    NO_CODE,
    'This link was made with another version of this tool, so the contacts may differ.',
  ]);
});

test('the placeholder of 18 countries is also a valid number', () => {
  expect(CALLABLE.filter(isPlaceholderValid).join(' ')).toBe('AT AZ KH CD FR IE JP MY MN PL RS ZA KR SS LK SD SE TJ');
});

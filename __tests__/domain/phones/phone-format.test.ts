import parsePhoneNumber, { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { createPhoneFormatter, PHONE_FORMATS, type PhoneFormat } from '../../../domain/phones/phone-format';
import { createPhoneDraw, PHONE_MODES, type PhoneMode } from '../../../domain/phones/phones';
import { PLACEHOLDER_DIGITS } from '../../../domain/phones/random-phone';
import { createFieldFaker } from '../../../domain/random/faker';

const makePlaceholder = (country: CountryCode, format: PhoneFormat) =>
  createPhoneFormatter(country, format)(PLACEHOLDER_DIGITS);

function draw(country: CountryCode, mode: PhoneMode, format: PhoneFormat): string[] {
  const drawPhone = createPhoneDraw(createFieldFaker('5', 'phone', country), country, mode, format);
  return Array.from({ length: 30 }, () => drawPhone().text ?? '');
}

test.each([
  ['US', '2073571022', ['+1 207 357 1022', '+12073571022', '(207) 357-1022']],
  ['GB', '1632960846', ['+44 1632 960846', '+441632960846', '01632 960846']],
  ['IT', '0612345678', ['+39 06 1234 5678', '+390612345678', '06 1234 5678']],
  ['JP', '312345678', ['+81 3 1234 5678', '+81312345678', '03-1234-5678']],
] as const)('%s %s is written in each format', (country, nationalNumber, written) => {
  expect(PHONE_FORMATS.map((format) => createPhoneFormatter(country, format)(nationalNumber))).toEqual(written);
});

/**
 * Gabon: the library still accepts its seven-digit numbers from before 2019, and writes them with a leading 0. Parsed
 * again, that 0 is part of an eight-digit number.
 */
const GABON = 'GA';

/** The phones of a country that are not the same number in each format. */
function findDifferences(mode: PhoneMode, country: CountryCode) {
  const [international = [], e164 = [], national = []] = PHONE_FORMATS.map((format) => draw(country, mode, format));
  return e164.filter((number, index) => {
    const [one = '', other = ''] = [international[index], national[index]];
    const parsed =
      number === makePlaceholder(country, 'e164')
        ? other === makePlaceholder(country, 'national')
        : (mode === 'random' && country === GABON) || parsePhoneNumber(other, country)?.number === number;
    return !parsed || one.replaceAll(/[^+0-9]/g, '') !== number || other.includes('+');
  });
}

test.each(PHONE_MODES)('%s phones are the same numbers in the three formats, in every country', (mode) => {
  expect(getCountries().flatMap((country) => findDifferences(mode, country))).toEqual([]);
});

test.each([
  ['MH', ['+692 123456789', '+692123456789', '123456789']],
  ['NO', ['+47 123456789', '+47123456789', '123456789']],
  ['US', ['+1 123456789', '+1123456789', '123456789']],
  ['GB', ['+44 1234 56789', '+44123456789', '01234 56789']],
  ['JP', ['+81 123 45 6789', '+81123456789', '0123-45-6789']],
] as const)('the placeholder of %s is %j: its digits survive formatting', (country, written) => {
  expect(PHONE_FORMATS.map((format) => makePlaceholder(country, format))).toEqual(written);
});

test('every placeholder is the calling code and 123456789, however grouped', () => {
  for (const country of getCountries()) {
    const number = `+${getCountryCallingCode(country)}123456789`;
    expect(makePlaceholder(country, 'e164')).toBe(number);
    expect(makePlaceholder(country, 'international').replace(/[^+0-9]/g, '')).toBe(number);
    expect(makePlaceholder(country, 'national').replaceAll(/\D/g, '')).toMatch(/123456789$/);
  }
});

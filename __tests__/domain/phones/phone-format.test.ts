import parsePhoneNumber, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/max';
import {
  createPhoneMaker,
  formatPhone,
  PHONE_FORMATS,
  type PhoneFormat,
} from '../../../domain/phones/phone-format';
import { createPhones, PHONE_MODES, type PhoneMode } from '../../../domain/phones/phones';
import { makePlaceholder } from '../../../domain/phones/placeholder';
import { openStream } from '../../../domain/random/random';

function draw(country: CountryCode, mode: PhoneMode, format: PhoneFormat, seed = '5'): string[] {
  const drawPhone = createPhones(openStream(seed, 'phone'), country, mode, format);
  return Array.from({ length: 20 }, () => drawPhone().text ?? '');
}

test('International comes first: it is the default', () => {
  expect(PHONE_FORMATS).toEqual(['international', 'e164', 'national']);
});

test.each([
  ['US', '2073571022', ['+1 207 357 1022', '+12073571022', '(207) 357-1022']],
  ['GB', '1632960846', ['+44 1632 960846', '+441632960846', '01632 960846']],
  ['IT', '0612345678', ['+39 06 1234 5678', '+390612345678', '06 1234 5678']],
  ['JP', '312345678', ['+81 3 1234 5678', '+81312345678', '03-1234-5678']],
] as const)('%s %s is written in each format', (country, nationalNumber, written) => {
  expect(
    PHONE_FORMATS.map((format) => formatPhone(createPhoneMaker(country)(nationalNumber), format)),
  ).toEqual(written);
});

/**
 * Regions whose national format libphonenumber parses as another number. Gabon: seven-digit numbers from before 2019
 * are written with a leading 0, which today is part of the number.
 */
const NOT_READ_BACK = ['GA'];

for (const mode of PHONE_MODES)
  test(`${mode}: in every country the three formats hold the same numbers`, () => {
    for (const country of getCountries()) {
      const international = draw(country, mode, 'international');
      const e164 = draw(country, mode, 'e164');
      const national = draw(country, mode, 'national');
      expect(e164).toEqual(international.map((phone) => phone.replaceAll(/[^+0-9]/g, '')));
      for (const [index, phone] of national.entries()) {
        const number = e164[index] ?? '';
        const isPlaceholder = number === `+${getCountryCallingCode(country)}123456789`;
        if (isPlaceholder) expect(phone).toBe(makePlaceholder(country, 'national'));
        else if (!NOT_READ_BACK.includes(country))
          expect([country, phone, parsePhoneNumber(phone, country)?.number]).toEqual([
            country,
            phone,
            number,
          ]);
        expect(phone.replaceAll(/\D/g, '')).toContain(number.slice(-4));
        expect(phone).not.toContain('+');
      }
    }
  });

test('the placeholder in E.164 is a plus sign, the calling code and 123456789', () => {
  for (const country of getCountries())
    expect(makePlaceholder(country, 'e164')).toBe(`+${getCountryCallingCode(country)}123456789`);
});

test.each([
  ['MH', '123456789'],
  ['NO', '123456789'],
  ['GB', '01234 56789'],
  ['JP', '0123-45-6789'],
] as const)('the national placeholder of %s is %s', (country, placeholder) => {
  expect(makePlaceholder(country, 'national')).toBe(placeholder);
});

test('every national placeholder keeps all digits of 123456789', () => {
  for (const country of getCountries())
    expect(makePlaceholder(country, 'national').replaceAll(/\D/g, '')).toMatch(/123456789$/);
});

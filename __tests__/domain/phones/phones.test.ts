import parsePhoneNumber, { type CountryCode, getCountries } from 'libphonenumber-js/max';
import type { RegionCode } from '../../../domain/countries/countries';
import { createPhoneDraw, PHONE_MODES, type Phone, type PhoneMode } from '../../../domain/phones/phones';
import { createFieldFaker } from '../../../domain/random/faker';

const draw = (country: RegionCode, mode: PhoneMode, count: number) =>
  Array.from(
    { length: count },
    createPhoneDraw(createFieldFaker('1', 'phone', country), country, mode, 'international'),
  );

/** The type of a phone in the library, if it is valid for its country, and written exactly as the library writes it. */
function getType({ text, e164 }: Phone, country: CountryCode) {
  const parsed = parsePhoneNumber(text ?? '');
  // The library takes the numbers of Western Sahara for Morocco's, whose leading digits cover all of +212.
  if (!parsed?.isValid() || parsed.country !== (country === 'EH' ? 'MA' : country) || parsed.ext) return undefined;
  parsed.country = country;
  return parsed.formatInternational() === text && parsed.number === e164 ? parsed.getType() : undefined;
}

test.each(['valid', 'fictional'] as const)('every %s phone is valid for its country, without an extension', (mode) => {
  const offenders = getCountries().flatMap((country) =>
    draw(country, mode, 100).filter((phone) => !/MOBILE|FIXED_LINE/.test(getType(phone, country) ?? '')),
  );
  expect(offenders).toEqual([]);
});

test.each(PHONE_MODES)('%s phones are mobiles if the library says so, in every country', (mode) => {
  const offenders = getCountries().flatMap((country) =>
    draw(country, mode, 100).filter(
      (phone) => !phone.isPlaceholder && phone.isMobile !== /MOBILE/.test(getType(phone, country) ?? ''),
    ),
  );
  expect(offenders).toEqual([]);
});

test.each([
  ['AQ', 'random', []],
  ['AQ', 'fictional', []],
  ['NO', 'random', ['placeholder']],
  ['JP', 'random', ['mobile someone', 'placeholder someone', 'someone']],
  ['US', 'random', ['mobile someone', 'placeholder', 'someone']],
  ['NO', 'valid', ['mobile someone']],
  ['AX', 'valid', ['someone']],
  ['GB', 'fictional', ['']],
  ['US', 'fictional', ['mobile']],
  ['DE', 'fictional', ['', 'mobile']],
  ['JP', 'fictional', ['mobile someone']],
  ['VA', 'fictional', ['someone']],
] as const)('in %s, what is known about %s phones is: %j', (country, mode, facts) => {
  const found = draw(country, mode, 300).flatMap(({ text, isPlaceholder, ...phone }) =>
    text === null
      ? []
      : [isPlaceholder && 'placeholder', phone.isMobile && 'mobile', phone.mayBelongToSomeone && 'someone']
          .filter(Boolean)
          .join(' '),
  );
  expect([...new Set(found)].sort()).toEqual(facts);
});

test.each<[CountryCode, RegExp, string]>([
  ['NL', /^\+316\d{8}$/, 'no machines (097)'],
  ['BG', /^\+359[89]\d{8}$/, 'nine digits, not the eight of 43'],
  ['AD', /^\+376[36]\d{5}$/, 'six digits, not nine'],
  ['IL', /^\+9725\d{8}$/, 'no fax numbers (153)'],
  ['BR', /^\+55[1-9][1-9]9\d{8}$/, 'eleven digits with a 9'],
  ['US', /^\+1\d{3}(?!555|\d11)\d{7}$/, 'neither 555 nor N11 exchanges'],
  ['CA', /^\+1\d{3}(?!555|\d11)\d{7}$/, 'neither 555 nor N11 exchanges'],
  ['JP', /^\+81[789]0\d{8}$/, 'neither pagers nor machines (020)'],
  ['KR', /^\+8210\d{8}$/, 'no pagers (012)'],
])('Valid phones of %s match %s: %s', (country, pattern) => {
  expect(draw(country, 'valid', 300).filter(({ e164 }) => !pattern.test(e164 ?? ''))).toEqual([]);
});

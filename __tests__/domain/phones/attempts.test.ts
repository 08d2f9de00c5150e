import fc from 'fast-check';
import parsePhoneNumber, { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { getNumberingPlan, listPatterns } from '../../../domain/phones/numbering-plan';
import { createAttemptParser, drawTenDigits } from '../../../domain/phones/random-phone';
import { createFieldFaker } from '../../../domain/random/faker';

const CALLING_CODES = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))].sort();

/**
 * Attempts that look like numbers of a country. Forty numbers are drawn from each of its patterns and tried as they are,
 * after a national prefix, and after random digits. All are padded with random digits or cut to ten digits.
 */
function drawLikelyAttempts(country: CountryCode): string[] {
  const plan = getNumberingPlan(country);
  const seed = Number(getCountryCallingCode(country));
  const faker = createFieldFaker(String(seed), 'phone', 'US');
  const sample = (pattern: string) =>
    fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: 40, seed });
  const prefixes = sample(plan.nationalPrefixForParsing() || '0');
  return [plan.nationalNumberPattern(), ...listPatterns(plan)].flatMap((pattern) =>
    sample(pattern).flatMap((number, index) => [
      (number + drawTenDigits(faker)).slice(0, 10),
      (prefixes[index] + number + drawTenDigits(faker)).slice(0, 10),
      (drawTenDigits(faker) + number).slice(-10),
    ]),
  );
}

test('attempts that look like numbers get the same verdict as in the library, for all calling codes', () => {
  const differing: string[] = [];
  const accepting = CALLING_CODES.filter((callingCode) => {
    const countries = getCountries().filter((country) => getCountryCallingCode(country) === callingCode);
    const parsers = countries.map((country) => ({ country, parse: createAttemptParser(country) }));
    const phones = countries.flatMap(drawLikelyAttempts).map((digits) => {
      const phone = parsePhoneNumber(`+${callingCode}${digits}`);
      const accepted = phone?.isValid() && !phone.ext ? phone : null;
      for (const { country, parse } of parsers) {
        const expected = accepted?.country === country ? accepted.nationalNumber : null;
        if (parse(digits) !== expected) differing.push(`${country} ${digits}`);
      }
      return accepted?.country;
    });
    return phones.some(Boolean);
  });
  expect(differing).toEqual([]);
  // Ensures that the comparison is not only about refused attempts.
  expect(accepting.length).toBeGreaterThan(105);
});

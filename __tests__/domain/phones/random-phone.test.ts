import fc from 'fast-check';
import parsePhoneNumber, { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { createRandomPhoneDraw, drawTenDigits } from '../../../domain/phones/random-phone';
import { createFieldFaker } from '../../../domain/random/faker';

function drawAttempts(seed: number, count: number): string[] {
  const faker = createFieldFaker(String(seed), 'phone', 'US');
  return Array.from({ length: count }, () => drawTenDigits(faker));
}

/** Applies the phone rule to given attempts, as the spec words it (§5). Returns null if all fail. */
function drawBySpec(country: CountryCode, attempts: string[]): string | null {
  const callingCode = getCountryCallingCode(country);
  for (const digits of attempts) {
    const phone = parsePhoneNumber(`+${callingCode}${digits}`);
    if (phone?.isValid() && phone.country === country && phone.ext === undefined) return phone.nationalNumber;
  }
  return null;
}

test('the rule takes the first attempt of ten that passes, and never an eleventh', () => {
  fc.assert(
    fc.property(fc.constantFrom(...getCountries()), fc.integer({ min: 0, max: 0xffffffff }), (country, seed) => {
      const draw = createRandomPhoneDraw(createFieldFaker(String(seed), 'phone', 'US'), country);
      expect(draw()).toBe(drawBySpec(country, drawAttempts(seed, 10)));
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('the ten digits are each 0 to 9 about equally often, leading zeros included', () => {
  const attempts = drawAttempts(11, 20_000);
  expect(attempts.filter((digits) => !/^[0-9]{10}$/.test(digits))).toEqual([]);
  for (let place = 0; place < 10; place++)
    for (const digit of '0123456789') {
      const { length } = attempts.filter((digits) => digits[place] === digit);
      expect(Math.abs(length - 2000)).toBeLessThan(250);
    }
});

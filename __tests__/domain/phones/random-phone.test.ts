import fc from 'fast-check';
import parsePhoneNumber, { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { createRandomPhoneDraw, drawTenDigits } from '../../../domain/phones/random-phone';
import { createFieldFaker } from '../../../domain/random/faker';

function drawAttempts(seed: number, count: number): string[] {
  const faker = createFieldFaker(String(seed), 'phone');
  return Array.from({ length: count }, () => drawTenDigits(faker));
}

/** Applies the phone rule to given attempts, as the spec words it (§5). Returns null if all fail. */
function drawBySpec(country: CountryCode, attempts: string[]): string | null {
  const callingCode = getCountryCallingCode(country);
  for (const digits of attempts) {
    const phone = parsePhoneNumber(`+${callingCode}${digits}`);
    if (phone?.isValid() && phone.country === country && phone.ext === undefined) return phone.formatInternational();
  }
  return null;
}

test('the rule takes the first attempt of ten that passes, and never an eleventh', () => {
  fc.assert(
    fc.property(fc.constantFrom(...getCountries()), fc.integer({ min: 0, max: 0xffffffff }), (country, seed) => {
      const phone = createRandomPhoneDraw(createFieldFaker(String(seed), 'phone'), country)();
      expect(phone?.formatInternational() ?? null).toBe(drawBySpec(country, drawAttempts(seed, 10)));
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('the ten digits are each 0 to 9 about equally often, leading zeros included', () => {
  const counts = Array.from({ length: 10 }, () => new Array<number>(10).fill(0));
  for (const digits of drawAttempts(11, 20_000)) {
    expect(digits).toMatch(/^[0-9]{10}$/);
    [...digits].forEach((digit, place) => {
      const row = counts[place];
      if (row) row[Number(digit)] = (row[Number(digit)] ?? 0) + 1;
    });
  }
  for (const count of counts.flat()) expect(Math.abs(count - 2000)).toBeLessThan(250);
});

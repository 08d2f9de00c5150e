import parsePhoneNumber, { type CountryCode, getCountries } from 'libphonenumber-js/max';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import reservedRanges from '../../../domain/generated/reserved-ranges.json' with { type: 'json' };
import { countReservedNumbers, createReservedPhones } from '../../../domain/phones/reserved-phone';
import { getNationalNumber, isValidByGoogle, isValidByLibrary } from '../../phone-validators';

const REGIONS = ['US', 'CA', 'GB', 'AU', 'FR', 'DE', 'SE', 'NO'] as const;

function draw(region: CountryCode, count: number, seed = 1): string[] {
  const drawPhone = createReservedPhones(xoroshiro128plus(seed), region, 'international');
  if (!drawPhone) throw new Error(`${region} sets no range aside`);
  return Array.from({ length: count }, drawPhone);
}

/** How many of the phones fall into each of the region's ranges. */
function countByRange(region: keyof typeof reservedRanges, phones: readonly string[]): number[] {
  return reservedRanges[region].map((numbers) => {
    const pattern = new RegExp(`^(?:${numbers})$`);
    return phones.filter((phone) => pattern.test(getNationalNumber(phone, region))).length;
  });
}

test.each([
  ['US', 35_800],
  ['CA', 5600],
  ['GB', 14_000],
  ['AU', 80_030],
  ['FR', 50_000],
  ['DE', 5210],
  ['SE', 495],
  ['NO', 10_000],
  ['IE', 0],
  ['JP', 0],
] as const)('%s sets %i numbers aside', (region, count) => {
  expect(countReservedNumbers(region)).toBe(count);
});

test('only eight regions set ranges aside; for the others the result is null', () => {
  expect(
    getCountries()
      .filter((region) => createReservedPhones(xoroshiro128plus(1), region, 'international'))
      .sort(),
  ).toEqual([...REGIONS].sort());
});

test.each(REGIONS)('every phone of %s is in a listed range and valid for both validators', (region) => {
  const phones = draw(region, 200);
  expect(countByRange(region, phones).reduce((total, count) => total + count)).toBe(200);
  expect(phones.filter((phone) => !isValidByLibrary(phone, region))).toEqual([]);
  expect(phones.filter((phone) => !isValidByGoogle(phone, region))).toEqual([]);
});

test.each(['GB', 'FR', 'AU', 'SE'] as const)(
  'all ranges of %s come up equally often, whatever their size',
  (region) => {
    const counts = countByRange(region, draw(region, 200));
    const expected = 200 / counts.length;
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected));
  },
);

test.each(['AU', 'DE', 'SE'] as const)('%s has mobiles and fixed lines among twenty phones', (region) => {
  const types = draw(region, 20).map((phone) => parsePhoneNumber(phone)?.getType());
  expect(new Set(types)).toEqual(new Set(['MOBILE', 'FIXED_LINE']));
});

test.each(['AU', 'DE', 'US'] as const)('1,000 phones of %s all differ', (region) => {
  expect(new Set(draw(region, 1000)).size).toBe(1000);
});

test('Sweden repeats a phone only after all 495 have been drawn', () => {
  const phones = draw('SE', 990);
  expect(new Set(phones.slice(0, 495)).size).toBe(495);
  expect(new Set(phones.slice(495)).size).toBe(495);
});

test('the same seed gives the same phones, and a larger count only appends phones', () => {
  expect(draw('DE', 20, 7)).toEqual(draw('DE', 600, 7).slice(0, 20));
  expect(draw('DE', 20, 8)).not.toEqual(draw('DE', 20, 7));
});

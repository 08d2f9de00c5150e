import { readFileSync } from 'node:fs';
import { SimpleFaker } from '@faker-js/faker';
import parsePhoneNumber, { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { countNumbers, numberAt, parsePattern } from '../../../domain/phones/number-pattern';
import {
  countReservedNumbers,
  createReservedPhoneDraw,
  RESERVING_COUNTRIES,
} from '../../../domain/phones/reserved-phone';
import { parseRows } from '../../../scripts/parse-rows';
import { isValid } from './is-valid';

const TABLE = readFileSync(new URL('../../../domain/phones/reserved-ranges.tsv', import.meta.url), 'utf8');

/** The ranges of the table, each with all of its phones in E.164. */
const RANGES = parseRows(TABLE).map(([, [code, line, pattern = '']]) => {
  const country = code as CountryCode;
  const phones = listPhones(country, pattern);
  return { country, line, phones, size: phones.length, first: phones[0] };
});

const COUNTS = { US: 35_800, CA: 5600, GB: 14_000, AU: 80_030, FR: 50_000, DE: 5210, SE: 495, NO: 10_000 };

function listPhones(country: CountryCode, pattern: string): string[] {
  const numbers = parsePattern(pattern);
  const start = `+${getCountryCallingCode(country)}`;
  return Array.from({ length: countNumbers(numbers) }, (_, rank) => start + numberAt(numbers, rank));
}

function draw(country: CountryCode, count: number, seed = 1): string[] {
  const drawPhone = createReservedPhoneDraw(new SimpleFaker({ seed: seed }), country, 'international');
  if (!drawPhone) throw new Error(`${country} sets no range aside`);
  return Array.from({ length: count }, drawPhone);
}

/** How many of the phones fall into each of the country's ranges. */
function countByRange(country: CountryCode, phones: readonly string[]): number[] {
  const own = RANGES.filter((range) => range.country === country).map((range) => new Set(range.phones));
  return own.map((range) => phones.filter((phone) => range.has(phone.replaceAll(/[ ()-]/g, ''))).length);
}

test.each(RANGES)('$country: all $size numbers from $first are valid, and each is a $line', (range) => {
  for (const phone of range.phones) {
    const read = parsePhoneNumber(phone);
    if (!read?.isValid() || read.country !== range.country || read.getType() !== range.line)
      throw new Error(`${phone} is not a valid ${range.line} of ${range.country}`);
  }
});

test.each([
  '+1 800 555 0100',
  '+1 900 555 0100',
  '+1 201 555 0200',
  '+44 28 9018 0000',
  '+44 808 157 0000',
  '+46 70 174 06 04',
  '+61 491 570 007',
  '+61 1800 160 401',
  '+33 9 72 10 00 00',
])('%s is not in any range', (phone) => {
  for (const { phones } of RANGES) expect(phones).not.toContain(phone.replaceAll(' ', ''));
});

test('eight countries set numbers aside; for the others the result is null', () => {
  const counts = getCountries().map((country) => [country, countReservedNumbers(country)] as const);
  expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(COUNTS);
  expect(RESERVING_COUNTRIES).toEqual(['AU', 'CA', 'DE', 'FR', 'GB', 'NO', 'SE', 'US']);
  expect(createReservedPhoneDraw(new SimpleFaker({ seed: 1 }), 'JP', 'international')).toBeNull();
});

test.each(Object.keys(COUNTS) as CountryCode[])(
  'every phone of %s is in a listed range, and all ranges come up equally often, whatever their size',
  (country) => {
    const phones = draw(country, 200);
    const counts = countByRange(country, phones);
    const expected = 200 / counts.length;
    expect(counts.reduce((total, count) => total + count)).toBe(200);
    expect(phones.filter((phone) => !isValid(phone, country))).toEqual([]);
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected));
  },
);

test.each(['AU', 'DE', 'US'] as const)('1,000 phones of %s all differ', (country) => {
  expect(new Set(draw(country, 1000)).size).toBe(1000);
});

test('Sweden repeats a phone only after all 495 have been drawn', () => {
  const phones = draw('SE', 990);
  expect(new Set(phones.slice(0, 495)).size).toBe(495);
  expect(new Set(phones.slice(495)).size).toBe(495);
});

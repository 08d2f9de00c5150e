import parsePhoneNumber, { type CountryCode, getCountries } from 'libphonenumber-js/max';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { getNumberPlan } from '../../../domain/phones/number-plan';
import { createValidPhones } from '../../../domain/phones/valid-phone';
import { isValid } from './is-valid';

function draw(region: CountryCode, count: number, seed = 1): string[] {
  return Array.from({ length: count }, createValidPhones(xoroshiro128plus(seed), region, 'international'));
}

const countMobiles = (phones: readonly string[]) =>
  phones.filter((phone) => parsePhoneNumber(phone)?.getType() === 'MOBILE').length;

test('every phone is a valid mobile or fixed line of its region, formatted by the library, without an extension', () => {
  for (const region of getCountries())
    expect(draw(region, 40).filter((phone) => !isValid(phone, region))).toEqual([]);
});

// With these seeds such a number comes up among the first twenty attempts.
test.each([
  ['AT', 938],
  ['DE', 82],
] as const)('the few numbers in the plan of %s that the library refuses are never drawn', (region, seed) => {
  expect(draw(region, 20, seed).filter((phone) => !isValid(phone, region))).toEqual([]);
});

test('of 1,000 phones at least 950 differ wherever the plan holds 100,000 numbers', () => {
  const large = getCountries().filter((region) => {
    const { mobile, fixedLine } = getNumberPlan(region);
    return mobile.size + fixedLine.size >= 100_000;
  });
  expect(large.length).toBeGreaterThan(230);
  for (const region of large) expect(new Set(draw(region, 1000)).size).toBeGreaterThanOrEqual(950);
});

test('about half of the phones of France are mobiles', () => {
  expect(Math.abs(countMobiles(draw('FR', 1000)) - 500)).toBeLessThan(60);
});

test('a kind with few numbers is drawn less often: the 2,000 fixed lines of Niue once in six draws', () => {
  const plan = getNumberPlan('NU');
  expect([plan.mobile.size, plan.fixedLine.size]).toEqual([11_000, 2000]);
  expect(Math.abs(countMobiles(draw('NU', 6000)) - 5000)).toBeLessThan(150);
});

test('every number of a plan (Tristan da Cunha) is drawn about equally often, the first and the last included', () => {
  expect(getNumberPlan('TA').fixedLine.size).toBe(1000);
  const counts = new Map<string, number>();
  for (const phone of draw('TA', 30_000)) counts.set(phone, (counts.get(phone) ?? 0) + 1);
  expect(counts.size).toBe(1000);
  expect(Math.min(...counts.values())).toBeGreaterThan(9);
  expect(Math.max(...counts.values())).toBeLessThan(55);
});

test('Russian numbers that begin with the national prefix 8 are drawn too', () => {
  expect(draw('RU', 400).filter((phone) => phone.startsWith('+7 8')).length).toBeGreaterThan(50);
});

import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { stringAt } from '../../../domain/phones/digit-strings';
import { getNumberPlan } from '../../../domain/phones/number-plan';

test('all 245 regions have numbers, none more than ten billion of a kind, none longer than E.164 allows', () => {
  const regions = getCountries();
  expect(regions).toHaveLength(245);
  for (const region of regions) {
    const { mobile, fixedLine } = getNumberPlan(region);
    expect(mobile.size + fixedLine.size).toBeGreaterThan(0);
    for (const strings of [mobile, fixedLine].filter(({ size }) => size > 0)) {
      expect(strings.size).toBeLessThanOrEqual(1e10);
      const last = stringAt(strings, strings.size - 1);
      expect(getCountryCallingCode(region).length + last.length).toBeLessThanOrEqual(15);
    }
  }
});

test('only Western Sahara has a plan that the library reads as numbers of another region', () => {
  expect(getCountries().filter((region) => getNumberPlan(region).isReadAsOtherRegion)).toEqual(['EH']);
});

test.each([
  ['BL', 0, 50_000],
  ['MF', 0, 110_000],
  ['AX', 0, 8_888_000],
  ['SJ', 0, 1_000_000],
  ['TA', 0, 1000],
] as const)(
  '%s keeps the numbers that no other region of its calling code takes: %i mobile, %i fixed line',
  (region, mobile, fixedLine) => {
    const plan = getNumberPlan(region);
    expect([plan.mobile.size, plan.fixedLine.size]).toEqual([mobile, fixedLine]);
  },
);

test('the US has only fixed lines: the library omits its mobile pattern, which is the same', () => {
  expect(getNumberPlan('US').mobile.size).toBe(0);
  expect(getNumberPlan('US').fixedLine.size).toBeGreaterThan(1e9);
});

import { COUNTRIES } from '../../../domain/countries/countries';
import { getRanges } from '../../../domain/phones/country-ranges';
import { getFictionFacts } from '../../../domain/phones/fiction';
import { createRangeMatcher } from '../../../domain/phones/range';

const FICTION = [
  ['AU', 80_030, false],
  ['CA', 5600, false],
  ['DE', 5210, false],
  ['FR', 50_000, true],
  ['GB', 14_000, true],
  ['NO', 10_000, true],
  ['SE', 495, false],
  ['US', 35_800, false],
] as const;

test.each(FICTION)('%s sets %d numbers aside for fiction; only fixed lines: %s', (country, count, areLandlines) => {
  expect(getFictionFacts(country)).toEqual({ count, areLandlines });
});

test('other countries set no numbers aside', () => {
  expect(
    COUNTRIES.map(({ code }) => code)
      .filter((country) => getFictionFacts(country).count > 0)
      .sort(),
  ).toEqual(FICTION.map(([country]) => country));
  for (const country of ['JP', 'AQ'] as const) expect(getFictionFacts(country).count).toBe(0);
});

test.each([
  ['US', '2015550123', true],
  ['US', '2015550200', false],
  ['US', '20155501234', false],
  ['US', '12015550123', false],
  ['US', '8005550100', false],
  ['US', '9005550100', false],
  ['CA', '2045550199', true],
  ['GB', '2890180000', false],
  ['GB', '8081570000', false],
  ['SE', '701740605', true],
  ['SE', '701740604', false],
  ['AU', '491570006', true],
  ['AU', '491570007', false],
  ['AU', '1800160401', false],
  ['FR', '972100000', false],
  ['DE', '17139200', false],
  ['DE', '1713920099', true],
  ['JP', '312345678', false],
] as const)('%s %s is set aside for fiction: %s', (country, nationalNumber, isFictional) => {
  expect(createRangeMatcher(Object.keys(getRanges(country, 'fictional')))(nationalNumber)).toBe(isFictional);
});

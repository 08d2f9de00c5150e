import type { CountryCode } from 'libphonenumber-js/max';
import { prepareAttemptFilter } from '../../../domain/phones/attempt-filter';
import { CALLING_CODES, compareWithLibrary, drawLikelyAttempts, drawUniformAttempts } from './attempts';

test.each<[CountryCode, string, boolean, string]>([
  ['US', '2015550123', true, 'an area code of its own'],
  ['CA', '2015550123', false, 'the area code of another region'],
  ['CA', '5062345678', true, 'an area code of its own'],
  ['CA', '8002345678', false, 'a toll-free code, which the library gives to the US'],
  ['US', '1234567890', false, 'nine digits after a national prefix, where ten are needed'],
  ['FR', '0123456789', true, 'nine digits after a national prefix'],
  ['FR', '1234567890', false, 'ten digits, and no national prefix'],
  ['ES', '0612345678', false, 'ten digits, where no national prefix exists'],
  ['KZ', '7012345678', true, 'its leading digit'],
  ['RU', '7012345678', false, 'the leading digit of another region'],
  ['HU', '0612345678', true, 'eight digits after a national prefix of two'],
  ['JM', '6582345678', true, 'one of several leading digits'],
])('%s %s: %s, because of %s', (country, digits, expected) => {
  expect(prepareAttemptFilter(country)(digits)).toBe(expected);
});

test('the filter lets through fewer than ten attempts that the library rejects', () => {
  const attempts = drawUniformAttempts(300, 1);
  const comparisons = CALLING_CODES.map((callingCode) => compareWithLibrary(callingCode, attempts));
  const letThrough = comparisons.reduce((sum, comparison) => sum + comparison.letThrough, 0);
  expect(letThrough).toBeLessThan(10);
});

test('in over 105 calling codes, the library accepts some of the likely attempts', () => {
  const reached = CALLING_CODES.filter(
    (callingCode) => compareWithLibrary(callingCode, drawLikelyAttempts(callingCode, 5, 1)).accepted > 0,
  );
  expect(reached.length).toBeGreaterThan(105);
});

describe.each(CALLING_CODES)('+%s: the filter rejects no attempt that the library accepts', (callingCode) => {
  test('among 1,000 random attempts', () => {
    expect(
      compareWithLibrary(callingCode, drawUniformAttempts(1000, Number(callingCode))).wronglyRejected,
    ).toEqual([]);
  });

  test('among attempts that look like its numbers', () => {
    const attempts = drawLikelyAttempts(callingCode, 60, Number(callingCode));
    expect(compareWithLibrary(callingCode, attempts).wronglyRejected).toEqual([]);
  });
});

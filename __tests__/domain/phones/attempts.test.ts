import type { CountryCallingCode, CountryCode } from 'libphonenumber-js/max';
import { createAttemptJudge } from '../../../domain/phones/random-phone';
import { CALLING_CODES, compareWithLibrary, drawLikelyAttempts, drawUniformAttempts } from './attempts';

test.each<[CountryCode, string, string | null, string]>([
  ['US', '2015550123', '2015550123', 'an area code of its own'],
  ['CA', '2015550123', null, 'the area code of another country'],
  ['CA', '5062345678', '5062345678', 'an area code of its own'],
  ['CA', '8002345678', null, 'a toll-free code, which the library gives to the US'],
  ['US', '1234567890', null, 'nine digits after a national prefix, where ten are needed'],
  ['FR', '0123456789', '123456789', 'nine digits after a national prefix'],
  ['FR', '1234567890', null, 'ten digits, and no national prefix'],
  ['ES', '0612345678', null, 'ten digits, where no national prefix exists'],
  ['BY', '8100883236', null, 'the library strips a national prefix, although the digits would be valid with it'],
  ['KZ', '7012345678', '7012345678', 'its leading digit'],
  ['RU', '7012345678', null, 'the leading digit of another country'],
  ['HU', '0612345678', '12345678', 'eight digits after a national prefix of two'],
  ['JM', '6582345678', '6582345678', 'one of several leading digits'],
])('%s %s: %s, because of %s', (country, digits, expected) => {
  expect(createAttemptJudge(country)(digits)?.nationalNumber ?? null).toBe(expected);
});

test.each([
  ['random attempt', (callingCode: CountryCallingCode) => drawUniformAttempts(1000, Number(callingCode)), 15],
  [
    'attempt that looks like a number',
    (callingCode: CountryCallingCode) => drawLikelyAttempts(callingCode, 40, Number(callingCode)),
    105,
  ],
] as const)('each %s gets the same verdict as in the library, for all calling codes', (_, drawAttempts, reached) => {
  const all = CALLING_CODES.map((callingCode) => compareWithLibrary(callingCode, drawAttempts(callingCode)));
  expect(all.flatMap(({ differing }) => differing)).toEqual([]);
  // Ensures that the comparison is not only about refused attempts.
  expect(all.filter(({ accepted }) => accepted > 0).length).toBeGreaterThan(reached);
});

import { CALLING_CODES, compareWithLibrary, drawEvenAttempts, drawLikelyAttempts } from './attempts';

const callingCodes = CALLING_CODES.filter((callingCode) => /^[4-9]/.test(callingCode));

test.each(callingCodes)(
  '+%s: of 10,000 random attempts the filter rejects none that the library accepts',
  (callingCode) => {
    const { wrong } = compareWithLibrary(callingCode, drawEvenAttempts(10_000, Number(callingCode)));
    expect(wrong).toEqual([]);
  },
);

test.each(callingCodes)(
  '+%s: of attempts close to its numbers the filter rejects none that the library accepts',
  (callingCode) => {
    const { wrong } = compareWithLibrary(
      callingCode,
      drawLikelyAttempts(callingCode, 30, Number(callingCode)),
    );
    expect(wrong).toEqual([]);
  },
);

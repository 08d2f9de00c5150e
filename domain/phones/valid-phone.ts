import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max/es6';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type DigitStrings, stringAt } from './digit-strings';
import { getNumberPlan } from './number-plan';
import { createPhoneMaker, formatPhone, type PhoneFormat } from './phone-format';
import { createPrefixStripper, createTypeTest, getRegionMetadata } from './region-metadata';

/** Mobiles and fixed lines are equally likely, but a kind with fewer numbers is drawn less often, to avoid repeats. */
const MAX_WEIGHT = 10_000;

/** With today's metadata at least 999 of 1,000 attempts succeed: the library refuses a few numbers of the plans of AT and DE. */
const MAX_ATTEMPTS = 100;

function getWeight(strings: DigitStrings): number {
  return Math.min(strings.size, MAX_WEIGHT);
}

/**
 * Creates the phones of one run: mobiles and fixed lines that the library calls valid for the country, drawn evenly
 * over the whole plan of their kind. They may belong to somebody.
 *
 * @returns draws the next phone; throws a RangeError if the library accepts none
 */
export function createValidPhones(random: RandomGenerator, country: CountryCode, format: PhoneFormat) {
  const callingCode = getCountryCallingCode(country);
  const { mobile, fixedLine } = getNumberPlan(country);
  const types = getRegionMetadata(country);
  const personalTypes = [types.mobile, types.fixedLine].filter((type) => type !== null);
  const isPersonal = createTypeTest(country, personalTypes);
  const strip = createPrefixStripper(country);
  const makePhone = createPhoneMaker(country);
  // Parsing is slow, so only digits that seem to start with a national prefix are parsed.
  const keepsPrefix = (digits: string) =>
    strip(digits) === digits || parsePhoneNumber(`+${callingCode}${digits}`)?.nationalNumber === digits;
  return (): string => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const place = uniformInt(random, 0, getWeight(mobile) + getWeight(fixedLine) - 1);
      const strings = place < getWeight(mobile) ? mobile : fixedLine;
      const digits = stringAt(strings, uniformInt(random, 0, strings.size - 1));
      if (isPersonal(digits) && keepsPrefix(digits)) return formatPhone(makePhone(digits), format);
    }
    throw new RangeError(`No valid phone found for ${country}`);
  };
}

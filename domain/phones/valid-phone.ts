import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  PhoneNumber,
} from 'libphonenumber-js/max/es6';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type DigitStrings, stringAt } from './digit-strings';
import { prepareStripNationalPrefix } from './national-prefix';
import { readNumberPlan } from './number-plan';
import { prepareIsPersonal } from './number-types';
import { formatPhone, type PhoneFormat } from './phone-format';

/** Mobiles and fixed lines are drawn equally often. A kind of fewer numbers than this is drawn less often, to avoid repeats. */
const FULL_WEIGHT = 10_000;

/** The library accepts every number that the plans of its present metadata hold: one attempt is enough. */
const MAX_ATTEMPTS = 100;

function getWeight(strings: DigitStrings): number {
  return Math.min(strings.size, FULL_WEIGHT);
}

/**
 * Phones that the library calls valid for the country, mobile or fixed line: each drawn evenly from the whole plan
 * of its kind. None is safe: it may be somebody's.
 *
 * @returns draws one phone, written in the format; throws a RangeError where the library accepts none
 */
export function prepareValidPhone(
  random: RandomGenerator,
  country: CountryCode,
  format: PhoneFormat,
): () => string {
  const callingCode = getCountryCallingCode(country);
  const { mobile, fixedLine } = readNumberPlan(country);
  const isPersonal = prepareIsPersonal(country);
  const strip = prepareStripNationalPrefix(country);
  const allWeights = getWeight(mobile) + getWeight(fixedLine);

  function drawDigits(): string {
    const isMobile = uniformInt(random, 0, allWeights - 1) < getWeight(mobile);
    const strings = isMobile ? mobile : fixedLine;
    return stringAt(strings, uniformInt(random, 0, strings.size - 1));
  }

  /** The digits as a phone, or null where the library would not take them for a personal line of the country. */
  function parse(digits: string): PhoneNumber | null {
    if (!isPersonal(digits)) return null;
    const number = `+${callingCode}${digits}`;
    // Parsing costs most of all, and is needed only where the digits might be read with a national prefix in front.
    if (strip(digits) !== digits && parsePhoneNumber(number)?.nationalNumber !== digits) return null;
    const phone = new PhoneNumber(number);
    // The plan holds only numbers of this region, so the library need not be asked, which is slow. (It gives none to EH.)
    phone.country = country;
    return phone;
  }

  return () => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const phone = parse(drawDigits());
      if (phone) return formatPhone(phone, format);
    }
    throw new RangeError(`No valid phone found for ${country}`);
  };
}

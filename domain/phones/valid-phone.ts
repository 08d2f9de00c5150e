import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  PhoneNumber,
} from 'libphonenumber-js/max/es6';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type DigitStrings, stringAt } from './digit-strings';
import { prepareStripNationalPrefix } from './national-prefix';
import { getNumberPlan } from './number-plan';
import { prepareIsPersonal } from './number-types';
import { formatPhone, type PhoneFormat } from './phone-format';

/** Mobiles and fixed lines are equally likely, but a kind with fewer numbers is drawn less often, to avoid repeats. */
const MAX_WEIGHT = 10_000;

/** With today's metadata at least 999 of 1,000 attempts succeed: the library refuses a few numbers of the plans of AT and DE. */
const MAX_ATTEMPTS = 100;

function getWeight(strings: DigitStrings): number {
  return Math.min(strings.size, MAX_WEIGHT);
}

/**
 * Prepares the phones of one run: mobiles and fixed lines that the library calls valid for the country, drawn evenly
 * over the whole plan of their kind. They may belong to somebody.
 *
 * @returns draws the next phone; throws a RangeError if the library accepts none
 */
export function prepareValidPhone(
  random: RandomGenerator,
  country: CountryCode,
  format: PhoneFormat,
): () => string {
  const callingCode = getCountryCallingCode(country);
  const { mobile, fixedLine } = getNumberPlan(country);
  const isPersonal = prepareIsPersonal(country);
  const strip = prepareStripNationalPrefix(country);
  const totalWeight = getWeight(mobile) + getWeight(fixedLine);

  function drawDigits(): string {
    const isMobile = uniformInt(random, 0, totalWeight - 1) < getWeight(mobile);
    const strings = isMobile ? mobile : fixedLine;
    return stringAt(strings, uniformInt(random, 0, strings.size - 1));
  }

  /** The digits as a phone; null if the library would not read them as a mobile or fixed line of the country. */
  function parse(digits: string): PhoneNumber | null {
    if (!isPersonal(digits)) return null;
    const number = `+${callingCode}${digits}`;
    // Parsing is slow, so only digits that seem to start with a national prefix are parsed.
    if (strip(digits) !== digits && parsePhoneNumber(number)?.nationalNumber !== digits) return null;
    const phone = new PhoneNumber(number);
    // The plan holds only numbers of this region, so the slow lookup by the library is skipped. It would give EH's to MA.
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

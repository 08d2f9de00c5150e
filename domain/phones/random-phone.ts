import type { SimpleFaker } from '@faker-js/faker';
import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max/es6';
import { createMatcher, createPrefixStripper, getMainCountry } from './numbering-plan';

/** Attempts per phone (spec §9). */
const MAX_ATTEMPTS = 10;

/** The national number of the placeholder, which is used if all ten attempts fail (spec §5, §9). */
export const PLACEHOLDER_DIGITS = '123456789';

/** Draws ten random digits (spec §5), each from 0 to 9, leading zeros included. */
export function drawTenDigits({ number }: SimpleFaker): string {
  return String(number.int(9_999_999_999)).padStart(10, '0');
}

/**
 * Creates a function that takes the digits of an attempt and returns the national number, or null if they fail the phone
 * rule (spec §5). The country's patterns decide most attempts. Only those that have a national prefix, or may belong to
 * another country, go to the slow library. This takes a tenth of the time in the median country.
 */
export function createAttemptParser(country: CountryCode) {
  const callingCode = getCountryCallingCode(country);
  const isValid = createMatcher(country);
  const strip = createPrefixStripper(country);
  const isMain = getMainCountry(country) === country;
  return (digits: string): string | null => {
    const stripped = strip(digits);
    if (isMain && stripped === digits) return isValid(digits) ? digits : null;
    if (!isValid(digits) && !isValid(stripped)) return null;
    const phone = parsePhoneNumber(`+${callingCode}${digits}`);
    // The rule itself, as in spec §5.
    return phone?.country === country && phone.isValid() && !phone.ext ? phone.nationalNumber : null;
  };
}

/**
 * Creates a draw of Random national numbers (spec §5): up to ten attempts at ten random digits after the calling code,
 * and null if all fail. An attempt passes if it parses, is valid for this country and has no extension.
 */
export function createRandomPhoneDraw(faker: SimpleFaker, country: CountryCode): () => string | null {
  const parseAttempt = createAttemptParser(country);
  return () => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const nationalNumber = parseAttempt(drawTenDigits(faker));
      if (nationalNumber !== null) return nationalNumber;
    }
    return null;
  };
}

/** Whether the placeholder is a valid number of the country, so it may be someone's: true for 18 of 245. */
export function isPlaceholderValid(country: CountryCode): boolean {
  return createAttemptParser(country)(PLACEHOLDER_DIGITS) !== null;
}

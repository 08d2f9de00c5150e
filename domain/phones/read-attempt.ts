import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
} from 'libphonenumber-js/max/es6';
import { memoizeByCountry } from './memoize-by-country';
import { createPrefixStripper } from './national-prefix';
import { createTypeTest, type NumberTest } from './number-types';
import { createPhoneMaker } from './phone-format';
import { getRegionMetadata, getRegionsOfCallingCode } from './region-metadata';

/**
 * Whether the library attributes a national number to the region, if no region before it takes the number. The library
 * goes through the regions of the calling code in order: one with leading digits takes every number that starts with
 * them, one without takes the numbers that are valid for it.
 */
function createAttributionTest(country: CountryCode): NumberTest {
  const { leadingDigits, types } = getRegionMetadata(country);
  if (!leadingDigits) return createTypeTest(country, types);
  const leading = new RegExp(`^(?:${leadingDigits})`);
  return (nationalNumber) => leading.test(nationalNumber);
}

/** Whether a national number is valid for the region and the library attributes it to this region. */
function createOwnTest(country: CountryCode): NumberTest {
  const regions = getRegionsOfCallingCode(country);
  const isValid = createTypeTest(country, getRegionMetadata(country).types);
  if (regions.length === 1) return isValid;
  const isAttributed = createAttributionTest(country);
  const earlier = regions.slice(0, regions.indexOf(country)).map(createAttributionTest);
  return (number) => isValid(number) && isAttributed(number) && !earlier.some((isTaken) => isTaken(number));
}

/**
 * Creates a function that judges attempts by the phone rule (spec §5). Most are rejected by the patterns of the country
 * alone, because the library is slow. Its parser then reads those that seem to start with a national prefix. It would
 * read the others as they are, so they are only checked by the library for being valid.
 *
 * @returns takes the digits after the calling code; returns the phone, or null if the attempt is rejected
 */
export const createAttemptReader = memoizeByCountry((country): ((digits: string) => PhoneNumber | null) => {
  const callingCode = getCountryCallingCode(country);
  const isOwn = createOwnTest(country);
  const strip = createPrefixStripper(country);
  const makePhone = createPhoneMaker(country);
  return (digits) => {
    const stripped = strip(digits);
    const hasPrefix = stripped !== digits;
    if (!isOwn(digits) && !(hasPrefix && isOwn(stripped))) return null;
    const phone = hasPrefix ? parsePhoneNumber(`+${callingCode}${digits}`) : makePhone(digits);
    // In the words of spec §5.
    return phone?.country === country && phone.isValid() && !phone.ext ? phone : null;
  };
});

import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
} from 'libphonenumber-js/max/es6';
import { contains } from './digit-strings';
import { memoizeByCountry } from './memoize-by-country';
import { createPrefixStripper } from './national-prefix';
import { getOwnNumbers } from './number-plan';
import { createTypeTest } from './number-types';
import { createPhoneMaker } from './phone-format';
import { getRegionMetadata, getRegionsOfCallingCode } from './region-metadata';

/** Whether a national number is valid for the region and the library attributes it to this region. */
function createOwnTest(country: CountryCode): (nationalNumber: string) => boolean {
  const isValid = createTypeTest(country, getRegionMetadata(country).types);
  if (getRegionsOfCallingCode(country).length === 1) return isValid;
  const own = getOwnNumbers(country);
  return (nationalNumber) => isValid(nationalNumber) && contains(own, nationalNumber);
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

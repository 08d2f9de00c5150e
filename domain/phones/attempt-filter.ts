import type { CountryCode } from 'libphonenumber-js/max/es6';
import { prepareStripNationalPrefix } from './national-prefix';
import { type NumberTest, prepareIsOfTypes } from './number-types';
import { oncePerCountry } from './once-per-country';
import { getRegionsOfCallingCode, readRegionMetadata } from './region-metadata';

/** National numbers that the library takes for the region's, if asked before the others of the calling code. */
function prepareClaims(country: CountryCode): NumberTest {
  const { leadingDigits, types } = readRegionMetadata(country);
  if (!leadingDigits) return prepareIsOfTypes(country, types);
  const leading = new RegExp(`^(?:${leadingDigits})`);
  return (nationalNumber) => leading.test(nationalNumber);
}

/** National numbers that are valid for the region and that no region asked before it takes. */
function prepareIsOurs(country: CountryCode): NumberTest {
  const regions = getRegionsOfCallingCode(country);
  const isValid = prepareIsOfTypes(country, readRegionMetadata(country).types);
  if (regions.length === 1) return isValid;
  const claims = prepareClaims(country);
  const others = regions.slice(0, regions.indexOf(country)).map(prepareClaims);
  return (number) =>
    isValid(number) && claims(number) && !others.some((isClaimedBefore) => isClaimedBefore(number));
}

/**
 * A cheap necessary condition for an attempt of the phone rule (spec §5), read from the library's own metadata: the
 * digits, or what is left of them without a national prefix, are a valid national number of the country. Which of the
 * two the library reads is left to the library.
 *
 * @returns tells of digits after the calling code whether the library might accept them; never false where it would
 */
export const prepareAttemptFilter = oncePerCountry((country): ((digits: string) => boolean) => {
  const isOurs = prepareIsOurs(country);
  const strip = prepareStripNationalPrefix(country);
  return (digits) => {
    if (isOurs(digits)) return true;
    const nationalNumber = strip(digits);
    return nationalNumber !== digits && isOurs(nationalNumber);
  };
});

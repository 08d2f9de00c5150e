import type { CountryCode } from 'libphonenumber-js/max/es6';
import { prepareStripNationalPrefix } from './national-prefix';
import { getRegionsOfCallingCode, readRegionMetadata } from './region-metadata';

type Test = (nationalNumber: string) => boolean;

/** No national number that the library reads has more digits. */
const MAX_LENGTH = 17;

/** National numbers valid for the region: of the general pattern, and of a type that has the very length. */
function prepareIsValid(country: CountryCode): Test {
  const { nationalNumberPattern, types } = readRegionMetadata(country);
  const byLength = Array.from({ length: MAX_LENGTH + 1 }, (_, length) => {
    const patterns = types
      .filter((type) => type.possibleLengths.includes(length))
      .map((type) => type.pattern);
    return patterns.length > 0
      ? new RegExp(`^(?=(?:${nationalNumberPattern})$)(?:${patterns.join('|')})$`)
      : null;
  });
  return (nationalNumber) => byLength[nationalNumber.length]?.test(nationalNumber) ?? false;
}

/** National numbers that the library takes for the region's, if asked before the others of the calling code. */
function prepareClaims(country: CountryCode): Test {
  const { leadingDigits } = readRegionMetadata(country);
  if (!leadingDigits) return prepareIsValid(country);
  const leading = new RegExp(`^(?:${leadingDigits})`);
  return (nationalNumber) => leading.test(nationalNumber);
}

/** National numbers that are valid for the region and that no region asked before it takes. */
function prepareIsOurs(country: CountryCode): Test {
  const regions = getRegionsOfCallingCode(country);
  const isValid = prepareIsValid(country);
  if (regions.length === 1) return isValid;
  const claims = prepareClaims(country);
  const others = regions.slice(0, regions.indexOf(country)).map(prepareClaims);
  return (number) => isValid(number) && claims(number) && !others.some((claimsToo) => claimsToo(number));
}

/**
 * A cheap necessary condition for an attempt of the phone rule (spec §5), read from the library's own metadata: the
 * digits, or what is left of them without a national prefix, are a valid national number of the country. Which of the
 * two the library reads is left to the library.
 *
 * @returns tells of digits after the calling code whether the library might accept them; never false where it would
 */
export function prepareAttemptFilter(country: CountryCode): (digits: string) => boolean {
  const isOurs = prepareIsOurs(country);
  const strip = prepareStripNationalPrefix(country);
  return (digits) => {
    if (isOurs(digits)) return true;
    const nationalNumber = strip(digits);
    return nationalNumber !== digits && isOurs(nationalNumber);
  };
}

import type { CountryCode } from 'libphonenumber-js/max/es6';
import { memoizeByCountry } from './memoize-by-country';
import { prepareStripNationalPrefix } from './national-prefix';
import { type NumberTest, prepareIsOfTypes } from './number-types';
import { getRegionMetadata, getRegionsOfCallingCode } from './region-metadata';

/**
 * Whether the library attributes a national number to the region, if no region before it takes the number. The library
 * goes through the regions of the calling code in order: one with leading digits takes every number that starts with
 * them, one without takes the numbers that are valid for it.
 */
function prepareIsAttributed(country: CountryCode): NumberTest {
  const { leadingDigits, types } = getRegionMetadata(country);
  if (!leadingDigits) return prepareIsOfTypes(country, types);
  const leading = new RegExp(`^(?:${leadingDigits})`);
  return (nationalNumber) => leading.test(nationalNumber);
}

/** Whether a national number is valid for the region and the library attributes it to this region. */
function prepareIsOwn(country: CountryCode): NumberTest {
  const regions = getRegionsOfCallingCode(country);
  const isValid = prepareIsOfTypes(country, getRegionMetadata(country).types);
  if (regions.length === 1) return isValid;
  const isAttributed = prepareIsAttributed(country);
  const earlier = regions.slice(0, regions.indexOf(country)).map(prepareIsAttributed);
  return (number) => isValid(number) && isAttributed(number) && !earlier.some((isTaken) => isTaken(number));
}

/**
 * Prepares a fast check that rejects most attempts of the phone rule (spec §5) without parsing them. An attempt passes
 * if its digits are a valid national number of the country, either as they are or without a national prefix.
 *
 * @returns takes the digits after the calling code; false only if the library would reject them
 */
export const prepareAttemptFilter = memoizeByCountry((country): ((digits: string) => boolean) => {
  const isOwn = prepareIsOwn(country);
  const strip = prepareStripNationalPrefix(country);
  return (digits) => {
    if (isOwn(digits)) return true;
    const nationalNumber = strip(digits);
    return nationalNumber !== digits && isOwn(nationalNumber);
  };
});

import type { CountryCode } from 'libphonenumber-js/max/es6';
import { type NumberType, readRegionMetadata } from './region-metadata';

export type NumberTest = (nationalNumber: string) => boolean;

/** No national number that the library reads has more digits. */
const MAX_LENGTH = 17;

/** Whether the library calls a national number valid for the region and of one of these types: the same, but faster. */
export function prepareIsOfTypes(country: CountryCode, types: readonly NumberType[]): NumberTest {
  const { nationalNumberPattern } = readRegionMetadata(country);
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

/** Whether a national number is of a mobile or fixed line, never premium, toll-free or short. */
export function prepareIsPersonal(country: CountryCode): NumberTest {
  const { mobile, fixedLine } = readRegionMetadata(country);
  return prepareIsOfTypes(
    country,
    [mobile, fixedLine].filter((type) => type !== null),
  );
}

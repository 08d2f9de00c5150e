import type { CountryCode } from 'libphonenumber-js/max/es6';
import { getRegionMetadata, type NumberType } from './region-metadata';

/** The longest national number that the parser accepts, in digits (spec §9). */
const MAX_LENGTH = 17;

/** Creates a fast equivalent of the library's check: is a number valid for the region, and of one of these types? */
export function createTypeTest(
  country: CountryCode,
  types: readonly NumberType[],
): (nationalNumber: string) => boolean {
  const { nationalNumberPattern } = getRegionMetadata(country);
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

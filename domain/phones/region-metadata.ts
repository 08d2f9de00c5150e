import type { CountryCode } from 'libphonenumber-js/max/es6';
import metadata from 'libphonenumber-js/max/metadata';

/** One kind of number (mobile, toll-free …), as the library tells it from the others. */
export interface NumberType {
  /** Regular expression of the whole national number. */
  readonly pattern: string;
  readonly possibleLengths: readonly number[];
}

/** What the library's metadata say of one region's national numbers: METADATA.md of libphonenumber-js explains each. */
export interface RegionMetadata {
  /** Regular expression that every valid national number matches as a whole. */
  readonly nationalNumberPattern: string;
  /** Regular expression of what may stand before a national number; null where nothing may. */
  readonly nationalPrefixForParsing: string | null;
  /** The replacement for what the prefix has captured. */
  readonly nationalPrefixTransformRule: string | null;
  /** Regular expression of the first digits that are this region's among those of its calling code. */
  readonly leadingDigits: string | null;
  /** The kinds of numbers that the region has: a valid number is of at least one. */
  readonly types: readonly NumberType[];
  /** Two of the types; null also where the library leaves out mobile numbers that look like fixed lines (US). */
  readonly fixedLine: NumberType | null;
  readonly mobile: NumberType | null;
}

/** Reads a region's array; the library leaves out, or sets to 0, what a region has not. */
export function readRegionMetadata(country: CountryCode): RegionMetadata {
  const fields = metadata.countries[country] ?? [];
  const [, , nationalNumberPattern, possibleLengths, , nationalPrefix, , prefixForParsing] = fields;
  const [transformRule, , leadingDigits, allTypes] = fields.slice(8);
  const types = (allTypes as [pattern?: string, lengths?: number[]][]).map((type) =>
    type[0] ? { pattern: type[0], possibleLengths: type[1] || possibleLengths } : null,
  );
  return {
    nationalNumberPattern,
    nationalPrefixForParsing: prefixForParsing || nationalPrefix || null,
    nationalPrefixTransformRule: transformRule || null,
    leadingDigits: leadingDigits || null,
    types: types.filter((type) => type !== null),
    fixedLine: types[0] ?? null,
    mobile: types[1] ?? null,
  };
}

/** The regions of a calling code, in the order in which the library asks them; the first one's prefix is theirs all. */
export function getRegionsOfCallingCode(country: CountryCode): readonly [CountryCode, ...CountryCode[]] {
  const [callingCode] = metadata.countries[country] ?? [];
  return metadata.country_calling_codes[callingCode] as [CountryCode, ...CountryCode[]];
}

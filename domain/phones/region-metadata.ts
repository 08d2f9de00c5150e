import type { CountryCode } from 'libphonenumber-js/max/es6';
import metadata from 'libphonenumber-js/max/metadata';

/** One kind of number: mobile, toll-free and so on. */
export interface NumberType {
  /** Regular expression of the whole national number. */
  readonly pattern: string;
  /** In digits of the national number. */
  readonly possibleLengths: readonly number[];
}

/** The library's metadata of one region; METADATA.md of libphonenumber-js explains each field. */
export interface RegionMetadata {
  /** Regular expression that every valid national number matches as a whole. */
  readonly nationalNumberPattern: string;
  /** Regular expression of what may precede a national number; null if nothing may. */
  readonly nationalPrefixForParsing: string | null;
  /** The replacement for a prefix with a captured group, such as '9$1'; null if the prefix is just removed. */
  readonly nationalPrefixTransformRule: string | null;
  /** Regular expression of the first digits that tell this region from others of its calling code; null if none do. */
  readonly leadingDigits: string | null;
  /** The kinds of numbers that the region has. A valid number is of at least one kind. */
  readonly types: readonly NumberType[];
  /** Null if the region has none. */
  readonly fixedLine: NumberType | null;
  /** Null if the region has none, or if its mobile numbers look like fixed lines (US). */
  readonly mobile: NumberType | null;
}

/** Gives names to the fields of a region's metadata array. The library omits missing fields or sets them to 0. */
export function getRegionMetadata(country: CountryCode): RegionMetadata {
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

/**
 * The regions that share the calling code of a country, in the order in which the library tries them. All regions of a
 * calling code share the first region's national prefix.
 */
export function getRegionsOfCallingCode(country: CountryCode): readonly [CountryCode, ...CountryCode[]] {
  const [callingCode] = metadata.countries[country] ?? [];
  return metadata.country_calling_codes[callingCode] as [CountryCode, ...CountryCode[]];
}

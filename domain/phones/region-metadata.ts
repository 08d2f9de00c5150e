import type { CountryCode } from 'libphonenumber-js/max/es6';
import metadata from 'libphonenumber-js/max/metadata';

/** One kind of number, such as mobile: the regular expression of the whole national number, and its lengths in digits. */
interface NumberType {
  readonly pattern: string;
  readonly possibleLengths: readonly number[];
}

/** The longest national number that the parser accepts, in digits (spec §9). */
const MAX_LENGTH = 17;

/**
 * Gives names to the fields of a region's metadata array, which METADATA.md of libphonenumber-js explains. The library
 * omits missing fields or sets them to 0; here they are null.
 */
export function getRegionMetadata(country: CountryCode) {
  const fields = metadata.countries[country] ?? [];
  const types = (fields[11] as [pattern?: string, lengths?: number[]][]).map((type): NumberType | null =>
    type[0] ? { pattern: type[0], possibleLengths: type[1] || fields[3] } : null,
  );
  return {
    /** Regular expression that every valid national number matches as a whole. */
    nationalNumberPattern: fields[2] as string,
    /** Regular expression of what may precede a national number. */
    nationalPrefixForParsing: (fields[7] || fields[5] || null) as string | null,
    /** The replacement for a prefix with a captured group, such as '9$1'; null if the prefix is just removed. */
    nationalPrefixTransformRule: (fields[8] || null) as string | null,
    /** Regular expression of the first digits that tell this region from others of its calling code. */
    leadingDigits: (fields[10] || null) as string | null,
    /** The kinds of numbers that the region has. A valid number is of at least one kind. */
    types: types.filter((type) => type !== null),
    fixedLine: types[0] ?? null,
    /** Null also if the region's mobile numbers look like fixed lines (US). */
    mobile: types[1] ?? null,
  };
}

/** The regions that share the calling code of a country, in the order in which the library tries them. */
export function getRegionsOfCallingCode(country: CountryCode): readonly [CountryCode, ...CountryCode[]] {
  const [callingCode] = metadata.countries[country] ?? [];
  return metadata.country_calling_codes[callingCode] as [CountryCode, ...CountryCode[]];
}

/** Wraps a pure function of a country so that it runs once per country; later calls return the stored result. */
export function memoizeByCountry<T>(compute: (country: CountryCode) => T): (country: CountryCode) => T {
  const cache = new Map<CountryCode, T>();
  return (country) => {
    if (!cache.has(country)) cache.set(country, compute(country));
    return cache.get(country) as T;
  };
}

/** Creates a fast equivalent of the library's check: is a national number valid for the region, and of one of the types? */
export function createTypeTest(country: CountryCode, types: readonly NumberType[]) {
  const { nationalNumberPattern } = getRegionMetadata(country);
  const byLength = Array.from({ length: MAX_LENGTH + 1 }, (_, length) => {
    const possible = types.filter(({ possibleLengths }) => possibleLengths.includes(length));
    const patterns = possible.map(({ pattern }) => pattern).join('|');
    return patterns ? new RegExp(`^(?=(?:${nationalNumberPattern})$)(?:${patterns})$`) : null;
  });
  return (nationalNumber: string): boolean => byLength[nationalNumber.length]?.test(nationalNumber) ?? false;
}

/**
 * Creates a fast equivalent of the library's answer: does it attribute a national number to the region? It asks the regions
 * of the calling code in turn. One with leading digits takes all numbers that start with them, any other those that are
 * valid for it.
 */
export const createOwnTest = memoizeByCountry((country): ((nationalNumber: string) => boolean) => {
  const regions = getRegionsOfCallingCode(country);
  const [isTaken, ...areTakenEarlier] = regions
    .slice(0, regions.indexOf(country) + 1)
    .reverse()
    .map((region) => {
      const { leadingDigits, types } = getRegionMetadata(region);
      const start = new RegExp(`^(?:${leadingDigits})`);
      return leadingDigits ? (digits: string) => start.test(digits) : createTypeTest(region, types);
    });
  return (digits) => isTaken?.(digits) === true && !areTakenEarlier.some((isTakenBy) => isTakenBy(digits));
});

/**
 * Creates a function that strips the national prefix from the digits after a calling code, as the library does. All
 * regions of a calling code share the rule of the first one. The library itself then decides whether to use the digits
 * with or without the prefix.
 */
export const createPrefixStripper = memoizeByCountry((country): ((digits: string) => string) => {
  const [first] = getRegionsOfCallingCode(country);
  const { nationalPrefixForParsing, nationalPrefixTransformRule } = getRegionMetadata(first);
  if (!nationalPrefixForParsing) return (digits) => digits;
  const prefix = new RegExp(`^(?:${nationalPrefixForParsing})`);
  return (digits) => {
    const match = prefix.exec(digits);
    if (!match) return digits;
    const hasCaptured = match.length > 1 && match.at(-1);
    return digits.replace(prefix, (hasCaptured && nationalPrefixTransformRule) || '');
  };
});

/** Whether the library reads all numbers of the country as those of another one: Western Sahara's as Morocco's. */
export function isReadAsOtherCountry(country: CountryCode): boolean {
  return country === 'EH';
}

/** The types of numbers that people have. */
export type PersonalType = 'mobile' | 'fixedLine';

/** Creates a fast equivalent of the library's check: is a national number a valid mobile or fixed line of the country? */
export function createPersonalTest(country: CountryCode, type: PersonalType) {
  const numberType = getRegionMetadata(country)[type];
  const isOfType = createTypeTest(country, numberType ? [numberType] : []);
  const isOwn = createOwnTest(country);
  return (nationalNumber: string): boolean =>
    isOfType(nationalNumber) && (isReadAsOtherCountry(country) || isOwn(nationalNumber));
}

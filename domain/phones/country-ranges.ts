import type { RegionCode } from '../countries/countries';
import phoneRanges from '../generated/phone-ranges.json' with { type: 'json' };

/** What the numbers of a range are. */
export const KINDS = ['mobile', 'fixed', 'fictional'] as const;
export type Kind = (typeof KINDS)[number];

/** Ranges such as '79[1-9]xxxxxx', each with its share of the country's numbers of that kind, in percent. */
export type Ranges = Readonly<Record<string, number>>;

/** Ranges by country and kind, as `ranges.tsv` has them. */
export type CountryRanges = Readonly<Partial<Record<RegionCode, Partial<Record<Kind, Ranges>>>>>;

const COUNTRY_RANGES: CountryRanges = phoneRanges;

/** The countries that set numbers aside for fiction, in alphabetical order. */
export const FICTIONAL_COUNTRIES = (Object.keys(COUNTRY_RANGES) as RegionCode[])
  .filter((country) => COUNTRY_RANGES[country]?.fictional)
  .sort();

/** Returns the ranges that a country sets aside for fiction; none for most countries. */
export function getFictionalRanges(country: RegionCode): Ranges {
  return COUNTRY_RANGES[country]?.fictional ?? {};
}

/** Returns a country's mobile ranges. Where the library knows no mobiles of its own, these are fixed lines. */
export function getValidRanges(country: RegionCode): Ranges {
  const { mobile, fixed } = COUNTRY_RANGES[country] ?? {};
  return mobile ?? fixed ?? {};
}

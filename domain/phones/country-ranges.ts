import type { RegionCode } from '../countries/countries';
import phoneRanges from '../generated/phone-ranges.json' with { type: 'json' };
import type { RangeKind } from './range';

/** Ranges such as '79[1-9]xxxxxx', each with its share of the country's numbers of that kind, in percent. */
export type Ranges = Readonly<Record<string, number>>;

/** The ranges in `ranges.tsv`. */
const RANGES: Readonly<Record<RangeKind, Readonly<Partial<Record<RegionCode, Ranges>>>>> = phoneRanges;

/** The countries that set numbers aside for fiction. */
export const COUNTRIES_WITH_FICTION = Object.keys(RANGES.fictional) as RegionCode[];

/** Returns the ranges of a kind that a country has; maybe none. */
export function getRanges(country: RegionCode, kind: RangeKind): Ranges {
  return RANGES[kind][country] ?? {};
}

/** Returns a country's mobile ranges. Where the library knows no mobiles of its own, these are fixed lines. */
export function getValidRanges(country: RegionCode): Ranges {
  return getRanges(country, country in RANGES.mobile ? 'mobile' : 'fixed');
}

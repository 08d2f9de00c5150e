import type { RegionCode } from '../countries/countries';
import phoneRanges from '../generated/phone-ranges.json' with { type: 'json' };
import type { RangeKind } from './range';

/** Ranges such as '79[1-9]xxxxxx', each with its share of the country's numbers of that kind, in percent. */
export type Ranges = Readonly<Record<string, number>>;

/** The ranges in `ranges.tsv`. */
const RANGES: Readonly<Record<RangeKind, Readonly<Partial<Record<RegionCode, Ranges>>>>> = phoneRanges;

/** Whether a country sets numbers aside for fiction. */
export function hasFiction(country: RegionCode): boolean {
  return country in RANGES.fictional;
}

/** Returns the ranges of a kind that a country has; maybe none. */
export function getRanges(country: RegionCode, kind: RangeKind): Ranges {
  return RANGES[kind][country] ?? {};
}

/** Returns a country's mobile ranges. Where the library knows no mobiles of its own, these are fixed lines. */
export function getValidRanges(country: RegionCode): Ranges {
  return getRanges(country, country in RANGES.mobile ? 'mobile' : 'fixed');
}

import type { RegionCode } from '../countries/countries';
import phoneRanges from '../generated/phone-ranges.json' with { type: 'json' };
import type { RangeKind } from './range';

/** Ranges such as '79[1-9]xxxxxx', each with its share of the country's numbers of that kind, in percent. */
export type Ranges = Readonly<Record<string, number>>;

/** The ranges in `ranges.tsv`. */
const RANGES: Readonly<Record<RangeKind, Readonly<Partial<Record<RegionCode, Ranges>>>>> = phoneRanges;

/** Returns the ranges of the first of these kinds that a country has; maybe none. */
export function getRanges(country: RegionCode, ...kinds: readonly RangeKind[]): Ranges {
  const kind = kinds.find((each) => country in RANGES[each]);
  return (kind && RANGES[kind][country]) ?? {};
}

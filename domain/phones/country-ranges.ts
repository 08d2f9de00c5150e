import type { RegionCode } from '../countries/countries';
import phoneRanges from '../generated/phone-ranges.json' with { type: 'json' };
import type { Kind } from './range';

/** Ranges such as '79[1-9]xxxxxx', each with its share of the country's numbers of that kind, in percent. */
export type Ranges = Readonly<Record<string, number>>;

/** Ranges as they ship: '79[1-9]*6 78*7|60 40'. '*6' stands for six times 'x'; the shares are in the same order. */
const PACKED: Readonly<Partial<Record<RegionCode, Partial<Record<Kind, string>>>>> = phoneRanges;

/** The countries that set numbers aside for fiction, in alphabetical order. */
export const FICTIONAL_COUNTRIES = (Object.keys(PACKED) as RegionCode[])
  .filter((country) => PACKED[country]?.fictional)
  .sort();

/** Returns the ranges of a kind that a country has in `ranges.tsv`, with rounded shares; maybe none. */
export function getRanges(country: RegionCode, kind: Kind): Ranges {
  const packed = PACKED[country]?.[kind];
  if (!packed) return {};
  const [ranges = [], shares = []] = packed.split('|').map((list) => list.split(' '));
  const unpack = (range: string) => range.replace(/\*(\d+)$/, (_, count) => 'x'.repeat(Number(count)));
  return Object.fromEntries(ranges.map((range, index) => [unpack(range), Number(shares[index])]));
}

/** Returns a country's mobile ranges. Where the library knows no mobiles of its own, these are fixed lines. */
export function getValidRanges(country: RegionCode): Ranges {
  return getRanges(country, PACKED[country]?.mobile ? 'mobile' : 'fixed');
}

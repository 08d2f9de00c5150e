import { hasCallingCode, type RegionCode } from '../countries/countries';
import { getRanges } from './country-ranges';
import { createMobileMatcher } from './numbering-plan';
import { countNumbers, getNumberAt, parseRange } from './range';

/** Returns how many numbers a country sets aside for fiction, and whether all of them are fixed lines. */
export function getFictionFacts(country: RegionCode): { readonly count: number; readonly areLandlines: boolean } {
  const ranges = Object.keys(getRanges(country, 'fictional')).map(parseRange);
  if (ranges.length === 0 || !hasCallingCode(country)) return { count: 0, areLandlines: false };
  const isMobile = createMobileMatcher(country);
  return {
    count: ranges.reduce((count, positions) => count + countNumbers(positions), 0),
    areLandlines: !ranges.some((positions) => isMobile(getNumberAt(positions, 0))),
  };
}

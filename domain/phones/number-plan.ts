import type { CountryCode } from 'libphonenumber-js/max/es6';
import { type DigitStrings, intersect, NO_STRINGS, subtract, unite } from './digit-strings';
import { parsePattern } from './number-pattern';
import { getRegionMetadata, getRegionsOfCallingCode, memoizeByCountry } from './region-metadata';

/**
 * No region has more lines than this. Plans without a fixed length (Germany, Austria) hold up to 10^15 numbers. Nearly
 * all are longer than any in use, so the longest lengths are dropped until the plan is small enough.
 */
const MAX_PLAN_SIZE = 1e10;

/** The numbers of one kind without those that are too long; none if the region does not have the kind. */
function getNumbersOfType(country: CountryCode, type: 'fixedLine' | 'mobile'): DigitStrings {
  const pattern = getRegionMetadata(country)[type]?.pattern;
  const strings = pattern ? parsePattern(pattern) : NO_STRINGS;
  let cut = strings;
  for (let length = 14; cut.size > MAX_PLAN_SIZE; length--) {
    cut = intersect(strings, parsePattern(`\\d{0,${length}}`));
  }
  return cut;
}

/**
 * The numbers that the library gives to a region if no region before it takes them: all that start with its leading
 * digits; if it has none, those of its own patterns.
 */
const getClaimedNumbers = memoizeByCountry((country): DigitStrings => {
  const { leadingDigits, types } = getRegionMetadata(country);
  const patterns = leadingDigits ? [`(?:${leadingDigits})\\d{0,15}`] : types.map(({ pattern }) => pattern);
  return patterns.map(parsePattern).reduce(unite);
});

/** The numbers that the library attributes to a region. It asks the regions of a calling code one after another. */
export const getOwnNumbers = memoizeByCountry((country): DigitStrings => {
  const regions = getRegionsOfCallingCode(country);
  const earlier = regions.slice(0, regions.indexOf(country)).map(getClaimedNumbers);
  return earlier.reduce(subtract, getClaimedNumbers(country));
});

/**
 * The national numbers of a region's mobile and fixed lines: only those that the library attributes to this region. If
 * nothing is left (EH, whose numbers the library gives to MA), the plan is the whole one, and `isReadAsOtherRegion` is
 * true. A number that may be either is in both sets.
 */
export const getNumberPlan = memoizeByCountry((country) => {
  const mobile = getNumbersOfType(country, 'mobile');
  const fixedLine = getNumbersOfType(country, 'fixedLine');
  const own = getOwnNumbers(country);
  const plan = { mobile: intersect(mobile, own), fixedLine: intersect(fixedLine, own) };
  const isReadAsOtherRegion = plan.mobile.size + plan.fixedLine.size === 0;
  return { ...(isReadAsOtherRegion ? { mobile, fixedLine } : plan), isReadAsOtherRegion };
});

import type { CountryCode } from 'libphonenumber-js/max/es6';
import { type DigitStrings, intersect, NO_STRINGS, subtract, unite } from './digit-strings';
import { memoizeByCountry } from './memoize-by-country';
import { parsePattern } from './number-pattern';
import { getRegionMetadata, getRegionsOfCallingCode } from './region-metadata';

/**
 * No region has more lines than this. Plans without a fixed length (Germany, Austria) hold up to 10^15 numbers. Nearly
 * all are longer than any in use, so the longest lengths are dropped until the plan is small enough.
 */
const MAX_PLAN_SIZE = 1e10;

/** The numbers of one kind. Mobile is empty if the library omits its pattern, equal to the fixed-line one (US). */
function getNumbersOfType(country: CountryCode, type: 'fixedLine' | 'mobile'): DigitStrings {
  const pattern = getRegionMetadata(country)[type]?.pattern;
  return pattern ? parsePattern(pattern) : NO_STRINGS;
}

function dropLongNumbers(strings: DigitStrings): DigitStrings {
  let cut = strings;
  for (let length = 14; cut.size > MAX_PLAN_SIZE; length--) {
    cut = intersect(strings, parsePattern(`\\d{0,${length}}`));
  }
  return cut;
}

/** All numbers that start with the region's leading digits; null if it has none. */
function getNumbersWithLeadingDigits(country: CountryCode): DigitStrings | null {
  const { leadingDigits } = getRegionMetadata(country);
  return leadingDigits ? parsePattern(`(?:${leadingDigits})\\d{0,15}`) : null;
}

/** The numbers that the library attributes to regions before this one in the list of the calling code. */
function getNumbersOfEarlierRegions(country: CountryCode): DigitStrings {
  const regions = getRegionsOfCallingCode(country);
  return regions
    .slice(0, regions.indexOf(country))
    .map(
      (other) =>
        getNumbersWithLeadingDigits(other) ??
        unite(getNumbersOfType(other, 'mobile'), getNumbersOfType(other, 'fixedLine')),
    )
    .reduce(unite, NO_STRINGS);
}

/**
 * The national numbers of a region's mobile and fixed lines: only those that the library attributes to this region. They
 * start with its leading digits; if it has none, they are the ones that no earlier region of the calling code takes. If
 * nothing is left (EH, whose numbers the library gives to MA), the plan is the whole one, and `isReadAsOtherRegion` is
 * true. A number that may be either is in both sets.
 */
export const getNumberPlan = memoizeByCountry((country) => {
  const mobile = dropLongNumbers(getNumbersOfType(country, 'mobile'));
  const fixedLine = dropLongNumbers(getNumbersOfType(country, 'fixedLine'));
  const leading = getNumbersWithLeadingDigits(country);
  const taken = leading ? NO_STRINGS : getNumbersOfEarlierRegions(country);
  const keepOwn = (strings: DigitStrings) =>
    leading ? intersect(strings, leading) : subtract(strings, taken);
  const plan = { mobile: keepOwn(mobile), fixedLine: keepOwn(fixedLine) };
  const isReadAsOtherRegion = plan.mobile.size + plan.fixedLine.size === 0;
  return isReadAsOtherRegion ? { mobile, fixedLine, isReadAsOtherRegion } : { ...plan, isReadAsOtherRegion };
});

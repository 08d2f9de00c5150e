import type { CountryCode } from 'libphonenumber-js/max/es6';
import { type DigitStrings, intersect, NO_STRINGS, subtract, unite } from './digit-strings';
import { readPattern } from './number-pattern';
import { oncePerCountry } from './once-per-country';
import { getRegionsOfCallingCode, readRegionMetadata } from './region-metadata';

/** National numbers of a region's personal lines; a number of either kind is in both sets. */
export interface NumberPlan {
  readonly mobile: DigitStrings;
  readonly fixedLine: DigitStrings;
  /** Whether the library reads every number of the plan as another region's: +212 5288 of EH as MA's. */
  readonly isClaimed: boolean;
}

/**
 * No region has more lines than this. Plans without a fixed length (Germany's, Austria's) hold up to 10^15 numbers,
 * nearly all of them longer than any in use, some even than the 15 digits of E.164: those are cut to their shorter ones.
 */
const LARGEST_PLAN = 1e10;

/** The numbers of one kind; of none, where the library leaves out a mobile pattern equal to the fixed line's (US). */
function readType(country: CountryCode, type: 'fixedLine' | 'mobile'): DigitStrings {
  const pattern = readRegionMetadata(country)[type]?.pattern;
  return pattern ? readPattern(pattern) : NO_STRINGS;
}

function dropLongest(strings: DigitStrings): DigitStrings {
  let cut = strings;
  for (let length = 14; cut.size > LARGEST_PLAN; length--) {
    cut = intersect(strings, readPattern(`\\d{0,${length}}`));
  }
  return cut;
}

function readLeadingDigits(country: CountryCode): DigitStrings | null {
  const { leadingDigits } = readRegionMetadata(country);
  return leadingDigits ? readPattern(`(?:${leadingDigits})\\d{0,15}`) : null;
}

/** What the library gives to regions that it asks before this one, of those that share the calling code. */
function readClaims(country: CountryCode): DigitStrings {
  const sharers = getRegionsOfCallingCode(country);
  return sharers
    .slice(0, sharers.indexOf(country))
    .map(
      (other) => readLeadingDigits(other) ?? unite(readType(other, 'mobile'), readType(other, 'fixedLine')),
    )
    .reduce(unite, NO_STRINGS);
}

/**
 * The plan of a region: only numbers that the library attributes to this region. These are the ones with the region's
 * leading digits, or, where it has none, those that no other region of the calling code claims first.
 */
export const readNumberPlan = oncePerCountry((country): NumberPlan => {
  const mobile = dropLongest(readType(country, 'mobile'));
  const fixedLine = dropLongest(readType(country, 'fixedLine'));
  const leading = readLeadingDigits(country);
  const claims = leading ? NO_STRINGS : readClaims(country);
  const narrow = (strings: DigitStrings) =>
    leading ? intersect(strings, leading) : subtract(strings, claims);
  const plan = { mobile: narrow(mobile), fixedLine: narrow(fixedLine) };
  const isClaimed = plan.mobile.size + plan.fixedLine.size === 0;
  return isClaimed ? { mobile, fixedLine, isClaimed } : { ...plan, isClaimed };
});

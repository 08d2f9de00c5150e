import { type CountryCode, getCountries } from 'libphonenumber-js/max/es6';
import examples from 'libphonenumber-js/mobile/examples';
import { countryPhoneData } from 'phone';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createDeck } from '../../domain/phones/number-deck';
import { countNumbers, parsePattern } from '../../domain/phones/number-pattern';
import { createPersonalTest, getNumberingPlan, type PersonalType } from '../../domain/phones/numbering-plan';
import { parseRows, type Report } from '../parse-rows';

type Patterns = Partial<Record<CountryCode, string>>;

/** How many numbers of a pattern are tested. */
const SAMPLE_SIZE = 1000;

/** Patterns with fewer valid numbers than this need a row in `mobile-ranges.tsv`. */
const MIN_NUMBERS = 20_000;

/** At least this fraction of a pattern's numbers must be valid, so that drawing one takes few attempts. */
const MIN_FRACTION = 0.1;

/** Draws some numbers of a pattern, and returns those that are valid for the region. */
function drawValid(region: CountryCode, type: PersonalType, pattern: string): string[] {
  const deck = createDeck(xoroshiro128plus(1), pattern);
  const sample = Array.from({ length: Math.min(deck.countLeft(), SAMPLE_SIZE) }, deck.deal);
  return sample.filter(createPersonalTest(region, type));
}

/** About how many numbers of a pattern are valid for the region, and which fraction of all they are. */
function estimate(region: CountryCode, type: PersonalType, pattern: string) {
  const all = countNumbers(parsePattern(pattern));
  const fraction = drawValid(region, type, pattern).length / Math.min(all, SAMPLE_SIZE);
  return { count: all * fraction, fraction };
}

const getMobilePattern = (region: CountryCode) => getNumberingPlan(region).type('MOBILE')?.pattern();

/** Whether the library knows mobile numbers of the region's own. */
function hasMobiles(region: CountryCode): boolean {
  const pattern = getMobilePattern(region);
  return pattern ? estimate(region, 'MOBILE', pattern).count > 0 : false;
}

/** Parses `mobile-ranges.tsv`: region, pattern, and source. Rows with a problem are reported and left out. */
export function parseMobileRanges(text: string, report: Report): Patterns {
  const patterns: Patterns = {};
  for (const [line, [code = '', pattern = '', source = '', ...others]] of parseRows(text)) {
    const region = getCountries().find((each) => each === code);
    if (!region || !source || others.length > 0)
      report(line, 'a row is a region with a calling code, a pattern of its national numbers, and a source');
    else if (patterns[region]) report(line, `${region} is listed twice`);
    else if (!isPattern(pattern)) report(line, `'${pattern}' is not a pattern of digits, classes, groups and counts`);
    else if (estimate(region, hasMobiles(region) ? 'MOBILE' : 'FIXED_LINE', pattern).fraction < MIN_FRACTION)
      report(line, `${region}: by libphonenumber, fewer than one in ten of these are valid: correct the pattern`);
    else patterns[region] = pattern;
  }
  return patterns;
}

function isPattern(text: string): boolean {
  try {
    return text !== '' && parsePattern(text).length > 0;
  } catch {
    return false;
  }
}

/** The mobile numbers of a length by the package `phone`; null if it has none. */
function findInPackage(region: CountryCode, length: number): string | null {
  const entry = countryPhoneData.find(({ alpha2 }) => alpha2 === region);
  if (!entry?.phone_number_lengths.includes(length)) return null;
  const starts = entry.mobile_begin_with.length > 0 ? entry.mobile_begin_with : [''];
  return starts.map((start) => `${start}\\d{${length - start.length}}`).join('|');
}

/** Whether all mobile numbers of the region's own by the library match a pattern, too. */
function coversLibrary(region: CountryCode, pattern: string): boolean {
  const expected = new RegExp(`^(?:${pattern})$`);
  return drawValid(region, 'MOBILE', getMobilePattern(region) ?? '').every((number) => expected.test(number));
}

/**
 * Chooses the numbers of each region: those of `mobile-ranges.tsv`, else those that both the library and the package `phone`
 * call mobile, at the length of the library's example.
 *
 * @param rows what `mobile-ranges.tsv` says
 * @returns the patterns that differ from the library's, and the regions that have no mobiles of their own
 */
export function chooseNumbers(rows: Patterns, report: Report) {
  const patterns = { ...rows };
  const withoutMobiles = getCountries().filter((region) => !hasMobiles(region));
  for (const region of getCountries()) {
    if (rows[region] || withoutMobiles.includes(region)) continue;
    const pattern = findInPackage(region, String(examples[region]).length);
    if (!pattern || estimate(region, 'MOBILE', pattern).count < MIN_NUMBERS)
      report(1, `${region}: libphonenumber and 'phone' agree on too few mobile numbers: add a row`);
    else if (!coversLibrary(region, pattern)) {
      patterns[region] = pattern;
      if (estimate(region, 'MOBILE', pattern).fraction < MIN_FRACTION)
        report(1, `${region}: few of the numbers that 'phone' calls mobile are valid: add a row`);
    }
  }
  return { patterns, withoutMobiles };
}

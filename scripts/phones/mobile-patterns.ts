import { SimpleFaker } from '@faker-js/faker';
import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max/es6';
import examples from 'libphonenumber-js/mobile/examples';
import { countryPhoneData } from 'phone';
import { createDeck } from '../../domain/phones/number-deck';
import { parsePattern } from '../../domain/phones/number-pattern';
import { createLineTest, getNumberingPlan, type LineType } from '../../domain/phones/numbering-plan';
import { parseRows, type Report } from '../parse-rows';

type Patterns = Partial<Record<CountryCode, string>>;

/** How many numbers of a pattern are tested. */
const SAMPLE_SIZE = 1000;

/** Countries with fewer numbers than this need a row in `mobile-ranges.tsv`. */
const MIN_NUMBERS = 20_000;

/** At least this fraction of a pattern's numbers must be valid, so that drawing takes few attempts. */
const MIN_FRACTION = 0.1;

/** Draws some numbers of a pattern. Returns the valid ones, and estimates how many of all are valid for the country. */
function sample(country: CountryCode, type: LineType, pattern: string) {
  const deck = createDeck(new SimpleFaker({ seed: 1 }), pattern);
  const all = deck.countLeft();
  const drawn = Array.from({ length: Math.min(all, SAMPLE_SIZE) }, deck.deal);
  const valid = drawn.filter(createLineTest(country, type));
  const fraction = valid.length / drawn.length;
  return { valid, fraction, count: all * fraction };
}

/** Draws some of the country's own mobiles that the library knows. */
function sampleMobiles(country: CountryCode): string[] {
  return sample(country, 'MOBILE', getNumberingPlan(country).type('MOBILE')?.pattern() ?? '').valid;
}

/** Whether the library knows any mobiles of the country's own. */
const hasMobiles = (country: CountryCode) => sampleMobiles(country).length > 0;

/** Parses `mobile-ranges.tsv`. Its head explains the rows. Reports problems; leaves out rows that can't be used. */
export function parseMobileRanges(text: string, report: Report): Patterns {
  const patterns: Patterns = {};
  for (const [line, [code = '', pattern = '', source = '', ...others]] of parseRows(text)) {
    if (!isSupportedCountry(code) || !source || others.length > 0)
      report(line, 'a row has a country (one with a calling code), a pattern of its national numbers, and a source');
    else if (patterns[code]) report(line, `${code} is listed twice`);
    else if (!isPattern(pattern)) report(line, `'${pattern}' is not a pattern of digits, classes, groups and counts`);
    else if (sample(code, hasMobiles(code) ? 'MOBILE' : 'FIXED_LINE', pattern).fraction < MIN_FRACTION)
      report(line, `${code}: libphonenumber calls fewer than one in ten of these valid: correct the pattern`);
    else patterns[code] = pattern;
  }
  return patterns;
}

/** Whether a text is a pattern that matches anything. */
export function isPattern(text: string): boolean {
  try {
    return text !== '' && parsePattern(text).length > 0;
  } catch {
    return false;
  }
}

/** Makes a pattern of the mobiles of a length according to the package `phone`; '' if it has none. */
function findInPackage(country: CountryCode, length: number): string {
  const entry = countryPhoneData.find(({ alpha2 }) => alpha2 === country);
  if (!entry?.phone_number_lengths.includes(length)) return '';
  const starts = entry.mobile_begin_with.length > 0 ? entry.mobile_begin_with : [''];
  return starts.map((start) => `${start}\\d{${length - start.length}}`).join('|');
}

/**
 * Chooses each country's numbers: those in the rows of `mobile-ranges.tsv`, or those that both the library and the
 * package `phone` call mobile, at the length of the library's example.
 *
 * @returns the patterns that differ from the library's, and the countries without mobiles of their own
 */
export function choosePatterns(rows: Patterns, report: Report) {
  const patterns = { ...rows };
  const withoutMobiles = getCountries().filter((country) => !hasMobiles(country));
  for (const country of getCountries()) {
    if (rows[country] || withoutMobiles.includes(country)) continue;
    const pattern = findInPackage(country, String(examples[country]).length);
    const { count, fraction } = sample(country, 'MOBILE', pattern);
    const expected = new RegExp(`^(?:${pattern})$`);
    // If the pattern matches all mobiles that the library knows, the library's own is enough.
    const coversLibrary = sampleMobiles(country).every((number) => expected.test(number));
    if (count < MIN_NUMBERS)
      report(1, `${country}: libphonenumber and 'phone' agree on too few mobile numbers: add a row`);
    else if (!coversLibrary) {
      patterns[country] = pattern;
      if (fraction < MIN_FRACTION)
        report(1, `${country}: few of the numbers that 'phone' calls mobile are valid: add a row`);
    }
  }
  return { patterns, withoutMobiles };
}

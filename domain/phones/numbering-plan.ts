import { type CountryCode, getCountryCallingCode, Metadata } from 'libphonenumber-js/max/es6';
import type { RegionCode } from '../countries/countries';

/** A country's numbers according to the library. Patterns are regular expressions; a missing one is falsy. */
interface NumberingPlan {
  readonly nationalNumberPattern: () => string;
  /** Matches what may precede a national number. */
  readonly nationalPrefixForParsing: () => string | undefined;
  /** The pattern of each type of numbers. */
  readonly types: () => readonly (readonly [pattern: string] | null)[];
  readonly type: (type: 'FIXED_LINE' | 'MOBILE') => { pattern: () => string } | undefined;
}

/** The library's type definitions leave most of this out; `attempts.test.ts` notices if it changes. */
const METADATA = new Metadata() as unknown as {
  readonly selectNumberingPlan: (country: CountryCode) => { readonly numberingPlan: NumberingPlan };
  readonly getCountryCodesForCallingCode: (callingCode: string) => [CountryCode, ...CountryCode[]];
};

export function getNumberingPlan(country: CountryCode): NumberingPlan {
  return METADATA.selectNumberingPlan(country).numberingPlan;
}

/** Returns the patterns of all types of numbers that a country has. */
export function listPatterns(plan: NumberingPlan): string[] {
  return plan.types().flatMap((type) => type?.[0] || []);
}

/**
 * Returns the main country of a country's calling code. The library tries it first, so a number that is valid there is
 * never attributed to another country.
 */
export function getMainCountry(country: CountryCode): CountryCode {
  return METADATA.getCountryCodesForCallingCode(getCountryCallingCode(country))[0];
}

/** Creates a fast function that tells whether a national number is valid for the country, and of the type if given. */
export function createMatcher(country: CountryCode, type?: 'FIXED_LINE' | 'MOBILE') {
  const plan = getNumberingPlan(country);
  const patterns = type ? [plan.type(type)?.pattern() || ''] : listPatterns(plan);
  const pattern = new RegExp(`^(?=(?:${plan.nationalNumberPattern()})$)(?:${patterns.join('|')})$`);
  return (nationalNumber: string) => pattern.test(nationalNumber);
}

/**
 * Creates a fast function that tells whether the library calls a national number MOBILE or FIXED_LINE_OR_MOBILE. Where
 * it can't tell the two apart (US), it has no pattern for mobiles.
 */
export function createMobileMatcher(country: CountryCode) {
  const hasMobiles = getNumberingPlan(country).type('MOBILE')?.pattern();
  return createMatcher(country, hasMobiles ? 'MOBILE' : 'FIXED_LINE');
}

/**
 * Creates a function that strips the national prefix from the digits after a calling code. Attempts without a prefix are
 * decided without the library, so it must find every prefix that the library finds: `attempts.test.ts` compares them.
 * Without it, Random phones of the US would take more than twice as long.
 *
 * Unlike the library, it ignores transform rules ('9$1'), and uses the country's own prefixes, not those of the main
 * country of its calling code. Neither makes a difference for ten digits, or for `ranges.tsv`.
 */
export function createPrefixStripper(country: CountryCode): (digits: string) => string {
  const pattern = getNumberingPlan(country).nationalPrefixForParsing();
  const prefix = new RegExp(`^(?:${pattern || ''})`);
  return (digits) => digits.replace(prefix, '');
}

/** Whether the library takes the country's numbers for Moroccan ones: only those of Western Sahara. */
export function areNumbersTakenForMoroccan(country: RegionCode): boolean {
  return country === 'EH';
}

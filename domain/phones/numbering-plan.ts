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

function createMatcher(plan: NumberingPlan, patterns: readonly string[]): (nationalNumber: string) => boolean {
  const pattern = new RegExp(`^(?=(?:${plan.nationalNumberPattern()})$)(?:${patterns.join('|')})$`);
  return (nationalNumber) => pattern.test(nationalNumber);
}

/** Creates a fast function that tells whether a national number is valid for the country. */
export function createValidMatcher(country: CountryCode) {
  const plan = getNumberingPlan(country);
  return createMatcher(plan, listPatterns(plan));
}

/** Creates a fast function that tells whether a national number is valid for the country and of this type. */
export function createTypeMatcher(country: CountryCode, type: 'FIXED_LINE' | 'MOBILE') {
  const plan = getNumberingPlan(country);
  return createMatcher(plan, [plan.type(type)?.pattern() || '']);
}

/**
 * Creates a fast function that tells whether the library calls a national number MOBILE or FIXED_LINE_OR_MOBILE. Where
 * it can't tell the two apart (US), it has no pattern for mobiles.
 */
export function createMobileMatcher(country: CountryCode) {
  const hasMobiles = getNumberingPlan(country).type('MOBILE')?.pattern();
  return createTypeMatcher(country, hasMobiles ? 'MOBILE' : 'FIXED_LINE');
}

/**
 * Creates a function that strips the national prefix from the digits after a calling code. This is only a cheap filter
 * of attempts: those with a prefix that pass it still go to the library. If all of them went there, Random phones of the
 * US would take more than twice as long. It ignores transform rules ('9$1'), and uses the country's own prefixes, not
 * those of the main country of its calling code. Neither makes a difference for ten digits, or for `ranges.tsv`.
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

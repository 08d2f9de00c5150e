import { type CountryCode, getCountryCallingCode, Metadata, type PhoneNumberType } from 'libphonenumber-js/max/es6';
import type { RegionCode } from '../countries/countries';

export const NUMBER_TYPES: readonly PhoneNumberType[] = [
  'FIXED_LINE',
  'MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'PERSONAL_NUMBER',
  'VOICEMAIL',
  'UAN',
  'PAGER',
  'VOIP',
  'SHARED_COST',
];

/** A country's numbers according to the library. Patterns are regular expressions; a missing one is falsy. */
interface NumberingPlan {
  readonly nationalNumberPattern: () => string;
  /** Matches what may precede a national number. */
  readonly nationalPrefixForParsing: () => string | undefined;
  /** Replaces a prefix that has a captured group ('9$1'); other prefixes are removed. */
  readonly nationalPrefixTransformRule: () => string | undefined;
  readonly type: (type: PhoneNumberType) => { pattern: () => string; possibleLengths: () => number[] } | undefined;
}

/** The library's type definitions leave most of this out; `attempts.test.ts` notices if it changes. */
const METADATA = new Metadata() as unknown as {
  readonly selectNumberingPlan: (country: CountryCode) => { readonly numberingPlan: NumberingPlan };
  readonly getCountryCodesForCallingCode: (callingCode: string) => [CountryCode, ...CountryCode[]];
};

export function getNumberingPlan(country: CountryCode): NumberingPlan {
  return METADATA.selectNumberingPlan(country).numberingPlan;
}

/** Returns the main country of a country's calling code, whose rules for prefixes all of them share. */
function getMainCountry(country: CountryCode): CountryCode {
  return METADATA.getCountryCodesForCallingCode(getCountryCallingCode(country))[0];
}

/**
 * Whether a country is the main one of its calling code. The library tries it first, so it never attributes its valid
 * numbers to another country.
 */
export function isMainCountry(country: CountryCode): boolean {
  return getMainCountry(country) === country;
}

/** Creates a fast function that tells whether a national number is valid for the country and of one of the types. */
export function createTypeMatcher(country: CountryCode, types: readonly PhoneNumberType[] = NUMBER_TYPES) {
  const plan = getNumberingPlan(country);
  const known = types.flatMap((name) => plan.type(name) ?? []).filter((type) => type.pattern());
  const byLength = new Map<number, RegExp>();
  for (const length of new Set(known.flatMap((type) => type.possibleLengths()))) {
    const possible = known.filter((type) => type.possibleLengths().includes(length));
    const patterns = possible.map((type) => type.pattern()).join('|');
    byLength.set(length, new RegExp(`^(?=(?:${plan.nationalNumberPattern()})$)(?:${patterns})$`));
  }
  return (nationalNumber: string): boolean => byLength.get(nationalNumber.length)?.test(nationalNumber) ?? false;
}

/**
 * Creates a fast function that tells whether the library calls a national number MOBILE or FIXED_LINE_OR_MOBILE. Where
 * it can't tell the two apart (US), it has no pattern for mobiles.
 */
export function createMobileMatcher(country: CountryCode) {
  const hasMobiles = getNumberingPlan(country).type('MOBILE')?.pattern();
  return createTypeMatcher(country, [hasMobiles ? 'MOBILE' : 'FIXED_LINE']);
}

/**
 * Creates a function that strips the national prefix from the digits after a calling code, as the library does. All
 * countries of a calling code share the rule of the main one. This is only a cheap check before the library judges an
 * attempt that has a prefix. If the library judged all of those, Random phones of the US would take twice as long.
 */
export function createPrefixStripper(country: CountryCode): (digits: string) => string {
  const plan = getNumberingPlan(getMainCountry(country));
  const pattern = plan.nationalPrefixForParsing();
  if (!pattern) return (digits) => digits;
  const prefix = new RegExp(`^(?:${pattern})`);
  return (digits) => {
    const match = prefix.exec(digits);
    if (!match) return digits;
    const captured = match.length > 1 && match.at(-1);
    return digits.replace(prefix, (captured && plan.nationalPrefixTransformRule()) || '');
  };
}

/** Whether the library takes the country's numbers for Moroccan ones: only those of Western Sahara. */
export function areNumbersMoroccan(country: RegionCode): boolean {
  return country === 'EH';
}

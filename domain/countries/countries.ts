import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max/es6';
import regionNames from './region-names.json' with { type: 'json' };

/** A two-letter region code: ISO 3166-1 alpha-2, and AC, TA and XK, which libphonenumber knows too. */
export type RegionCode = keyof typeof regionNames;

/** An entry of the country list (spec §3): code, English name, and the emoji built from the code. */
export interface Country {
  readonly code: RegionCode;
  readonly name: string;
  readonly flag: string;
}

const REGIONAL_INDICATOR_OFFSET = 0x1f1e6 - 'A'.charCodeAt(0);

function makeFlag(code: RegionCode): string {
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + REGIONAL_INDICATOR_OFFSET));
}

/** The 252 countries, sorted by name with an English collator. Names of CLDR 48, as data so that every browser agrees. */
export const COUNTRIES: readonly Country[] = (Object.entries(regionNames) as [RegionCode, string][]).map(
  ([code, name]) => ({ code, name, flag: makeFlag(code) }),
);

const COUNTRY_BY_CODE = new Map<string, Country>(COUNTRIES.map((country) => [country.code, country]));

/** The country with this code; throws a RangeError if there is none. */
export function getCountry(code: RegionCode): Country {
  const country = COUNTRY_BY_CODE.get(code);
  if (!country) throw new RangeError(`No country has the code ${code}`);
  return country;
}

/** Whether a text is one of the 252 region codes, in capitals. */
export function isRegionCode(text: string): text is RegionCode {
  return COUNTRY_BY_CODE.has(text);
}

/** Whether a region has a calling code: 245 of the 252 do. */
export function hasCallingCode(region: RegionCode): region is RegionCode & CountryCode {
  return isSupportedCountry(region);
}

/** The first letter of a text, in upper case and without its accent: 'A' for 'å' and for 'Åland Islands'. */
export function foldLetter(text: string): string {
  return text.normalize('NFD').charAt(0).toUpperCase();
}

/** A to Z. Some letters have no country. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const COUNTRIES_BY_LETTER = new Map(
  LETTERS.map((letter) => [letter, COUNTRIES.filter((country) => foldLetter(country.name) === letter)]),
);

/**
 * The countries whose name starts with the letter (spec §2).
 *
 * @param letter accents and case are ignored; null for all countries
 * @returns in the order of the list; empty if no country starts with the letter
 */
export function filterCountries(letter: string | null): readonly Country[] {
  return letter === null ? COUNTRIES : (COUNTRIES_BY_LETTER.get(foldLetter(letter)) ?? []);
}

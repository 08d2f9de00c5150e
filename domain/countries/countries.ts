import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max/es6';
import regionNames from './region-names.json' with { type: 'json' };

/** A country's two-letter code: ISO 3166-1 alpha-2, plus AC, TA and XK, which are in use but not in it. */
export type RegionCode = keyof typeof regionNames;

/** An entry of the country list (spec §3). */
export interface Country {
  readonly code: RegionCode;
  readonly name: string;
  readonly flag: string;
}

const REGIONAL_INDICATOR_OFFSET = 0x1f1e6 - 'A'.charCodeAt(0);

/** Returns the country with this code. */
export function getCountry(code: RegionCode): Country {
  const codePoints = [...code].map((letter) => letter.charCodeAt(0) + REGIONAL_INDICATOR_OFFSET);
  return { code, name: regionNames[code], flag: String.fromCodePoint(...codePoints) };
}

/** The 252 countries with their names from CLDR 48, sorted by name with an English collator. */
export const COUNTRIES: readonly Country[] = (Object.keys(regionNames) as RegionCode[]).map(getCountry);

/** Whether a text is the code of a country, in capitals. */
export function isRegionCode(text: string): text is RegionCode {
  return Object.hasOwn(regionNames, text);
}

/** Whether a country has a calling code: 245 of the 252 do. */
export function hasCallingCode(country: RegionCode): country is RegionCode & CountryCode {
  return isSupportedCountry(country);
}

/** Returns the first letter of a text, in upper case and without its accent: 'A' for 'Åland Islands'. */
export function foldLetter(text: string): string {
  return text.normalize('NFD').toUpperCase().charAt(0);
}

export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Returns the countries whose names start with a letter (spec §2), in the order of the list.
 *
 * @param letter accents and case are ignored; null for all countries
 */
export function filterCountries(letter: string | null): readonly Country[] {
  if (letter === null) return COUNTRIES;
  const folded = foldLetter(letter);
  return COUNTRIES.filter(({ name }) => foldLetter(name) === folded);
}

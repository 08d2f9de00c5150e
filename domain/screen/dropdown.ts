import { filterCountries, foldLetter, type RegionCode } from '../countries/countries';

/** The open dropdown. `filterCountries` derives the countries that it lists. */
export interface Dropdown {
  /** The letter that names must start with; null lists all countries. */
  readonly letter: string | null;
  /** The option that Enter would choose; null if no country starts with the letter. */
  readonly active: RegionCode | null;
}

/** Opens the dropdown. Without a letter, the chosen country is active; with one, the first that starts with it. */
export function openDropdown(country: RegionCode, letter: string | null = null): Dropdown {
  if (letter === null) return { letter, active: country };
  return { letter: foldLetter(letter), active: filterCountries(letter)[0]?.code ?? null };
}

/**
 * Moves the active option by a number of options, which may be infinite. It stops at both ends of the list. Always
 * returns a new object, so that the active option scrolls back into view.
 */
export function moveActive({ letter, active }: Dropdown, steps: number): Dropdown {
  const countries = filterCountries(letter);
  const target = countries.findIndex(({ code }) => code === active) + steps;
  return { letter, active: countries[Math.max(0, Math.min(countries.length - 1, target))]?.code ?? null };
}

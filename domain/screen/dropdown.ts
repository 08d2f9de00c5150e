import { filterCountries, foldLetter, type RegionCode } from '../countries/countries';

/** The open dropdown. `filterCountries` derives the countries that it lists. */
export interface Dropdown {
  /** The letter that names must start with; null lists all countries. */
  readonly letter: string | null;
  /** The option that Enter would choose; null if no country starts with the letter. */
  readonly active: RegionCode | null;
}

/** How many options each key moves by (ARIA APG, select-only combobox: a page is ten). */
const STEPS = {
  next: 1,
  previous: -1,
  pageDown: 10,
  pageUp: -10,
  first: Number.NEGATIVE_INFINITY,
  last: Number.POSITIVE_INFINITY,
};
export type Move = keyof typeof STEPS;

/** Opens the dropdown. Without a letter, the chosen country is active; with one, the first that starts with it. */
export function openDropdown(country: RegionCode, letter: string | null = null): Dropdown {
  if (letter === null) return { letter, active: country };
  return { letter: foldLetter(letter), active: filterCountries(letter)[0]?.code ?? null };
}

/** Moves the active option. It stops at both ends of the list. */
export function moveActive({ letter, active }: Dropdown, move: Move): Dropdown {
  const countries = filterCountries(letter);
  const target = countries.findIndex(({ code }) => code === active) + STEPS[move];
  return { letter, active: countries[Math.max(0, Math.min(countries.length - 1, target))]?.code ?? null };
}

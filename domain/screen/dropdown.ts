import { filterCountries, foldLetter, type RegionCode } from '../countries/countries';

/** The open country dropdown. The countries that it lists are derived from the letter. */
export interface Dropdown {
  /** The letter that names must start with; null lists all countries. */
  readonly letter: string | null;
  /** The option that Enter would choose; null where no country starts with the letter. */
  readonly active: RegionCode | null;
}

/** By how many options a key moves the active one (WAI-ARIA APG, select-only combobox: a page is ten). */
const STEPS = {
  next: 1,
  previous: -1,
  pageDown: 10,
  pageUp: -10,
  first: Number.NEGATIVE_INFINITY,
  last: Number.POSITIVE_INFINITY,
};
export type Move = keyof typeof STEPS;

/** Lists the countries of a letter, the first one active (spec §2), or all, the chosen one active (spec §4). */
export function openDropdown(country: RegionCode, letter: string | null = null): Dropdown {
  if (letter === null) return { letter, active: country };
  return { letter: foldLetter(letter), active: filterCountries(letter)[0]?.code ?? null };
}

/** Moves the active option. It stops at both ends of the list. */
export function moveActive({ letter, active }: Dropdown, move: Move): Dropdown {
  const codes = filterCountries(letter).map(({ code }) => code);
  const target = (active === null ? -1 : codes.indexOf(active)) + STEPS[move];
  return { letter, active: codes[Math.max(0, Math.min(codes.length - 1, target))] ?? null };
}

import { filterCountries, foldLetter, type RegionCode } from './countries/countries';

/** The open country dropdown. The countries that it lists are derived from the letter. */
export interface Dropdown {
  /** The letter that names must start with; null lists all countries. */
  readonly letter: string | null;
  /** The option that Enter would choose; null where no country starts with the letter. */
  readonly active: RegionCode | null;
}

/** Where a key moves the active option (WAI-ARIA APG, select-only combobox). */
export type Move = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

/** How many options PageUp and PageDown move by (WAI-ARIA APG: ten). */
const PAGE_SIZE = 10;

/** Lists the countries of a letter, the first one active (spec §2), or all, the chosen one active (spec §4). */
export function openDropdown(country: RegionCode, letter: string | null = null): Dropdown {
  if (letter === null) return { letter, active: country };
  return { letter: foldLetter(letter), active: filterCountries(letter)[0]?.code ?? null };
}

/** Moves the active option. It stops at both ends of the list. */
export function moveActive({ letter, active }: Dropdown, move: Move): Dropdown {
  const codes = filterCountries(letter).map(({ code }) => code);
  const last = codes.length - 1;
  const index = active === null ? -1 : codes.indexOf(active);
  const target = {
    next: index + 1,
    previous: index - 1,
    first: 0,
    last,
    pageDown: index + PAGE_SIZE,
    pageUp: index - PAGE_SIZE,
  }[move];
  return { letter, active: codes[Math.max(0, Math.min(last, target))] ?? null };
}

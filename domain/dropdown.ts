import { filterCountries, foldLetter, type RegionCode } from './countries/countries';

/** The open country dropdown; which countries it lists is derived from the letter. */
export interface Dropdown {
  /** The letter that names must start with; null lists all countries. */
  readonly letter: string | null;
  /** The option that Enter would choose; null where no country starts with the letter. */
  readonly active: RegionCode | null;
}

export type Move = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

/** How many options PageUp and PageDown move by (WAI-ARIA APG: ten). */
const PAGE = 10;

/** Opens on the chosen country, all countries listed (spec §4). */
export function openDropdown(country: RegionCode): Dropdown {
  return { letter: null, active: country };
}

/** Lists the countries of a letter, the first of them active; all of them for null (spec §2). */
export function filterDropdown(letter: string | null, country: RegionCode): Dropdown {
  if (letter === null) return openDropdown(country);
  const folded = foldLetter(letter);
  return { letter: folded, active: filterCountries(folded)[0]?.code ?? null };
}

/** Moves the active option, stopping at both ends. */
export function moveActive({ letter, active }: Dropdown, move: Move): Dropdown {
  const codes = filterCountries(letter).map(({ code }) => code);
  const last = codes.length - 1;
  const index = active === null ? -1 : codes.indexOf(active);
  const target = {
    next: index + 1,
    previous: index - 1,
    first: 0,
    last,
    pageDown: index + PAGE,
    pageUp: index - PAGE,
  }[move];
  return { letter, active: codes[Math.max(0, Math.min(last, target))] ?? null };
}

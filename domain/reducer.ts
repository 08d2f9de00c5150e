import { callingCodeError, hasCallingCode } from './calling-code';
import type { Contact } from './contact';
import { generateContacts } from './contacts';
import { COUNT_ERROR, parseCount } from './count';
import { filterCountries, type RegionCode } from './countries';
import { formatCount } from './format';

/** Shown where the browser cannot save a file. */
const SAVE_ERROR = 'This browser could not save the file. Select the table and copy it instead.';

/** The open dropdown; which countries it lists is derived from the letter. */
export interface Dropdown {
  /** The letter that names must start with; null lists all countries. */
  readonly letter: string | null;
  /** The option that Enter would choose; null where no country starts with the letter. */
  readonly active: RegionCode | null;
}

export interface Results {
  readonly contacts: readonly Contact[];
  /** The country they were made for, whatever is chosen since. */
  readonly country: RegionCode;
  readonly seed: number;
}

export interface State {
  readonly country: RegionCode;
  /** The count as it was typed; judged when Generate is pressed. */
  readonly count: string;
  /** Null while closed. */
  readonly dropdown: Dropdown | null;
  readonly error: string | null;
  /** What happened last, for the status region. */
  readonly status: string;
  readonly results: Results | null;
}

export type Move = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

export type Action =
  | { readonly type: 'SELECT_COUNTRY'; readonly country: RegionCode }
  | { readonly type: 'TOGGLE_DROPDOWN' }
  | { readonly type: 'CLOSE_DROPDOWN' }
  | { readonly type: 'FILTER_LETTER'; readonly letter: string | null }
  | { readonly type: 'MOVE_ACTIVE'; readonly move: Move }
  | { readonly type: 'SET_COUNT'; readonly count: string }
  /** The seed is a whole number from 0 to 2^32-1: chance enters as data. */
  | { readonly type: 'GENERATE'; readonly seed: number }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'SAVE_FAILED' };

/** Spec §4: country US, count 0, no records, results hidden. */
export const initialState: State = {
  country: 'US',
  count: '0',
  dropdown: null,
  error: null,
  status: '',
  results: null,
};

/** How many options PageUp and PageDown move by (WAI-ARIA APG: ten). */
const PAGE = 10;

function openDropdown(country: RegionCode): Dropdown {
  return { letter: null, active: country };
}

function filterDropdown(letter: string | null, country: RegionCode): Dropdown {
  if (letter === null) return openDropdown(country);
  return { letter, active: filterCountries(letter)[0]?.code ?? null };
}

function moveActive({ letter, active }: Dropdown, move: Move): Dropdown {
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
  };
  return { letter, active: codes[Math.max(0, Math.min(last, target[move]))] ?? null };
}

/** Spec §4: an invalid count shows the error and generates nothing; earlier results stay. */
function generate(state: State, seed: number): State {
  const { country } = state;
  const count = parseCount(state.count);
  if (count === null) return { ...state, error: COUNT_ERROR, status: '' };
  return {
    ...state,
    error: hasCallingCode(country) ? null : callingCodeError(country),
    status: `${formatCount(count, 'contact')} generated`,
    results: { contacts: generateContacts({ country, count, seed }), country, seed },
  };
}

/** Pure: the same state and action give equal states, and neither is changed. */
export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'SELECT_COUNTRY':
      return { ...state, country: action.country, dropdown: null };
    case 'TOGGLE_DROPDOWN':
      return { ...state, dropdown: state.dropdown ? null : openDropdown(state.country) };
    case 'CLOSE_DROPDOWN':
      return state.dropdown ? { ...state, dropdown: null } : state;
    case 'FILTER_LETTER':
      return state.dropdown ? { ...state, dropdown: filterDropdown(action.letter, state.country) } : state;
    case 'MOVE_ACTIVE':
      return state.dropdown ? { ...state, dropdown: moveActive(state.dropdown, action.move) } : state;
    case 'SET_COUNT':
      return { ...state, count: action.count };
    case 'GENERATE':
      return generate(state, action.seed);
    case 'CLEAR':
      // Spec §4: Clear does not clear the error message.
      return { ...initialState, error: state.error, status: 'Cleared' };
    case 'SAVE_FAILED':
      return { ...state, error: SAVE_ERROR };
  }
}

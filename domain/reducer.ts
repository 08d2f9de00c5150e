import { generateContacts, needsLocalNames } from './contacts';
import { COUNT_ERROR, parseCount } from './count';
import { callingCodeError, hasCallingCode } from './countries/calling-code';
import { getCountry, type RegionCode } from './countries/countries';
import { type Dropdown, filterDropdown, type Move, moveActive, openDropdown } from './dropdown';
import type { Contact } from './files/contact';
import { formatCount } from './format';
import type { LocalNames } from './names/local-names';
import type { NameSource } from './names/name-source';
import type { PhoneMode } from './phones/phone-mode';
import { isLinkableSeed } from './random/seed';
import type { Settings } from './settings';

/** One run of the generators, asked for. */
export interface Run {
  readonly settings: Settings;
  /** Whether it comes from a link that another version of the generators made. */
  readonly isOtherVersion: boolean;
}

/** One run, done; it keeps its settings, whatever is chosen since. */
export interface Results extends Run {
  readonly contacts: readonly Contact[];
}

export interface State {
  readonly country: RegionCode;
  /** The count as it was typed; judged when Generate is pressed. */
  readonly count: string;
  readonly phones: PhoneMode;
  readonly names: NameSource;
  /** Blank: a fresh seed for each run. */
  readonly seed: string;
  /** Whether the visitor typed the seed, rather than opened a link with it. */
  readonly isSeedTyped: boolean;
  /** Null while closed. */
  readonly dropdown: Dropdown | null;
  readonly error: string | null;
  /** What happened last, for the status region. */
  readonly status: string;
  /** How many statuses and errors there have been: the same words said again are announced again. */
  readonly said: { readonly statuses: number; readonly errors: number };
  readonly results: Results | null;
  readonly localNames: LocalNames | 'loading' | 'failed';
  /** A run that local names are missing for: they are still to arrive, or have failed to. */
  readonly waiting: Run | null;
  /** What the browser refused to copy, for the visitor to copy by hand. */
  readonly uncopied: { readonly text: string } | null;
}

export type Action =
  | { readonly type: 'SELECT_COUNTRY'; readonly country: RegionCode }
  | { readonly type: 'TOGGLE_DROPDOWN' }
  | { readonly type: 'CLOSE_DROPDOWN' }
  | { readonly type: 'FILTER_LETTER'; readonly letter: string | null }
  | { readonly type: 'MOVE_ACTIVE'; readonly move: Move }
  | { readonly type: 'SET_COUNT'; readonly count: string }
  | { readonly type: 'SET_PHONES'; readonly phones: PhoneMode }
  | { readonly type: 'SET_NAMES'; readonly names: NameSource }
  | { readonly type: 'SET_SEED'; readonly seed: string }
  /** The seed is a whole number from 0 to 2^32-1, taken where none is typed: chance enters as data. */
  | { readonly type: 'GENERATE'; readonly seed: number }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'MAKE_VALID' }
  | { readonly type: 'USE_ENGLISH' }
  | { readonly type: 'NAMES_LOADED'; readonly localNames: LocalNames }
  | { readonly type: 'NAMES_FAILED' }
  | { readonly type: 'OPEN_LINK'; readonly settings: Settings; readonly isOtherVersion: boolean }
  | { readonly type: 'REFUSE_LINK'; readonly message: string }
  | { readonly type: 'COPIED' }
  | { readonly type: 'COPY_REFUSED'; readonly text: string }
  | { readonly type: 'SAVE_FAILED' };

/** Spec §4: country US, count 0, no records, results hidden. */
export const initialState: State = {
  country: 'US',
  count: '0',
  phones: 'random',
  names: 'local',
  seed: '',
  isSeedTyped: false,
  dropdown: null,
  error: null,
  status: '',
  said: { statuses: 0, errors: 0 },
  results: null,
  localNames: 'loading',
  waiting: null,
  uncopied: null,
};

export const SEED_ERROR = 'Please enter a seed of at most 200 characters, without control characters.';
const SAVE_ERROR = 'This browser could not save the file. Select the table and copy it instead.';
const COPY_ERROR = 'The browser refused to copy. Select the text below and copy it yourself.';

/** Shown with an offer of English names: nothing is generated in a language that was not asked for. */
function namesError(country: RegionCode): string {
  return `The names for ${getCountry(country).name} could not be loaded. Reload the page to try again, or use English names.`;
}

function report(state: State, status: string): State {
  return { ...state, status, said: { ...state.said, statuses: state.said.statuses + 1 } };
}

function fail(state: State, error: string): State {
  return { ...state, error, status: '', said: { ...state.said, errors: state.said.errors + 1 } };
}

/** Everything as at the start, but for the names that have arrived and what has been said. */
function reset({ localNames, error, said }: State): State {
  return { ...initialState, localNames, error, said };
}

/** Makes a run's contacts, or has it wait where the names that it needs have not arrived. */
function carryOut(state: State, run: Run): State {
  const { country, count } = run.settings;
  const localNames = typeof state.localNames === 'string' ? null : state.localNames;
  if (needsLocalNames(run.settings) && !localNames) {
    const waiting = { ...state, waiting: run };
    return state.localNames === 'failed'
      ? fail(waiting, namesError(country))
      : report({ ...waiting, error: null }, 'Waiting for names…');
  }
  const results = { ...run, contacts: generateContacts(run.settings, localNames) };
  const done = { ...state, results, waiting: null, uncopied: null };
  return report(
    hasCallingCode(country) ? { ...done, error: null } : fail(done, callingCodeError(country)),
    `${formatCount(count, 'contact')} generated`,
  );
}

/** Spec §4: an invalid count shows the error and generates nothing, nor does a run that waits; earlier results stay. */
function generate(state: State, drawnSeed: number): State {
  const { country, phones, names } = state;
  const refused = { ...state, waiting: null };
  const count = parseCount(state.count);
  if (count === null) return fail(refused, COUNT_ERROR);
  const seed = state.seed.trim() || String(drawnSeed);
  if (!isLinkableSeed(seed)) return fail(refused, SEED_ERROR);
  return carryOut(state, {
    settings: { country, count, seed, phones, format: 'international', names },
    isOtherVersion: false,
  });
}

/** Spec §4: Clear does not clear the error message. Options stay, and so does a seed that the visitor typed. */
function clear(state: State): State {
  const { phones, names, isSeedTyped } = state;
  const seed = isSeedTyped ? state.seed : '';
  return report({ ...reset(state), phones, names, seed, isSeedTyped }, 'Cleared');
}

function openLink(state: State, run: Run): State {
  const { country, count, phones, names, seed } = run.settings;
  const form = { country, count: String(count), phones, names, seed, isSeedTyped: false, dropdown: null };
  return carryOut({ ...state, ...form }, run);
}

/** The form shows the defaults, as the message says; earlier results stay, as with an invalid count. */
function refuseLink(state: State, message: string): State {
  return fail({ ...reset(state), results: state.results }, message);
}

/** Once copying works, the complaint that it did not is out of date; any other error is not. */
function acknowledgeCopy(state: State): State {
  const error = state.error === COPY_ERROR ? null : state.error;
  return report({ ...state, error, uncopied: null }, 'Copied');
}

/** Carries a run out again with another option, which is chosen in the form as well. */
function rerun(
  state: State,
  { settings, isOtherVersion }: Run,
  option: { phones: PhoneMode } | { names: NameSource },
): State {
  return carryOut({ ...state, ...option }, { settings: { ...settings, ...option }, isOtherVersion });
}

/** Pure: the same state and action give equal states, and neither is changed. */
export function reducer(state: State, action: Action): State {
  const { dropdown, waiting, results } = state;
  switch (action.type) {
    case 'SELECT_COUNTRY':
      return { ...state, country: action.country, dropdown: null };
    case 'TOGGLE_DROPDOWN':
      return { ...state, dropdown: dropdown ? null : openDropdown(state.country) };
    case 'CLOSE_DROPDOWN':
      return dropdown ? { ...state, dropdown: null } : state;
    case 'FILTER_LETTER':
      return dropdown ? { ...state, dropdown: filterDropdown(action.letter, state.country) } : state;
    case 'MOVE_ACTIVE':
      return dropdown ? { ...state, dropdown: moveActive(dropdown, action.move) } : state;
    case 'SET_COUNT':
      return { ...state, count: action.count };
    case 'SET_PHONES':
      return { ...state, phones: action.phones };
    case 'SET_NAMES':
      return { ...state, names: action.names };
    case 'SET_SEED':
      return { ...state, seed: action.seed, isSeedTyped: true };
    case 'GENERATE':
      return generate(state, action.seed);
    case 'CLEAR':
      return clear(state);
    case 'MAKE_VALID':
      return results ? rerun(state, results, { phones: 'valid' }) : state;
    case 'USE_ENGLISH':
      return waiting ? rerun(state, waiting, { names: 'english' }) : state;
    case 'NAMES_LOADED': {
      const loaded = { ...state, localNames: action.localNames };
      return waiting ? carryOut(loaded, waiting) : loaded;
    }
    case 'NAMES_FAILED': {
      const failed: State = { ...state, localNames: 'failed' };
      return waiting ? carryOut(failed, waiting) : failed;
    }
    case 'OPEN_LINK':
      return openLink(state, { settings: action.settings, isOtherVersion: action.isOtherVersion });
    case 'REFUSE_LINK':
      return refuseLink(state, action.message);
    case 'COPIED':
      return acknowledgeCopy(state);
    case 'COPY_REFUSED':
      return results ? { ...fail(state, COPY_ERROR), uncopied: { text: action.text } } : state;
    case 'SAVE_FAILED':
      return fail(state, SAVE_ERROR);
  }
}

import { parseCount } from './count';
import { hasCallingCode } from './countries/calling-code';
import type { RegionCode } from './countries/countries';
import { type Dropdown, filterDropdown, type Move, moveActive, openDropdown } from './dropdown';
import { generateContacts } from './generate-contacts';
import * as messages from './messages';
import { type NameAtlas, needsLocalNames } from './names/atlas';
import { DEFAULT_OPTIONS, type Options } from './options';
import { isLinkableSeed } from './random/seed';
import type { Results, Run } from './run';
import type { Settings } from './settings';

export interface ScreenError {
  readonly message: string;
  /** The field that the error belongs to; null where it belongs to none. */
  readonly field: 'count' | 'seed' | 'textToCopy' | null;
}

export interface State extends Options {
  readonly country: RegionCode;
  /** The count as it was typed; judged when Generate is pressed. */
  readonly count: string;
  /** Null while closed. */
  readonly dropdown: Dropdown | null;
  readonly areOptionsOpen: boolean;
  readonly error: ScreenError | null;
  /** What happened last, for the status region. */
  readonly status: string;
  /** How many statuses and errors there have been: a message that comes again is announced again. */
  readonly announcements: { readonly statuses: number; readonly errors: number };
  readonly results: Results | null;
  /** Null until they have arrived. */
  readonly localNames: NameAtlas | null;
  /** Whether the last attempt to load the local names failed. */
  readonly didNamesFail: boolean;
  /** A run that needs local names which have not arrived. */
  readonly waitingRun: Run | null;
  /** What the browser refused to copy, for the visitor to copy by hand. */
  readonly textToCopy: { readonly text: string } | null;
}

/** What a visitor can do, and what the browser answers. */
export type Action =
  | { readonly type: 'SELECT_COUNTRY'; readonly country: RegionCode }
  | { readonly type: 'TOGGLE_DROPDOWN' }
  | { readonly type: 'CLOSE_DROPDOWN' }
  | { readonly type: 'FILTER_LETTER'; readonly letter: string | null }
  | { readonly type: 'MOVE_ACTIVE'; readonly move: Move }
  | { readonly type: 'SET_COUNT'; readonly count: string }
  | { readonly type: 'SET_OPTION'; readonly option: Partial<Options> }
  | { readonly type: 'SHOW_OPTIONS'; readonly areOptionsOpen: boolean }
  /** The seed of a run for which none is typed; null where the browser gave no random number. */
  | { readonly type: 'GENERATE'; readonly seed: string | null }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'MAKE_VALID' }
  | { readonly type: 'USE_ENGLISH' }
  | { readonly type: 'OPEN_LINK'; readonly settings: Settings; readonly isOtherVersion: boolean }
  | { readonly type: 'REFUSE_LINK' }
  | { readonly type: 'NAMES_LOADED'; readonly localNames: NameAtlas }
  | { readonly type: 'NAMES_FAILED' }
  | { readonly type: 'COPIED'; readonly results: Results; readonly isLocalLink: boolean }
  | {
      readonly type: 'COPY_REFUSED';
      readonly results: Results;
      readonly text: string;
      readonly isLocalLink: boolean;
    }
  | { readonly type: 'SAVE_FAILED' };

/** Spec §4: country US, count 0, no records, results hidden. */
export const initialState: State = {
  ...DEFAULT_OPTIONS,
  country: 'US',
  count: '0',
  dropdown: null,
  areOptionsOpen: false,
  error: null,
  status: '',
  announcements: { statuses: 0, errors: 0 },
  results: null,
  localNames: null,
  didNamesFail: false,
  waitingRun: null,
  textToCopy: null,
};

/** Pure: the same state and action give equal states, and neither is changed. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one plain switch, a line or two for each action
export function reducer(state: State, action: Action): State {
  const { dropdown, waitingRun, results } = state;
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
    case 'SET_OPTION':
      return { ...state, ...action.option };
    case 'SHOW_OPTIONS':
      return action.areOptionsOpen === state.areOptionsOpen
        ? state
        : { ...state, areOptionsOpen: action.areOptionsOpen };
    case 'GENERATE':
      return generate(state, action.seed);
    case 'CLEAR':
      return clear(state);
    case 'MAKE_VALID':
      return results ? rerun(state, results, { phones: 'valid' }) : state;
    case 'USE_ENGLISH':
      return waitingRun ? rerun(state, waitingRun, { names: 'english' }) : state;
    case 'OPEN_LINK':
      return openLink(state, { settings: action.settings, isOtherVersion: action.isOtherVersion });
    case 'REFUSE_LINK':
      return refuseLink(state);
    case 'NAMES_LOADED':
      return receiveNames(state, action.localNames);
    case 'NAMES_FAILED':
      return missNames(state);
    case 'COPIED':
      return action.results === results ? acknowledgeCopy(state, action.isLocalLink) : state;
    case 'COPY_REFUSED':
      return action.results === results ? offerToCopy(state, action.text, action.isLocalLink) : state;
    case 'SAVE_FAILED':
      return fail(state, messages.SAVE_ERROR);
  }
}

/** Whether a press on Generate would make contacts at once: nothing is wrong in the form, and no names are missing. */
export function canGenerate(state: State): boolean {
  const asked = readForm(state, '0');
  return 'settings' in asked && !lacksNames(state, asked);
}

/** Spec §4: an invalid count shows the error and generates nothing. Earlier results stay; a run that waits does not. */
function generate(state: State, drawnSeed: string | null): State {
  const asked = readForm(state, drawnSeed);
  if ('settings' in asked) return run(state, asked);
  const areOptionsOpen = state.areOptionsOpen || asked.field === 'seed';
  return fail({ ...state, waitingRun: null, areOptionsOpen }, asked.message, asked.field);
}

/** The run that the form asks for, or what is wrong with it. */
function readForm(form: State, drawnSeed: string | null): Run | ScreenError {
  const { country, phones, format, names } = form;
  const count = parseCount(form.count);
  if (count === null) return { message: messages.COUNT_ERROR, field: 'count' };
  const seed = form.seed.trim() || drawnSeed;
  if (seed === null) return { message: messages.CHANCE_ERROR, field: 'seed' };
  if (!isLinkableSeed(seed)) return { message: messages.SEED_ERROR, field: 'seed' };
  return { settings: { country, count, seed, phones, format, names }, isOtherVersion: false };
}

function lacksNames({ localNames }: State, { settings }: Run): boolean {
  return localNames === null && needsLocalNames(settings.country, settings.names);
}

/** Makes a run's contacts, or has it wait for the names that it needs. Where making them throws, earlier results stay. */
function run(state: State, asked: Run): State {
  if (lacksNames(state, asked)) return waitForNames(state, asked);
  const { country, count } = asked.settings;
  const done = { ...state, waitingRun: null };
  try {
    const results = { ...asked, ...generateContacts(asked.settings, state.localNames) };
    const shown = { ...done, results, error: null, textToCopy: null };
    return report(
      hasCallingCode(country) ? shown : fail(shown, messages.callingCodeError(country)),
      messages.generated(count),
    );
  } catch (error) {
    return fail(done, messages.generationError(error instanceof Error ? error.message : ''));
  }
}

/** Asks for the names again where they have failed to arrive. */
function waitForNames(state: State, waitingRun: Run): State {
  return report({ ...state, waitingRun, didNamesFail: false, error: null }, messages.WAITING_FOR_NAMES);
}

function receiveNames(state: State, localNames: NameAtlas): State {
  const loaded = { ...state, localNames, didNamesFail: false };
  return state.waitingRun ? run(loaded, state.waitingRun) : loaded;
}

function missNames(state: State): State {
  if (state.localNames || state.didNamesFail) return state;
  const failed = { ...state, didNamesFail: true };
  return state.waitingRun ? fail(failed, messages.namesError(state.waitingRun.settings.country)) : failed;
}

/** Generates again with another option, which is chosen in the form as well. */
function rerun(
  state: State,
  { settings, isOtherVersion }: Run,
  option: Partial<Omit<Options, 'seed'>>,
): State {
  return run({ ...state, ...option }, { settings: { ...settings, ...option }, isOtherVersion });
}

/** Spec §4: Clear does not clear the error message. The options stay, and the summary of Options names them. */
function clear(state: State): State {
  const { phones, format, names, seed, error } = state;
  return report({ ...reset(state), phones, format, names, seed, error }, messages.CLEARED);
}

/** Options open, because a link always holds a seed: it must be in sight that Generate repeats the contacts. */
function openLink(state: State, linked: Run): State {
  const { count, ...others } = linked.settings;
  return run({ ...state, ...others, count: String(count), dropdown: null, areOptionsOpen: true }, linked);
}

/** The form shows the defaults, as the message says; earlier results stay, as with an invalid count. */
function refuseLink(state: State): State {
  return fail({ ...reset(state), results: state.results }, messages.LINK_ERROR);
}

/** Everything as at the start, apart from the names that have arrived and the count of announcements. */
function reset({ localNames, didNamesFail, areOptionsOpen, announcements }: State): State {
  return { ...initialState, localNames, didNamesFail, areOptionsOpen, announcements };
}

/** Once copying works, the error that it did not goes; any other error stays. */
function acknowledgeCopy(state: State, isLocalLink: boolean): State {
  const error = state.error?.field === 'textToCopy' ? null : state.error;
  return report(
    { ...state, error, textToCopy: null },
    isLocalLink ? messages.LOCAL_LINK_COPIED : messages.COPIED,
  );
}

function offerToCopy(state: State, text: string, isLocalLink: boolean): State {
  const message = isLocalLink ? messages.LOCAL_LINK_COPY_ERROR : messages.COPY_ERROR;
  return { ...fail(state, message, 'textToCopy'), textToCopy: { text } };
}

function report(state: State, status: string): State {
  const { announcements } = state;
  return { ...state, status, announcements: { ...announcements, statuses: announcements.statuses + 1 } };
}

function fail(state: State, message: string, field: ScreenError['field'] = null): State {
  const announcements = { ...state.announcements, errors: state.announcements.errors + 1 };
  return { ...state, error: { message, field }, status: '', announcements };
}

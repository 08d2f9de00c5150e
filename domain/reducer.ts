import { hasCallingCode } from './countries/calling-code';
import type { RegionCode } from './countries/countries';
import { type Dropdown, filterDropdown, type Move, moveActive, openDropdown } from './dropdown';
import { type Form, makeForm, parseForm } from './form';
import { generateContacts } from './generate-contacts';
import { forgetFailure, getMissingPart, getNames, type LoadedNames, setPart } from './loaded-names';
import * as messages from './messages';
import type { NamePart, PartName } from './names/parts';
import { DEFAULT_OPTIONS, type Options } from './options';
import type { Results, Run } from './run';

/** The error in the page's alert. */
export interface ScreenError {
  readonly message: string;
  /** What on the screen the error is about; null if it is about nothing there. */
  readonly subject: 'count' | 'seed' | 'run' | 'textToCopy' | 'table' | 'englishNames' | null;
}

/** The facts of the screen; what it shows is derived from them. */
export interface State extends Form {
  /** Null while the dropdown is closed. */
  readonly dropdown: Dropdown | null;
  readonly areOptionsOpen: boolean;
  readonly error: ScreenError | null;
  /** The text of the status region: what happened last. */
  readonly status: string;
  /** How many statuses and errors there have been, so that a repeated message is announced again. */
  readonly announcements: { readonly statuses: number; readonly errors: number };
  readonly results: Results | null;
  readonly loadedNames: LoadedNames;
  /** A run that waits for its names to load. */
  readonly waitingRun: Run | null;
  /** What the browser refused to copy, for the visitor to copy by hand. */
  readonly textToCopy: { readonly text: string } | null;
}

/** What a visitor can do, and how the browser can answer. */
export type Action = Readonly<
  | { type: 'SELECT_COUNTRY'; country: RegionCode }
  | { type: 'TOGGLE_DROPDOWN' }
  | { type: 'CLOSE_DROPDOWN' }
  | { type: 'FILTER_LETTER'; letter: string | null }
  | { type: 'MOVE_ACTIVE'; move: Move }
  | { type: 'SET_COUNT'; count: string }
  | { type: 'SET_OPTION'; option: Partial<Options> }
  | { type: 'RESTORE_FORM'; form: Partial<Form> }
  | { type: 'SHOW_OPTIONS'; areOptionsOpen: boolean }
  /** The seed to use if none was typed; null if the browser gave no random number. */
  | { type: 'GENERATE'; seed: string | null }
  | { type: 'CLEAR' }
  | { type: 'MAKE_VALID' }
  | { type: 'USE_ENGLISH' }
  | { type: 'OPEN_LINK'; link: Run }
  | { type: 'REFUSE_LINK' }
  | { type: 'NAMES_REQUESTED'; part: PartName }
  | { type: 'NAMES_LOADED'; part: PartName; names: NamePart }
  | { type: 'NAMES_FAILED'; part: PartName }
  | { type: 'COPIED'; results: Results; isLocalLink: boolean }
  | { type: 'COPY_REFUSED'; results: Results; text: string; isLocalLink: boolean }
  | { type: 'SAVE_FAILED' }
>;

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
  loadedNames: {},
  waitingRun: null,
  textToCopy: null,
};

/** Pure: the same state and action always give an equal state, and neither is changed. */
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
    case 'RESTORE_FORM':
      return { ...state, ...action.form };
    case 'SHOW_OPTIONS':
      return { ...state, areOptionsOpen: action.areOptionsOpen };
    case 'GENERATE':
      return generate(state, action.seed);
    case 'CLEAR':
      return clear(state);
    case 'MAKE_VALID':
      return results ? rerun(state, results, { phoneMode: 'valid' }) : state;
    case 'USE_ENGLISH':
      return waitingRun ? rerun(state, waitingRun, { nameSource: 'english' }) : state;
    case 'OPEN_LINK':
      return openLink(state, action.link);
    case 'REFUSE_LINK':
      return refuseLink(state);
    case 'NAMES_REQUESTED':
      return { ...state, loadedNames: setPart(state.loadedNames, action.part, 'loading') };
    case 'NAMES_LOADED':
      return receiveNames(state, action.part, action.names);
    case 'NAMES_FAILED':
      return handleNamesFailure(state, action.part);
    case 'COPIED':
      return action.results === results ? acknowledgeCopy(state, action.isLocalLink) : state;
    case 'COPY_REFUSED':
      return action.results === results ? offerToCopy(state, action.text, action.isLocalLink) : state;
    case 'SAVE_FAILED':
      return withError(state, messages.SAVE_ERROR, 'table');
  }
}

/** Whether Generate would make contacts at once: the form is valid and the names it needs are loaded. */
export function canGenerate(state: State): boolean {
  const parsed = parseForm(state, '0');
  return 'settings' in parsed && getMissingPart(state.loadedNames, parsed.settings) === null;
}

/** Spec §4: an invalid count shows the error and generates nothing. Earlier results stay; a waiting run ends. */
function generate(state: State, drawnSeed: string | null): State {
  const parsed = parseForm(state, drawnSeed);
  if ('settings' in parsed) return run(state, parsed);
  const areOptionsOpen = state.areOptionsOpen || parsed.subject === 'seed';
  return withError({ ...state, waitingRun: null, areOptionsOpen }, parsed.message, parsed.subject);
}

/** The names that the waiting run needs; null if no run waits. */
export function getAwaitedPart(state: State): PartName | null {
  return state.waitingRun && getMissingPart(state.loadedNames, state.waitingRun.settings);
}

/** Makes the contacts, or waits if names are missing. If making them throws, earlier results stay. */
function run(state: State, requested: Run): State {
  const { settings } = requested;
  if (getMissingPart(state.loadedNames, settings)) return waitForNames(state, requested);
  const done = { ...state, waitingRun: null };
  try {
    const results = { ...requested, ...generateContacts(settings, getNames(state.loadedNames, settings)) };
    const shown = { ...done, results, error: null, textToCopy: null };
    return withStatus(
      hasCallingCode(settings.country)
        ? shown
        : withError(shown, messages.callingCodeError(settings.country)),
      messages.generated(settings.count),
    );
  } catch (error) {
    const message = messages.generationError(error instanceof Error ? error.message : '');
    return withError(done, message, requested.origin === 'form' ? 'run' : null);
  }
}

function waitForNames(state: State, waitingRun: Run): State {
  const loadedNames = forgetFailure(state.loadedNames, waitingRun.settings);
  return withStatus({ ...state, loadedNames, waitingRun, error: null }, messages.WAITING_FOR_NAMES);
}

function receiveNames(state: State, part: PartName, names: NamePart): State {
  const { waitingRun } = state;
  const loaded = { ...state, loadedNames: setPart(state.loadedNames, part, names) };
  return waitingRun && getAwaitedPart(state) === part ? run(loaded, waitingRun) : loaded;
}

function handleNamesFailure(state: State, part: PartName): State {
  const { waitingRun } = state;
  if (state.loadedNames[part] !== 'loading') return state;
  const failed = { ...state, loadedNames: setPart(state.loadedNames, part, 'failed') };
  const isAwaited = waitingRun && getAwaitedPart(failed) === part;
  return isAwaited ? withError(failed, messages.namesError(waitingRun.settings), 'englishNames') : failed;
}

/** Runs again with one option changed, in the form as well. Even after a link, it is a press. */
function rerun(state: State, { settings }: Run, option: Partial<Omit<Options, 'seed'>>): State {
  return run({ ...state, ...option }, { settings: { ...settings, ...option }, origin: 'form' });
}

/** What Clear takes off the screen, together with an error about it. */
const CLEARED: readonly ScreenError['subject'][] = ['textToCopy', 'table', 'englishNames'];

/**
 * Spec §4: Clear does not clear the error message, unless it is about something that Clear takes away. The options stay,
 * and the summary of Options names them.
 */
function clear(state: State): State {
  const { phoneMode, phoneFormat, nameSource, seed } = state;
  const error = CLEARED.includes(state.error?.subject ?? null) ? null : state.error;
  return withStatus({ ...reset(state), phoneMode, phoneFormat, nameSource, seed, error }, messages.CLEARED);
}

/** Options open because a link always holds a seed: the visitor must see why Generate repeats the contacts. */
function openLink(state: State, link: Run): State {
  const opened = run({ ...state, ...makeForm(link.settings), dropdown: null, areOptionsOpen: true }, link);
  // The address bar holds this link, so no other contacts may stand below it.
  return opened.results === state.results ? { ...opened, results: null, textToCopy: null } : opened;
}

/** The form is reset to the defaults; earlier results stay, as with an invalid count. */
function refuseLink(state: State): State {
  return withError({ ...reset(state), results: state.results }, messages.LINK_ERROR);
}

/** The initial state, except for the names, whether Options are open, and the number of announcements. */
function reset({ loadedNames, areOptionsOpen, announcements }: State): State {
  return { ...initialState, loadedNames, areOptionsOpen, announcements };
}

/** A copy that succeeds removes the error of an earlier failed copy; any other error stays. */
function acknowledgeCopy(state: State, isLocalLink: boolean): State {
  const error = state.error?.subject === 'textToCopy' ? null : state.error;
  const status = isLocalLink ? messages.LOCAL_LINK_COPIED : messages.COPIED;
  return withStatus({ ...state, error, textToCopy: null }, status);
}

function offerToCopy(state: State, text: string, isLocalLink: boolean): State {
  const message = isLocalLink ? messages.LOCAL_LINK_COPY_ERROR : messages.COPY_ERROR;
  return { ...withError(state, message, 'textToCopy'), textToCopy: { text } };
}

function withStatus(state: State, status: string): State {
  const { announcements } = state;
  return { ...state, status, announcements: { ...announcements, statuses: announcements.statuses + 1 } };
}

function withError(state: State, message: string, subject: ScreenError['subject'] = null): State {
  const announcements = { ...state.announcements, errors: state.announcements.errors + 1 };
  return { ...state, error: { message, subject }, status: '', announcements };
}

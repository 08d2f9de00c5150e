import { hasCallingCode, type RegionCode } from './countries/countries';
import { generateContacts } from './generate-contacts';
import { forgetFailures, getNames, getRunPart, type LoadedNames, recordPart } from './loaded-names';
import { type NamePart, PARTS, type PartName } from './names/parts';
import type { Results, Run } from './run';
import { type Announcements, withError, withStatus } from './screen/announcements';
import { type Dropdown, type Move, moveActive, openDropdown } from './screen/dropdown';
import { type Form, parseForm } from './screen/form';
import { makeFragment, parseFragment } from './screen/link';
import * as messages from './screen/messages';
import { DEFAULT_OPTIONS, type Options } from './screen/options';

/** The facts of the screen; what it shows is derived from them. */
export interface State extends Announcements {
  readonly form: Form;
  /** Null while the dropdown is closed. */
  readonly dropdown: Dropdown | null;
  readonly areOptionsOpen: boolean;
  /** The run that was asked for and is not made yet. */
  readonly pending: Run | null;
  readonly results: Results | null;
  /** The fragment in the address bar: a link, one that cannot be read, or ''; null before the page has read it. */
  readonly link: string | null;
  readonly loadedNames: LoadedNames;
  /** What the browser refused to copy, for the visitor to copy by hand. */
  readonly textToCopy: { readonly text: string } | null;
}

/** What a copy is of. A local link is one to a page that was opened from disk. */
export type Copied = 'json' | 'link' | 'localLink';

/** What a visitor can do, and how the browser can answer. */
export type Action = Readonly<
  | { type: 'SELECT_COUNTRY'; country: RegionCode }
  | { type: 'TOGGLE_DROPDOWN' }
  | { type: 'CLOSE_DROPDOWN' }
  | { type: 'FILTER_LETTER'; letter: string | null }
  | { type: 'MOVE_ACTIVE'; move: Move }
  | { type: 'SET_COUNT'; count: string }
  | { type: 'SET_OPTION'; option: Partial<Options> }
  | { type: 'RESTORE_FORM'; form: Partial<Omit<Form, 'options'>>; options: Partial<Options> }
  | { type: 'SHOW_OPTIONS'; areOptionsOpen: boolean }
  /** The seed to use if none was typed; null if the browser gave no random number. */
  | { type: 'GENERATE'; seed: string | null }
  /** The names of the pending run are there, and its status is on screen. */
  | { type: 'MAKE_CONTACTS' }
  | { type: 'CLEAR' }
  | { type: 'MAKE_VALID' }
  | { type: 'USE_ENGLISH' }
  /** With its '#'; '' if the address has none. */
  | { type: 'OPEN_LINK'; fragment: string }
  | { type: 'NAMES_REQUESTED'; part: PartName }
  | { type: 'NAMES_LOADED'; part: PartName; names: NamePart }
  | { type: 'NAMES_FAILED'; part: PartName }
  | { type: 'WENT_ONLINE' }
  | { type: 'COPIED'; results: Results; copied: Copied }
  | { type: 'COPY_REFUSED'; results: Results; copied: Copied; text: string }
  | { type: 'SAVE_FAILED' }
>;

/** Spec §4: country US, count 0, no records, results hidden. */
export const initialState: State = {
  form: { country: 'US', count: '0', options: DEFAULT_OPTIONS },
  dropdown: null,
  areOptionsOpen: false,
  error: null,
  status: '',
  announcements: { statuses: 0, errors: 0 },
  pending: null,
  results: null,
  link: null,
  loadedNames: {},
  textToCopy: null,
};

/** Pure: the same state and action always give an equal state, and neither is changed. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one plain switch, a line or two for each action
export function reducer(state: State, action: Action): State {
  const { form, dropdown, pending, results, loadedNames } = state;
  switch (action.type) {
    case 'SELECT_COUNTRY':
      return { ...state, form: { ...form, country: action.country }, dropdown: null };
    case 'TOGGLE_DROPDOWN':
      return { ...state, dropdown: dropdown ? null : openDropdown(form.country) };
    case 'CLOSE_DROPDOWN':
      return dropdown ? { ...state, dropdown: null } : state;
    case 'FILTER_LETTER':
      return dropdown ? { ...state, dropdown: openDropdown(form.country, action.letter) } : state;
    case 'MOVE_ACTIVE':
      return dropdown ? { ...state, dropdown: moveActive(dropdown, action.move) } : state;
    case 'SET_COUNT':
      return { ...state, form: { ...form, count: action.count } };
    case 'SET_OPTION':
      return setOptions(state, action.option);
    case 'RESTORE_FORM':
      return setOptions({ ...state, form: { ...form, ...action.form } }, action.options);
    case 'SHOW_OPTIONS':
      return { ...state, areOptionsOpen: action.areOptionsOpen };
    case 'GENERATE':
      return generate(giveUpPending(state), action.seed);
    case 'MAKE_CONTACTS':
      return pending && getProgress(state) === 'ready' ? makeContacts(state, pending) : state;
    case 'CLEAR':
      return clear(state);
    case 'MAKE_VALID':
      return results ? runAgain(state, results, { phoneMode: 'valid' }) : state;
    case 'USE_ENGLISH':
      return pending ? runAgain(state, pending, { nameSource: 'english' }) : state;
    case 'OPEN_LINK':
      return openLink(state, action.fragment);
    case 'NAMES_REQUESTED':
      return { ...state, loadedNames: recordPart(loadedNames, action.part, 'loading') };
    case 'NAMES_LOADED':
      return { ...state, loadedNames: recordPart(loadedNames, action.part, action.names) };
    case 'NAMES_FAILED':
      return loadedNames[action.part] === 'loading' ? handleNamesFailure(state, action.part) : state;
    case 'WENT_ONLINE':
      return goOnline(state);
    case 'COPIED':
      return action.results === results ? acknowledgeCopy(state, results, action.copied) : state;
    case 'COPY_REFUSED':
      return action.results === results ? offerToCopy(state, results, action.copied, action.text) : state;
    case 'SAVE_FAILED':
      return withError(state, messages.SAVE_ERROR, { isOfPress: true, isClearable: true });
  }
}

/** How far the pending run is: its names are there, on their way, or did not come; null if no run is pending. */
export function getProgress({ pending, loadedNames }: State): 'ready' | 'waiting' | 'failed' | null {
  if (!pending) return null;
  const part = getRunPart(pending.settings);
  if (part === null || getNames(loadedNames, pending.settings)) return 'ready';
  return loadedNames[part] === 'failed' ? 'failed' : 'waiting';
}

/** The text of the status region. */
export function getStatus(state: State): string {
  const progress = getProgress(state);
  if (progress === 'ready') return messages.GENERATING;
  return progress === 'waiting' ? messages.WAITING_FOR_NAMES : state.status;
}

function setOptions(state: State, option: Partial<Options>): State {
  const { form } = state;
  return { ...state, form: { ...form, options: { ...form.options, ...option } } };
}

/** A run that is given up takes its link along, and the error that its names did not come. */
function giveUpPending(state: State): State {
  const { pending } = state;
  const error = getProgress(state) === 'failed' ? null : state.error;
  return { ...state, pending: null, error, link: pending && pending.origin !== 'form' ? '' : state.link };
}

/** Spec §4: an invalid count shows the error and generates nothing. Earlier results stay. */
function generate(state: State, drawnSeed: string | null): State {
  const parsed = parseForm(state.form, drawnSeed);
  if ('settings' in parsed) return request(state, parsed);
  const { message, subject } = parsed;
  const areOptionsOpen = state.areOptionsOpen || subject === 'seed';
  return withError({ ...state, areOptionsOpen }, message, { subject, isOfPress: true });
}

/** Asks for a run; names that failed are asked for again. */
function request(state: State, pending: Run): State {
  const loadedNames = forgetFailures(state.loadedNames, [getRunPart(pending.settings)]);
  return withStatus({ ...state, pending, loadedNames, error: null }, '');
}

/** Makes the contacts of a run. If that throws, earlier results stay, unless a link asked for the contacts. */
function makeContacts(state: State, run: Run): State {
  const { settings, origin } = run;
  try {
    const link = origin === 'form' ? '' : state.link;
    const results = { ...run, ...generateContacts(settings, getNames(state.loadedNames, settings)) };
    const made = { ...state, link, pending: null, results, error: null, textToCopy: null };
    return withStatus(
      hasCallingCode(settings.country)
        ? made
        : withError(made, messages.callingCodeError(settings.country), { isOfPress: origin === 'form' }),
      messages.generated(settings.count),
    );
  } catch (error) {
    const message = messages.generationError(error instanceof Error ? error.message : '');
    const kept = origin === 'form' ? state : { ...state, results: null, textToCopy: null };
    return withError(giveUpPending(kept), message, { isOfPress: origin === 'form' });
  }
}

function handleNamesFailure(state: State, part: PartName): State {
  const { pending } = state;
  const failed = { ...state, loadedNames: recordPart(state.loadedNames, part, 'failed') };
  if (!pending || getRunPart(pending.settings) !== part) return failed;
  const isOfPress = pending.origin === 'form';
  return withError(failed, messages.namesError(pending.settings), { isOfPress, isClearable: true });
}

/** Asks again for all names that failed, and for the run that they failed. */
function goOnline(state: State): State {
  const online = { ...state, loadedNames: forgetFailures(state.loadedNames, PARTS) };
  return state.pending && getProgress(state) === 'failed' ? request(online, state.pending) : online;
}

/** Runs again with one option changed, in the form as well. Even after a link, it is a press. */
function runAgain(state: State, { settings }: Run, option: Partial<Omit<Options, 'seed'>>): State {
  const changed = { ...settings, options: { ...settings.options, ...option } };
  return request(setOptions(giveUpPending(state), option), { settings: changed, origin: 'form' });
}

/** The options stay, and the line of Options names them. */
function clear(state: State): State {
  const error = state.error?.isClearable ? null : state.error;
  return withStatus({ ...setOptions(reset(state), state.form.options), link: '', error }, messages.CLEARED);
}

/**
 * Fills the form from a link and asks for its contacts. While they wait for names, no others stand under the link. For a
 * fragment that is no link, the form is reset to the defaults and earlier results stay, as with an invalid count.
 */
function openLink(state: State, fragment: string): State {
  const run = parseFragment(fragment);
  if (run === null) return { ...giveUpPending(state), link: fragment };
  if (run === 'unreadable') {
    const { results, textToCopy } = state;
    return withError({ ...reset(state), results, textToCopy, link: fragment }, messages.LINK_ERROR);
  }
  const form = { ...run.settings, count: String(run.settings.count) };
  const opened = request({ ...state, form, dropdown: null, link: fragment }, run);
  return getProgress(opened) === 'ready' ? opened : { ...opened, results: null, textToCopy: null };
}

/** The initial state, except for the names, whether Options are open, and the number of announcements. */
function reset({ loadedNames, areOptionsOpen, announcements }: State): State {
  return { ...initialState, loadedNames, areOptionsOpen, announcements };
}

/** The address bar shows the link that was to be copied, unless other contacts are on their way. */
function showLink(state: State, results: Results, copied: Copied): State {
  return copied === 'json' || state.pending ? state : { ...state, link: makeFragment(results.settings) };
}

/** A copy that succeeds removes the error of an earlier failed copy; any other error stays. */
function acknowledgeCopy(state: State, results: Results, copied: Copied): State {
  const error = state.error?.subject === 'textToCopy' ? null : state.error;
  const status = copied === 'localLink' ? messages.LOCAL_LINK_COPIED : messages.COPIED;
  return withStatus({ ...showLink(state, results, copied), error, textToCopy: null }, status);
}

function offerToCopy(state: State, results: Results, copied: Copied, text: string): State {
  const message = copied === 'localLink' ? messages.LOCAL_LINK_COPY_ERROR : messages.COPY_ERROR;
  const shown = { ...showLink(state, results, copied), textToCopy: { text } };
  return withError(shown, message, { subject: 'textToCopy', isClearable: true });
}

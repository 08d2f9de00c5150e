import { hasCallingCode, type RegionCode } from './countries/countries';
import { generateContacts } from './generate-contacts';
import type { NamePart, PartName } from './names/parts';
import { areSameSettings, getNeededPart, type Options, type Results, type Run } from './run';
import { COPIES, type CopyKind } from './screen/copies';
import { moveActive, openDropdown } from './screen/dropdown';
import type { Example } from './screen/examples';
import { formMatches, parseForm } from './screen/form';
import { makeFragment, parseFragment } from './screen/link';
import * as messages from './screen/messages';
import { DEFAULT_OPTIONS } from './screen/options';
import { type ErrorSubject, type ScreenError, type State, withError, withStatus } from './screen/state';

/** What visitors do, and how the browser responds. */
export type Action = Readonly<
  | { type: 'SELECT_COUNTRY'; country: RegionCode }
  | { type: 'TOGGLE_DROPDOWN' }
  | { type: 'CLOSE_DROPDOWN' }
  | { type: 'FILTER_LETTER'; letter: string | null }
  | { type: 'MOVE_ACTIVE'; steps: number }
  | { type: 'SET_COUNT'; count: string }
  | { type: 'SET_OPTION'; option: Partial<Options> }
  | { type: 'TOGGLE_OPTIONS'; areOptionsOpen: boolean }
  | { type: 'USE_EXAMPLE'; example: Example }
  /** The seed to use if none is typed. */
  | { type: 'GENERATE'; seed: string }
  | { type: 'CLEAR' }
  | { type: 'USE_PHONE_MODE'; phoneMode: Options['phoneMode'] }
  | { type: 'REUSE_SEED' }
  | { type: 'USE_ENGLISH' }
  /** The fragment has its '#'; '' if the address has none. The seed is the one to use if the link has none. */
  | { type: 'OPEN_LINK'; fragment: string; seed: string }
  | { type: 'NAMES_LOADED'; part: PartName; names: NamePart }
  | { type: 'NAMES_FAILED'; part: PartName }
  /** The results are those that were copied. */
  | { type: 'COPIED'; kind: CopyKind; results: Results }
  | { type: 'FORGET_COPIED' }
  | { type: 'COPY_REFUSED'; kind: CopyKind; results: Results }
>;

/** Spec §4: country US, count 0, no contacts, results hidden. */
export const initialState: State = {
  form: { country: 'US', count: '0', options: DEFAULT_OPTIONS },
  dropdown: null,
  areOptionsOpen: false,
  error: null,
  status: { text: '', isShown: false, copied: null, id: 0 },
  pending: null,
  results: null,
  loadedParts: {},
  fragment: null,
};

/** Pure: the same state and action always give an equal state, and neither is changed. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one plain switch, a line or two for each action
export function reducer(state: State, action: Action): State {
  const { form, dropdown, pending, results } = state;
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
      return dropdown ? { ...state, dropdown: moveActive(dropdown, action.steps) } : state;
    case 'SET_COUNT':
      return { ...state, form: { ...form, count: action.count } };
    case 'SET_OPTION':
      return setOptions(state, action.option);
    case 'TOGGLE_OPTIONS':
      return { ...state, areOptionsOpen: action.areOptionsOpen };
    case 'USE_EXAMPLE':
      return applyExample(state, action.example);
    case 'GENERATE':
      return generate(state, action.seed);
    case 'CLEAR':
      return clear(state);
    case 'USE_PHONE_MODE':
      return results ? runAgain(state, results, { phoneMode: action.phoneMode }) : state;
    case 'REUSE_SEED':
      return results ? reuseSeed(state, results) : state;
    case 'USE_ENGLISH':
      return pending ? runAgain(state, pending.run, { nameSource: 'english' }) : state;
    case 'OPEN_LINK':
      return openLink(state, action.fragment, action.seed);
    case 'NAMES_LOADED':
      return addNames(state, action.part, action.names);
    case 'NAMES_FAILED':
      return failNames(state, action.part);
    case 'COPIED':
      return results === action.results ? acknowledgeCopy(state, results, action.kind) : state;
    case 'FORGET_COPIED':
      return withStatus(state, '');
    case 'COPY_REFUSED':
      return results === action.results ? refuseCopy(state, results, action.kind) : state;
  }
}

function setOptions(state: State, option: Partial<Options>): State {
  const { form } = state;
  return { ...state, form: { ...form, options: { ...form.options, ...option } } };
}

/** Fills in an example. Because it replaces the form, it cancels a pending run and clears the error. */
function applyExample(state: State, { country, count, phoneMode, nameSource }: Example): State {
  const { form } = setOptions(state, { phoneMode, nameSource });
  return { ...cancelRun(state), form: { ...form, country, count }, areOptionsOpen: true, error: null };
}

/** Cancels the pending run. If it came from a link, the link leaves the address bar. */
function cancelRun(state: State): State {
  const origin = state.pending?.run.origin ?? 'form';
  return { ...state, pending: null, fragment: origin === 'form' ? state.fragment : '' };
}

/** Spec §4: an invalid count shows the error and generates nothing. Earlier results stay. */
function generate(state: State, drawnSeed: string): State {
  const { form, pending } = state;
  const parsed = parseForm(form, drawnSeed);
  if ('message' in parsed) {
    const areOptionsOpen = state.areOptionsOpen || parsed.subject !== 'count';
    return withError({ ...cancelRun(state), areOptionsOpen }, { ...parsed, causedByPress: true });
  }
  // Trying the pending run again keeps its link. It is a new object, so that its names are requested again.
  if (pending && formMatches(form, pending.run.settings))
    return startRun(state, { ...pending.run, causedByPress: true });
  return startRun(cancelRun(state), { settings: parsed, origin: 'form', causedByPress: true });
}

/** Makes a run pending, and finishes it if its names have loaded. */
function startRun(state: State, run: Run): State {
  return finishRun(withStatus({ ...state, pending: { run, hasFailed: false }, error: null }, ''));
}

/** Generates the pending run's contacts if its names have loaded. If that throws, earlier results stay. */
function finishRun(state: State): State {
  const { pending, loadedParts } = state;
  const part = pending && getNeededPart(pending.run.settings);
  if (!pending || (part && !loadedParts[part])) return state;
  const { settings, origin, causedByPress } = pending.run;
  try {
    const results = { ...pending.run, contacts: generateContacts(settings, loadedParts) };
    const fragment = origin === 'form' ? '' : state.fragment;
    const finished = { ...state, fragment, pending: null, results, error: null };
    const announced = hasCallingCode(settings.country)
      ? finished
      : withError(finished, { message: messages.callingCodeError(settings.country), subject: null, causedByPress });
    const isSame = state.results !== null && areSameSettings(state.results.settings, settings);
    const text = isSame ? messages.SAME_CONTACTS : messages.contactsGenerated(settings.count);
    return withStatus(announced, text, { isShown: isSame });
  } catch (error) {
    const message = messages.generationError(error instanceof Error ? error.message : '');
    return withError(cancelRun(state), { message, subject: null, causedByPress });
  }
}

/** Stores names that have loaded, and finishes the pending run if it was waiting for them. */
function addNames(state: State, part: PartName, names: NamePart): State {
  if (state.loadedParts[part]) return state;
  return finishRun({ ...state, loadedParts: { ...state.loadedParts, [part]: names } });
}

function failNames(state: State, part: PartName): State {
  const { pending } = state;
  if (!pending || pending.hasFailed || getNeededPart(pending.run.settings) !== part) return state;
  return { ...state, pending: { ...pending, hasFailed: true } };
}

/** Starts a run again with one option changed, in the form too. Like Generate, it cancels the pending run. */
function runAgain(state: State, { settings }: Run, option: Partial<Omit<Options, 'seed'>>): State {
  const changed = { ...settings, options: { ...settings.options, ...option } };
  const run: Run = { settings: changed, origin: 'form', causedByPress: true };
  return startRun(setOptions(cancelRun(state), option), run);
}

/** Puts the seed of the results into the Seed field. */
function reuseSeed(state: State, { settings }: Results): State {
  return withStatus(setOptions(state, { seed: settings.options.seed }), messages.SEED_SAVED);
}

/** Returns the state's error unless it is about this subject. */
function getErrorNotAbout({ error }: State, subject: ErrorSubject): ScreenError | null {
  return error?.subject === subject ? null : error;
}

/** Puts a copied link into the address bar, where people can copy it if the browser blocked the copy. */
function showLink(state: State, { settings }: Results, kind: CopyKind): State {
  if (!COPIES[kind].isLink) return state;
  return { ...state, fragment: makeFragment(settings), error: getErrorNotAbout(state, 'link') };
}

function acknowledgeCopy(state: State, results: Results, kind: CopyKind): State {
  const shown = showLink(state, results, kind);
  return withStatus({ ...shown, error: getErrorNotAbout(shown, 'copy') }, messages.COPIED, { copied: kind });
}

function refuseCopy(state: State, results: Results, kind: CopyKind): State {
  const message = `${messages.COPY_ERROR} ${COPIES[kind].fallback}`;
  return withError(showLink(state, results, kind), { message, subject: 'copy', causedByPress: true });
}

/** Spec §4: resets country and count. Options stay, and so does the error unless it is about copying or names. */
function clear(state: State): State {
  const error = getErrorNotAbout(state, 'copy');
  return withStatus({ ...setOptions(reset(state), state.form.options), error }, messages.CLEARED);
}

/** Returns the initial state without a link, but keeps the loaded names, whether Options is open, and the status. */
function reset({ loadedParts, areOptionsOpen, status }: State): State {
  return { ...initialState, fragment: '', loadedParts, areOptionsOpen, status };
}

/**
 * Fills in the form from a link, removes earlier results and starts the link's run. A fragment that can't be parsed
 * resets the form to the defaults; earlier results stay, as with an invalid count. Going back to the address without a
 * link only removes a link's error.
 */
function openLink(state: State, fragment: string, drawnSeed: string): State {
  const link = parseFragment(fragment, drawnSeed);
  if (link === null) return { ...state, fragment: '', error: getErrorNotAbout(state, 'link') };
  if (link === 'unreadable') {
    const error = { message: messages.LINK_ERROR, subject: 'link', causedByPress: false } as const;
    return withError({ ...reset(state), results: state.results, fragment }, error);
  }
  const { form, run } = link;
  const completeFragment = form.options.seed ? fragment : makeFragment(run.settings);
  return startRun({ ...state, form, dropdown: null, fragment: completeFragment, results: null }, run);
}

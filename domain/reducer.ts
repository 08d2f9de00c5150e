import { hasCallingCode, type RegionCode } from './countries/countries';
import { generateContacts } from './generate-contacts';
import { getPart, type NamePart, type PartName } from './names/parts';
import type { Options, Results, Run } from './run';
import { acknowledgeCopy, offerToCopy } from './screen/copy';
import { moveActive, openDropdown } from './screen/dropdown';
import { parseForm } from './screen/form';
import { followLink, makeFragment, NO_LINK, parseFragment } from './screen/link';
import * as messages from './screen/messages';
import { DEFAULT_OPTIONS } from './screen/options';
import { type CopyKind, isWaiting, type State, type Status, withError, withStatus } from './screen/state';

export type { State };

/** What visitors do, and how the browser responds. */
export type Action = Readonly<
  | { type: 'SELECT_COUNTRY'; country: RegionCode }
  | { type: 'TOGGLE_DROPDOWN' }
  | { type: 'CLOSE_DROPDOWN' }
  | { type: 'FILTER_LETTER'; letter: string | null }
  | { type: 'MOVE_ACTIVE'; steps: number }
  | { type: 'SET_COUNT'; count: string }
  | { type: 'SET_OPTION'; option: Partial<Options> }
  | { type: 'SHOW_OPTIONS'; areOptionsOpen: boolean }
  /** The seed to use if none is typed. */
  | { type: 'GENERATE'; seed: string }
  | { type: 'CLEAR' }
  | { type: 'USE_PHONE_MODE'; phoneMode: Options['phoneMode'] }
  | { type: 'KEEP_SEED' }
  | { type: 'USE_ENGLISH' }
  /** With its '#'; '' if the address has none. */
  | { type: 'OPEN_LINK'; fragment: string }
  | { type: 'NAMES_LOADED'; part: PartName; names: NamePart }
  | { type: 'NAMES_FAILED'; part: PartName }
  | { type: 'COPIED'; results: Results; what: CopyKind }
  | { type: 'FORGET_COPIED' }
  | { type: 'COPY_REFUSED'; results: Results; what: CopyKind; text: string }
  | { type: 'SAVE_FAILED' }
>;

/** Spec §4: country US, count 0, no contacts, results hidden. */
export const initialState: State = {
  form: { country: 'US', count: '0', options: DEFAULT_OPTIONS },
  dropdown: null,
  areOptionsOpen: false,
  error: null,
  status: { text: '', isShown: true, id: 0 },
  pending: null,
  results: null,
  link: null,
  loadedParts: {},
  copied: null,
  textToCopy: null,
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
    case 'SHOW_OPTIONS':
      return { ...state, areOptionsOpen: action.areOptionsOpen };
    case 'GENERATE':
      return generate(state, action.seed);
    case 'CLEAR':
      return clear(state);
    case 'USE_PHONE_MODE':
      return results ? runAgain(state, results, { phoneMode: action.phoneMode }) : state;
    case 'KEEP_SEED':
      return results ? keepSeed(state, results) : state;
    case 'USE_ENGLISH':
      return pending ? runAgain(state, pending, { nameSource: 'english' }) : state;
    case 'OPEN_LINK':
      return openLink(state, action.fragment);
    case 'NAMES_LOADED':
      return addNames(state, action.part, action.names);
    case 'NAMES_FAILED':
      return failNames(state, action.part);
    case 'COPIED':
      return action.results === results ? acknowledgeCopy(state, results, action.what) : state;
    case 'FORGET_COPIED':
      return { ...state, copied: null };
    case 'COPY_REFUSED':
      return action.results === results ? offerToCopy(cancelFailed(state), results, action.what, action.text) : state;
    case 'SAVE_FAILED':
      return withError(cancelFailed(state), messages.SAVE_ERROR, 'save', true);
  }
}

/** Returns the status, or 'Waiting for names…' while a run waits. 'Copied' stays until its button forgets it. */
export function getStatus(state: State): Status {
  if (!isWaiting(state) || (state.copied && state.status.text)) return state.status;
  return { text: messages.WAITING_FOR_NAMES, isShown: state.results !== null, id: 0 };
}

/** Returns the part with the names for a run, or null if they load with the page. */
export function getRunPart({ settings }: Run): PartName | null {
  return getPart(settings.country, settings.options.nameSource);
}

function setOptions(state: State, option: Partial<Options>): State {
  const { form } = state;
  return { ...state, form: { ...form, options: { ...form.options, ...option } } };
}

/** Cancels a pending run, and clears its link and its loading error. */
function cancelPending(state: State): State {
  const { pending, error, link } = state;
  if (!pending) return state;
  const isLoadingError = error?.subject === 'names';
  const canceled = { ...state, pending: null, error: isLoadingError ? null : error };
  return { ...canceled, link: pending.origin === 'form' ? link : NO_LINK };
}

/** Cancels a run whose names failed. Call this before replacing its error, without which the run counts as waiting. */
function cancelFailed(state: State): State {
  return isWaiting(state) ? state : cancelPending(state);
}

/** Spec §4: an invalid count shows the error and generates nothing. Earlier results stay. */
function generate(state: State, drawnSeed: string): State {
  const { pending } = state;
  const parsed = parseForm(state.form, drawnSeed);
  if ('message' in parsed) {
    const areOptionsOpen = state.areOptionsOpen || parsed.subject === 'seed';
    return withError({ ...cancelPending(state), areOptionsOpen }, parsed.message, parsed.subject, true);
  }
  // Trying the pending run again keeps its link.
  if (pending && makeFragment(pending.settings) === makeFragment(parsed.settings))
    return startRun(state, { ...pending, causedByPress: true });
  return startRun(cancelPending(state), parsed);
}

/** Generates the contacts of a run if its names have loaded; otherwise the run becomes pending. */
function startRun(state: State, run: Run): State {
  const part = getRunPart(run);
  if (part === null || state.loadedParts[part]) return finishRun(state, run);
  return withStatus({ ...state, pending: run, error: null }, '');
}

/** Generates the contacts of a run. If that throws, the run is canceled, and earlier results stay. */
function finishRun(state: State, run: Run): State {
  const { settings, origin, causedByPress } = run;
  try {
    const results = { ...run, contacts: generateContacts(settings, state.loadedParts) };
    const link = origin === 'form' ? NO_LINK : state.link;
    const finished = { ...state, link, pending: null, results, error: null, copied: null, textToCopy: null };
    const announced = hasCallingCode(settings.country)
      ? finished
      : withError(finished, messages.callingCodeError(settings.country), null, causedByPress);
    return withStatus(announced, messages.generated(settings.count), false);
  } catch (error) {
    const message = messages.generationError(error instanceof Error ? error.message : '');
    return withError(cancelPending({ ...state, pending: run }), message, null, causedByPress);
  }
}

/** Stores names that have loaded, and finishes the pending run if it was waiting for them. */
function addNames(state: State, part: PartName, names: NamePart): State {
  if (state.loadedParts[part]) return state;
  const loaded = { ...state, loadedParts: { ...state.loadedParts, [part]: names } };
  return state.pending && getRunPart(state.pending) === part ? finishRun(loaded, state.pending) : loaded;
}

function failNames(state: State, part: PartName): State {
  const { pending } = state;
  if (!pending || !isWaiting(state) || getRunPart(pending) !== part) return state;
  return withError(state, messages.namesError(pending.settings), 'names', pending.causedByPress);
}

/** Starts a run again with one option changed, and changes it in the form too. */
function runAgain(state: State, { settings }: Run, option: Partial<Omit<Options, 'seed'>>): State {
  const changed = { ...settings, options: { ...settings.options, ...option } };
  const run: Run = { settings: changed, origin: 'form', causedByPress: true };
  return startRun(setOptions(cancelPending(state), option), run);
}

/** Puts the seed of the results into the Seed field. */
function keepSeed(state: State, { settings }: Results): State {
  return withStatus(setOptions(state, { seed: settings.options.seed }), messages.SEED_KEPT);
}

/** Spec §4: resets country and count. Options stay, and so does the error, except about names, copies and downloads. */
function clear(state: State): State {
  const { error, form } = state;
  const isKept = error && !['names', 'copy', 'save'].includes(error.subject ?? '');
  const cleared = { ...setOptions(reset(state), form.options), link: NO_LINK, error: isKept ? error : null };
  return withStatus(cleared, messages.CLEARED, false);
}

/** Returns the initial state, but keeps the loaded names, whether Options is open, and the status. */
function reset({ loadedParts, areOptionsOpen, status }: State): State {
  return { ...initialState, loadedParts, areOptionsOpen, status };
}

/**
 * Fills in the form from a link, removes earlier results and starts the link's run. A fragment that can't be parsed
 * resets the form to the defaults; earlier results stay, as with an invalid count.
 */
function openLink(state: State, fragment: string): State {
  const run = parseFragment(fragment);
  if (run === null) return leaveLink(state);
  const link = followLink(state.link, fragment, state.form);
  if (run === 'unreadable') {
    const { results, textToCopy } = state;
    return withError({ ...reset(state), results, textToCopy, link }, messages.LINK_ERROR, 'link', false);
  }
  const form = { ...run.settings, count: String(run.settings.count) };
  return startRun({ ...state, form, dropdown: null, link, results: null, textToCopy: null }, run);
}

/** After going back from a link, restores the form. Anything typed after an unreadable link is kept. */
function leaveLink(state: State): State {
  const { fragment, formBefore } = state.link ?? NO_LINK;
  const { error, ...left } = cancelPending(state);
  const isTyped = JSON.stringify(left.form) !== JSON.stringify(initialState.form);
  const form = isTyped && parseFragment(fragment) === 'unreadable' ? left.form : (formBefore ?? left.form);
  return { ...left, error: error?.subject === 'link' ? null : error, form, link: NO_LINK };
}

import type { LoadedParts } from '../names/parts';
import type { Results, Run } from '../run';
import type { CopyKind } from './copies';
import type { Dropdown } from './dropdown';
import { type Form, type FormError, formMatches } from './form';
import { namesError, WAITING_FOR_NAMES } from './messages';

/** What an error is about; null for anything else. */
export type ErrorSubject = FormError['subject'] | 'link' | 'copy' | null;

/** The message in the page's alert. */
export interface ScreenError {
  readonly message: string;
  readonly subject: ErrorSubject;
  /** Whether a button press caused it. If so, it scrolls into view. */
  readonly causedByPress: boolean;
  /** Changes with every announcement, so that screen readers announce repeated messages again. */
  readonly id: number;
}

/** The message in the page's status. */
interface Status {
  /** '' for none. */
  readonly text: string;
  /** If false, it is only announced. */
  readonly isShown: boolean;
  /** If set, the button of this copy says 'Copied' as long as the status lasts. */
  readonly copied: CopyKind | null;
  /** As in `ScreenError`. */
  readonly id: number;
}

/** The facts from which the screen is derived. */
export interface State {
  readonly form: Form;
  /** Null while the dropdown is closed. */
  readonly dropdown: Dropdown | null;
  readonly areOptionsOpen: boolean;
  /** Not that names failed to load: `getError` derives it from the pending run. */
  readonly error: ScreenError | null;
  readonly status: Status;
  /** A run that waits for its names. It stays if they fail to load, because the next attempt may succeed. */
  readonly pending: { readonly run: Run; readonly hasFailed: boolean } | null;
  readonly results: Results | null;
  readonly loadedParts: LoadedParts;
  /** The fragment for the address bar: with its '#', or '' for none. Null before the page has read the address. */
  readonly fragment: string | null;
}

/** Whether a run is waiting for names that have not failed to load. */
export function isWaiting({ pending }: State): boolean {
  return pending !== null && !pending.hasFailed;
}

/**
 * Returns the status, or 'Waiting for names…' while a run waits. Its id is constant, so that another press doesn't
 * announce it again. 'Same settings…' is shown only while the form asks for these settings.
 */
export function getStatus(state: State): Status {
  const { status, form, results } = state;
  if (isWaiting(state)) return { ...status, text: WAITING_FOR_NAMES, isShown: true, id: 0 };
  return { ...status, isShown: status.isShown && results !== null && formMatches(form, results.settings) };
}

/** Returns the error, followed by that of the pending run if its names have failed to load. */
export function getError({ error, pending }: State): ScreenError | null {
  if (!pending?.hasFailed) return error;
  const { settings, causedByPress } = pending.run;
  const message = namesError(settings);
  if (error) return { ...error, message: `${error.message} ${message}` };
  return { message, subject: null, causedByPress, id: 0 };
}

/** Sets the status; '' clears it. Most are only announced, because the screen already shows what they say. */
export function withStatus(state: State, text: string, details: Partial<Omit<Status, 'text' | 'id'>> = {}): State {
  return { ...state, status: { text, isShown: false, copied: null, ...details, id: state.status.id + 1 } };
}

/** Sets the error and clears the status. */
export function withError(state: State, error: Omit<ScreenError, 'id'>): State {
  const cleared = withStatus(state, '');
  return { ...cleared, error: { ...error, id: cleared.status.id } };
}

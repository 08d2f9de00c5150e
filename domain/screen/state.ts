import type { LoadedParts } from '../names/parts';
import type { Results, Run } from '../run';
import type { Dropdown } from './dropdown';
import type { Form } from './form';
import type { Link } from './link';

/** The message in the page's alert. */
interface ScreenError {
  readonly message: string;
  /** What the error is about; null for anything else. */
  readonly subject: 'count' | 'seed' | 'names' | 'link' | 'copy' | 'save' | null;
  /** Whether a button press caused it. If so, it scrolls into view. */
  readonly causedByPress: boolean;
  /** Changes with every announcement, so that screen readers announce repeated messages again. */
  readonly id: number;
}

/** The message in the page's status. */
export interface Status {
  /** '' for none. */
  readonly text: string;
  /** If false, it is only announced, because the screen shows the same in another way. */
  readonly isShown: boolean;
  /** As in `ScreenError`. */
  readonly id: number;
}

/** What can be copied. A local link leads to a page that was opened from disk. */
export type CopyKind = 'json' | 'link' | 'localLink';

/** The facts from which the screen is derived. */
export interface State {
  readonly form: Form;
  /** Null while the dropdown is closed. */
  readonly dropdown: Dropdown | null;
  readonly areOptionsOpen: boolean;
  readonly error: ScreenError | null;
  readonly status: Status;
  /** The run that waits for its names. It stays if they fail to load, because the next attempt may succeed. */
  readonly pending: Run | null;
  readonly results: Results | null;
  readonly loadedParts: LoadedParts;
  /** Null before the page has read the address bar. */
  readonly link: Link | null;
  /** Set while the pressed button says 'Copied'. */
  readonly copied: { readonly what: CopyKind } | null;
  /** A text that the browser refused to copy, for the visitor to copy by hand. */
  readonly textToCopy: { readonly text: string } | null;
}

/** Whether a run is waiting for names that have not failed to load. */
export function isWaiting({ pending, error }: State): boolean {
  return pending !== null && error?.subject !== 'names';
}

/** Sets the status. */
export function withStatus(state: State, text: string, isShown = true): State {
  return { ...state, status: { text, isShown, id: state.status.id + 1 } };
}

/** Sets the error and clears the status. */
export function withError(
  state: State,
  message: string,
  subject: ScreenError['subject'],
  causedByPress: boolean,
): State {
  const cleared = withStatus(state, '');
  return { ...cleared, error: { message, subject, causedByPress, id: cleared.status.id } };
}

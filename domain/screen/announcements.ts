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

/** What the page tells the visitor. */
export interface Announcements {
  readonly error: ScreenError | null;
  readonly status: Status;
}

/** Sets the status. */
export function withStatus<T extends Announcements>(state: T, text: string, isShown = true): T {
  return { ...state, status: { text, isShown, id: state.status.id + 1 } };
}

/** Sets the error and clears the status. */
export function withError<T extends Announcements>(
  state: T,
  message: string,
  subject: ScreenError['subject'],
  causedByPress: boolean,
): T {
  const id = state.status.id + 1;
  return {
    ...state,
    error: { message, subject, causedByPress, id },
    status: { text: '', isShown: true, id },
  };
}

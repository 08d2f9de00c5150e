/** The error in the page's alert. */
export interface ScreenError {
  readonly message: string;
  /** The field, or the text to copy, that the error is about; null for anything else. */
  readonly subject: 'count' | 'seed' | 'textToCopy' | null;
  /** Whether a press brought the error, so that it comes into view. */
  readonly isOfPress: boolean;
  /** Whether Clear removes the error, together with what it is about; spec §4 keeps all others. */
  readonly isClearable: boolean;
}

/** What the page tells the visitor. */
export interface Announcements {
  readonly error: ScreenError | null;
  /** What happened last. */
  readonly status: string;
  /** How many statuses and errors there have been, so that a repeated message is announced again. */
  readonly announcements: { readonly statuses: number; readonly errors: number };
}

/** Announces what happened. */
export function withStatus<T extends Announcements>(state: T, status: string): T {
  const { announcements } = state;
  return { ...state, status, announcements: { ...announcements, statuses: announcements.statuses + 1 } };
}

/** Announces an error; what is left out is null or false. */
export function withError<T extends Announcements>(
  state: T,
  message: string,
  about: Partial<Omit<ScreenError, 'message'>> = {},
): T {
  const announcements = { ...state.announcements, errors: state.announcements.errors + 1 };
  const error = { subject: null, isOfPress: false, isClearable: false, ...about, message };
  return { ...state, error, status: '', announcements };
}

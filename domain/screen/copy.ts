import type { Results, Run } from '../run';
import { type Announcements, withError, withStatus } from './announcements';
import { type Link, makeFragment } from './link';
import * as messages from './messages';

/** What was copied. A local link leads to a page that was opened from disk. */
export type CopyKind = 'json' | 'link' | 'localLink';

/** The part of the state that copying reads or changes. */
export interface CopyState extends Announcements {
  /** The run that waits for its names. It stays if they fail to load, because the next attempt may succeed. */
  readonly pending: Run | null;
  /** Null before the page has read the address bar. */
  readonly link: Link | null;
  /** Set while the pressed button says 'Copied'. */
  readonly copied: { readonly what: CopyKind } | null;
  /** A text that the browser refused to copy, for the visitor to copy by hand. */
  readonly textToCopy: { readonly text: string } | null;
}

/** Shows a copied link in the address bar, unless a pending run is about to replace its contacts. */
function showLink<T extends CopyState>(state: T, { settings }: Results, copied: CopyKind): T {
  if (copied === 'json' || state.pending) return state;
  return { ...state, link: { fragment: makeFragment(settings), formBefore: null } };
}

/** Confirms a copy. The error of an earlier failed copy disappears; any other error stays. */
export function acknowledgeCopy<T extends CopyState>(state: T, results: Results, what: CopyKind): T {
  const error = state.error?.subject === 'copy' ? null : state.error;
  const copied = { ...showLink(state, results, what), error, copied: { what }, textToCopy: null };
  return what === 'localLink'
    ? withStatus(copied, messages.LOCAL_LINK_COPIED)
    : withStatus(copied, messages.COPIED, false);
}

/** Shows a text that the browser refused to copy. */
export function offerToCopy<T extends CopyState>(state: T, results: Results, copied: CopyKind, text: string): T {
  const message = copied === 'localLink' ? messages.LOCAL_LINK_COPY_ERROR : messages.COPY_ERROR;
  return withError({ ...showLink(state, results, copied), textToCopy: { text } }, message, 'copy', false);
}

import type { Results, Run } from '../run';
import { type Announcements, withError, withStatus } from './announcements';
import { type Link, makeFragment } from './link';
import * as messages from './messages';

/** What a copy is of. A local link is one to a page that was opened from disk. */
export type Copied = 'json' | 'link' | 'localLink';

/** What copying changes on the screen. */
export interface CopyState extends Announcements {
  /** The run that waits for its names to load. It stays if they fail to load, because they may load later. */
  readonly pending: Run | null;
  /** Null before the page has read the address bar. */
  readonly link: Link | null;
  /** What has just been copied, while the pressed button says so. */
  readonly copied: { readonly what: Copied } | null;
  /** What the browser refused to copy, for the visitor to copy by hand. */
  readonly textToCopy: { readonly text: string } | null;
}

/** The address bar shows the link that was to be copied, unless other contacts are about to come. */
function showLink<T extends CopyState>(state: T, { settings }: Results, copied: Copied): T {
  if (copied === 'json' || state.pending) return state;
  return { ...state, link: { fragment: makeFragment(settings), formBefore: null } };
}

/** A copy that succeeds removes the error of an earlier failed copy; any other error stays. */
export function acknowledgeCopy<T extends CopyState>(state: T, results: Results, what: Copied): T {
  const error = state.error?.subject === 'copy' ? null : state.error;
  const copied = { ...showLink(state, results, what), error, copied: { what }, textToCopy: null };
  return what === 'localLink'
    ? withStatus(copied, messages.LOCAL_LINK_COPIED)
    : withStatus(copied, messages.COPIED, false);
}

/** Shows the text that the browser refused to copy. */
export function offerToCopy<T extends CopyState>(state: T, results: Results, copied: Copied, text: string): T {
  const message = copied === 'localLink' ? messages.LOCAL_LINK_COPY_ERROR : messages.COPY_ERROR;
  return withError({ ...showLink(state, results, copied), textToCopy: { text } }, message, 'copy', false);
}

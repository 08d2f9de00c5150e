import type { Results } from '../run';
import { makeFragment } from './link';
import * as messages from './messages';
import { type CopyKind, isWaiting, type State, withError, withStatus } from './state';

/** Shows a copied link in the address bar, unless a waiting run is about to replace its contacts. */
function showLink(state: State, { settings }: Results, what: CopyKind): State {
  if (what === 'json' || isWaiting(state)) return state;
  return { ...state, link: { fragment: makeFragment(settings), formBefore: state.link?.formBefore ?? null } };
}

/** Confirms a copy. The error of an earlier failed copy disappears; any other error stays. */
export function acknowledgeCopy(state: State, results: Results, what: CopyKind): State {
  const error = state.error?.subject === 'copy' ? null : state.error;
  const copied = { ...showLink(state, results, what), error, copied: { what }, textToCopy: null };
  const isLocal = what === 'localLink';
  return withStatus(copied, isLocal ? messages.LOCAL_LINK_COPIED : messages.COPIED, isLocal);
}

/** Shows a text that the browser refused to copy. */
export function offerToCopy(state: State, results: Results, what: CopyKind, text: string): State {
  const message = what === 'localLink' ? messages.LOCAL_LINK_COPY_ERROR : messages.COPY_ERROR;
  return withError({ ...showLink(state, results, what), textToCopy: { text } }, message, 'copy', false);
}

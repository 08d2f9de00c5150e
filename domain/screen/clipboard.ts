import type { Results } from '../run';
import { COPIES, type CopyKind } from './copies';
import { makeFragment } from './link';
import * as messages from './messages';
import { isWaiting, type State, withError, withStatus } from './state';

/** Shows a copied link in the address bar, unless a waiting run is about to replace its contacts. */
function showLink(state: State, { settings }: Results, kind: CopyKind): State {
  return COPIES[kind].isLink && !isWaiting(state) ? { ...state, fragment: makeFragment(settings) } : state;
}

/** Whether a text is a link that works only on this computer. */
function isLocalLink(kind: CopyKind, text: string): boolean {
  return COPIES[kind].isLink && text.startsWith('file:');
}

/** Confirms a copy. The error of an earlier failed copy disappears; any other error stays. */
export function acknowledgeCopy(state: State, results: Results, kind: CopyKind, text: string): State {
  const error = state.error?.subject === 'copy' ? null : state.error;
  const copied = { ...showLink(state, results, kind), error, copied: kind };
  const isLocal = isLocalLink(kind, text);
  return withStatus(copied, isLocal ? messages.LOCAL_LINK_COPIED : messages.COPIED, isLocal);
}

/** Shows a text that the browser refused to copy. */
export function offerToCopy(state: State, results: Results, kind: CopyKind, textToCopy: string): State {
  const message = isLocalLink(kind, textToCopy) ? messages.LOCAL_LINK_COPY_ERROR : messages.COPY_ERROR;
  return withError(showLink(state, results, kind), { message, subject: 'copy', causedByPress: false, textToCopy });
}

import { type Dispatch, type RefObject, useLayoutEffect } from 'react';
import type { Action } from '../domain/reducer';
import { letBrowserRestore, readEarlyInput } from './early-input';

declare global {
  /** From before-the-page.js: presses Generate if that was pressed before the page was ready. Does so only once. */
  var replayEarlyPress: (() => void) | undefined;
}

/**
 * Applies what happened before the page was ready: first the link in the address bar, then what the visitor typed and
 * chose, then an early press on Generate. Afterwards, opens every link that the visitor follows.
 */
export function useOpening(formRef: RefObject<HTMLFormElement | null>, dispatch: Dispatch<Action>) {
  useLayoutEffect(() => {
    const form = formRef.current as HTMLFormElement;
    const openLink = () => dispatch({ type: 'OPEN_LINK', fragment: location.hash });
    const restore = () => {
      dispatch(readEarlyInput(form));
      if (form.querySelector('details')?.open) dispatch({ type: 'SHOW_OPTIONS', areOptionsOpen: true });
    };
    openLink();
    restore();
    globalThis.replayEarlyPress?.();

    const page = new AbortController();
    const { signal } = page;
    // Unlike hashchange, popstate also fires when the same link is followed again.
    addEventListener('popstate', openLink, { signal });
    // After going back, Chromium has restored the fields only when this fires.
    addEventListener('pageshow', restore, { signal });
    addEventListener('pagehide', () => letBrowserRestore(form), { signal });
    return () => page.abort();
  }, [formRef, dispatch]);
}

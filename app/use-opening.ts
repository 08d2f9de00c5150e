import { type Dispatch, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Action } from '../domain/reducer';
import { drawSeed } from './draw-seed';
import { letBrowserRestore, readEarlyInput } from './early-input';

/**
 * Applies what happened before the page was ready: first the link in the address bar, then what the visitor typed and
 * chose, then an early press on Generate. Afterwards, opens every link that the visitor follows.
 */
export function useOpening(form: RefObject<HTMLFormElement | null>, dispatch: Dispatch<Action>) {
  const openLink = useEffectEvent(() => dispatch({ type: 'OPEN_LINK', fragment: location.hash }));
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    dispatch(readEarlyInput(form.current));
    if (form.current.querySelector('details')?.open) dispatch({ type: 'SHOW_OPTIONS', areOptionsOpen: true });
  });

  useLayoutEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    openLink();
    restore();
    if (globalThis.takeEarlyPress?.()) dispatch({ type: 'GENERATE', seed: drawSeed() });
    // Unlike hashchange, popstate also fires when the same link is followed again.
    addEventListener('popstate', openLink, { signal });
    // After going back, Chromium has restored the fields only when this fires.
    addEventListener('pageshow', restore, { signal });
    addEventListener('pagehide', () => form.current && letBrowserRestore(form.current), { signal });
    return () => page.abort();
  }, [form, dispatch]);
}

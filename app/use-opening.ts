import { type Dispatch, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { makeForm } from '../domain/form';
import { parseFragment } from '../domain/link';
import type { Action } from '../domain/reducer';
import { drawSeed } from './draw-seed';
import { letBrowserRestore, readEarlyInput } from './early-input';
import type { DispatchRun } from './use-actions';

/**
 * Starts the page with what came before it: first the link in the address bar, then what the visitor typed and chose
 * before the page was ready, then an early press on Generate. Later, it opens every link that is followed.
 */
export function useOpening(
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<Action>,
  dispatchRun: DispatchRun,
) {
  const start = useEffectEvent(() => {
    const linked = openLink();
    const typed = restore();
    if (globalThis.takeEarlyPress?.())
      dispatchRun({ type: 'GENERATE', seed: drawSeed() }, { ...linked, ...typed });
  });
  const openLink = useEffectEvent(() => {
    const link = parseFragment(location.hash);
    if (link === 'unreadable') dispatch({ type: 'REFUSE_LINK' });
    if (link === null || link === 'unreadable') return {};
    const linked = makeForm(link.settings);
    dispatchRun({ type: 'OPEN_LINK', link }, linked);
    return linked;
  });
  const restore = useEffectEvent(() => {
    if (!form.current) return {};
    const typed = readEarlyInput(form.current);
    dispatch({ type: 'RESTORE_FORM', form: typed });
    if (form.current.querySelector('details')?.open) dispatch({ type: 'SHOW_OPTIONS', areOptionsOpen: true });
    return typed;
  });

  useLayoutEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    start();
    // Unlike hashchange, it also comes when the same link is followed again.
    addEventListener('popstate', openLink, { signal });
    // After going back, Chromium restores the fields only now.
    addEventListener('pageshow', restore, { signal });
    addEventListener('pagehide', () => form.current && letBrowserRestore(form.current), { signal });
    return () => page.abort();
  }, [form]);
}

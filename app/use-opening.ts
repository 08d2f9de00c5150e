import { type Dispatch, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isRegionCode } from '../domain/countries/countries';
import { type Action, initialState, type State } from '../domain/reducer';
import type { Form } from '../domain/screen/form';

declare global {
  /** From before-the-page.js: presses Generate if that was pressed before the page was ready. Does so only once. */
  var replayEarlyPress: (() => void) | undefined;
}

/** What the page's own fields hold, by name. Browser extensions may add other fields. */
function listValues({ options, ...fields }: Form): Map<string, string> {
  return new Map(Object.entries({ ...fields, ...options }));
}

/**
 * Applies what happened before the page was ready: first the link in the address bar, then what the visitor typed and
 * chose, then an early press on Generate. Afterwards, opens every link that the visitor follows.
 */
export function useOpening(
  { form: shown }: State,
  formRef: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<Action>,
) {
  const restore = useEffectEvent(() => restoreForm(formRef.current as HTMLFormElement, shown, dispatch));
  useLayoutEffect(() => {
    const openLink = () => dispatch({ type: 'OPEN_LINK', fragment: location.hash });
    openLink();
    restore();
    globalThis.replayEarlyPress?.();

    const page = new AbortController();
    const { signal } = page;
    // Unlike hashchange, popstate also fires when the same link is followed again.
    addEventListener('popstate', openLink, { signal });
    // After going back, Chromium has restored the fields only when this fires.
    addEventListener('pageshow', restore, { signal });
    addEventListener('pagehide', () => letBrowserRestore(formRef.current as HTMLFormElement), { signal });
    return () => page.abort();
  }, [formRef, dispatch]);
}

/**
 * Takes over what the visitor typed and chose before the page was ready, whether they opened Options, and what the
 * browser restored after a reload or on going back. Call it before React renders the form again, because that resets
 * the fields.
 */
function restoreForm(form: HTMLFormElement, shown: Form, dispatch: Dispatch<Action>): void {
  const values = listValues(shown);
  const changed = [...new FormData(form)].filter(([name, value]) => values.has(name) && values.get(name) !== value);
  const { country, count, ...option } = Object.fromEntries(changed) as Record<string, string>;
  if (country && isRegionCode(country)) dispatch({ type: 'SELECT_COUNTRY', country });
  if (count !== undefined) dispatch({ type: 'SET_COUNT', count });
  dispatch({ type: 'SET_OPTION', option });
  if (form.querySelector('details')?.open) dispatch({ type: 'SHOW_OPTIONS', areOptionsOpen: true });
}

/**
 * Lets the browser restore the text fields on going back. Browsers remember only fields that differ from their
 * `defaultValue`, and React keeps that equal to the current text. So this sets it back to the initial text.
 */
function letBrowserRestore(form: HTMLFormElement): void {
  for (const [name, value] of listValues(initialState.form)) {
    // For radio buttons, `namedItem` returns a list instead.
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.defaultValue = value;
  }
}

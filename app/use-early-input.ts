import { type Dispatch, type RefObject, startTransition, useLayoutEffect } from 'react';
import type { Action } from '../domain/reducer';
import { drawSeed } from './draw-seed';
import { letBrowserRestore, readEarlyInput } from './early-input';

/** Carries out what the visitor typed, chose and pressed before the page was ready, and what the browser restores. */
export function useEarlyInput(
  generateButton: RefObject<HTMLButtonElement | null>,
  dispatch: Dispatch<Action>,
) {
  useLayoutEffect(() => {
    const form = generateButton.current?.form;
    if (!form) return;
    const read = () => {
      for (const action of readEarlyInput(form)) dispatch(action);
    };
    const leave = () => letBrowserRestore(form);
    read();
    if (globalThis.takeEarlyPress?.())
      startTransition(() => dispatch({ type: 'GENERATE', seed: drawSeed() }));
    // After going back, Chromium restores the fields only now.
    addEventListener('pageshow', read);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', read);
      removeEventListener('pagehide', leave);
    };
  }, [generateButton, dispatch]);
}

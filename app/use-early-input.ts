import { type Dispatch, type RefObject, startTransition, useLayoutEffect } from 'react';
import type { Action } from '../domain/reducer';
import { drawSeed } from './draw-seed';
import { readEarlyInput } from './early-input';

/** Carries out what the visitor typed, chose and pressed before the page was ready. */
export function useEarlyInput(
  generateButton: RefObject<HTMLButtonElement | null>,
  dispatch: Dispatch<Action>,
) {
  useLayoutEffect(() => {
    const form = generateButton.current?.form;
    if (form) for (const action of readEarlyInput(form)) dispatch(action);
    if (globalThis.takeEarlyPress?.())
      startTransition(() => dispatch({ type: 'GENERATE', seed: drawSeed() }));
  }, [generateButton, dispatch]);
}

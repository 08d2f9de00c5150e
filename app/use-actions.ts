import { type Dispatch, type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Export } from '../components/exports';
import { type Action, getProgress, type State } from '../domain/reducer';
import { replaceFragment } from './address-bar';
import { afterPaint } from './after-paint';
import { drawSeed } from './draw-seed';
import { exportResults } from './export-results';

/** What the page's buttons do, and what follows from it. */
export function useActions(
  state: State,
  dispatch: Dispatch<Action>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { link, results } = state;
  const isReady = getProgress(state) === 'ready';

  // 'Generating…' is painted before the slow work of making and showing contacts starts.
  useEffect(
    () => (isReady ? afterPaint(() => dispatch({ type: 'MAKE_CONTACTS' })) : undefined),
    [isReady, dispatch],
  );
  useLayoutEffect(() => {
    if (link !== null) replaceFragment(link);
  }, [link]);

  return {
    generate: () => dispatch({ type: 'GENERATE', seed: drawSeed() }),
    clear: () => dispatch({ type: 'CLEAR' }),
    makeValid: () => dispatch({ type: 'MAKE_VALID' }),
    acceptEnglish: () => {
      // The pressed button disappears; moving the focus first keeps it from getting lost.
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
      dispatch({ type: 'USE_ENGLISH' });
    },
    exportAs: async (wanted: Export) => {
      const outcome = results && (await exportResults(wanted, results));
      if (outcome) dispatch(outcome);
    },
  };
}

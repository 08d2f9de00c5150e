import { type Dispatch, useEffect, useLayoutEffect } from 'react';
import type { Export } from '../components/exports';
import { type Action, getProgress, type State } from '../domain/reducer';
import { replaceFragment } from './address-bar';
import { drawSeed } from './draw-seed';
import { exportResults } from './export-results';

/** What the page's buttons do, and what follows from it. */
export function useActions(state: State, dispatch: Dispatch<Action>) {
  const { link, pending, results } = state;
  const isReady = getProgress(state) === 'ready';

  // 'Generating…' is painted before the slow work of making and showing contacts starts. A press can come in one batch
  // with the contacts of the run before: then only the run is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run needs a call of its own
  useEffect(
    () => (isReady ? afterPaint(() => dispatch({ type: 'MAKE_CONTACTS' })) : undefined),
    [isReady, pending, dispatch],
  );
  useLayoutEffect(() => {
    if (link !== null) replaceFragment(link);
  }, [link]);

  return {
    generate: () => dispatch({ type: 'GENERATE', seed: drawSeed() }),
    exportAs: async (wanted: Export) => {
      const outcome = results && (await exportResults(wanted, results));
      if (outcome) dispatch(outcome);
    },
  };
}

/** Runs a task once the browser has painted what is on screen now; returns how to call it off. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

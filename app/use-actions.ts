import { type Dispatch, useLayoutEffect } from 'react';
import type { Export } from '../components/exports';
import type { Action, State } from '../domain/reducer';
import { replaceFragment } from './address-bar';
import { drawSeed } from './draw-seed';
import { exportResults } from './export-results';

/** Returns the handlers of Generate and the export buttons, and keeps the link in the address bar up to date. */
export function useActions({ link, results }: State, dispatch: Dispatch<Action>) {
  useLayoutEffect(() => {
    if (link) replaceFragment(link.fragment);
  }, [link]);

  return {
    generate: () => dispatch({ type: 'GENERATE', seed: drawSeed() }),
    exportAs: async (wanted: Export) => {
      const outcome = results && (await exportResults(wanted, results));
      if (outcome) dispatch(outcome);
    },
  };
}

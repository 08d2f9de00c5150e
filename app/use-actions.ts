import { type Dispatch, useLayoutEffect } from 'react';
import type { ExportKind } from '../components/exports';
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
    exportAs: async (kind: ExportKind) => {
      const outcome = results && (await exportResults(kind, results));
      if (outcome) dispatch(outcome);
    },
  };
}

import { type Dispatch, useLayoutEffect } from 'react';
import type { ExportKind } from '../components/exports';
import type { Action, State } from '../domain/reducer';
import { replaceFragment } from './address-bar';
import { exportResults } from './export-results';

/** Returns the handlers of Generate and the export buttons, and keeps the link in the address bar up to date. */
export function useActions({ link, results }: State, dispatch: Dispatch<Action>) {
  useLayoutEffect(() => {
    if (link) replaceFragment(link.fragment);
  }, [link]);

  return {
    generate: () => {
      const [seed] = crypto.getRandomValues(new Uint32Array(1));
      dispatch({ type: 'GENERATE', seed: String(seed) });
    },
    exportAs: (kind: ExportKind) => results && exportResults(kind, results, dispatch),
  };
}

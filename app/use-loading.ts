import { type Dispatch, useEffect } from 'react';
import { whenIdle } from '../components/when-idle';
import { PARTS } from '../domain/names/parts';
import type { Action } from '../domain/reducer';
import { getNeededPart } from '../domain/run';
import type { State } from '../domain/screen/state';
import { loadPart } from './load-part';

/**
 * Loads the names of a pending run at once; without one, all names, one part after another while the page idles,
 * starting with those for the form's settings. What fails is tried again once the connection comes back.
 */
export function useLoading({ pending, form, loadedParts }: State, dispatch: Dispatch<Action>) {
  // Not `pending`, which also changes when a request fails.
  const run = pending?.run;
  const next = [getNeededPart(run?.settings ?? form), ...PARTS].find((part) => part && !loadedParts[part]);
  useEffect(() => {
    // Only Chromium says whether the visitor's data saver is on.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!next || (connection?.saveData && !run)) return;
    const request = () => {
      loadPart(next).then(
        (names) => dispatch({ type: 'NAMES_LOADED', part: next, names }),
        () => dispatch({ type: 'NAMES_FAILED', part: next }),
      );
    };
    const load = run ? request : () => whenIdle(request);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [run, next, dispatch]);
}

import { type Dispatch, startTransition, useEffect } from 'react';
import { loadLocalNames } from '../domain/names/local-names';
import type { Action } from '../domain/reducer';
import { whenIdle } from './when-idle';

/**
 * Loads the names that the page does not come with: once it idles, or at once if a run waits for them.
 *
 * Asking again after a failure works because Next's runtime loads a dynamic import by a new <script> each time, and
 * browsers forget a <script> that failed, unlike an import() of their own.
 */
export function useLocalNames(isRunWaiting: boolean, dispatch: Dispatch<Action>) {
  useEffect(() => whenIdle(() => requestNames(dispatch)), [dispatch]);
  useEffect(() => {
    if (isRunWaiting) requestNames(dispatch);
  }, [isRunWaiting, dispatch]);
}

function requestNames(dispatch: Dispatch<Action>) {
  loadLocalNames().then(
    (localNames) => startTransition(() => dispatch({ type: 'NAMES_LOADED', localNames })),
    () => dispatch({ type: 'NAMES_FAILED' }),
  );
}

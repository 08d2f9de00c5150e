import { type Dispatch, startTransition, useEffect } from 'react';
import { generateContacts } from '../domain/generate-contacts';
import { loadLocalNames } from '../domain/names/local-names';
import type { Action } from '../domain/reducer';
import type { Settings } from '../domain/settings';

/** A page that is busy, or in the background, may not idle for long; in Safari, none says when it does. */
const LATEST_MS = 500;

/** Made and thrown away while the names load, so that the first press finds the generators compiled. */
const WARM_UP: Settings = {
  country: 'US',
  count: 200,
  seed: '0',
  phones: 'random',
  format: 'international',
  names: 'english',
};

/**
 * Loads the names that the page does not come with: once it idles, or at once where a run waits for them.
 *
 * Asking again after a failure works because Next's runtime loads a dynamic import by a new <script> each time, and
 * browsers forget a <script> that failed, unlike an import() of their own.
 */
export function useLocalNames(isRunWaiting: boolean, dispatch: Dispatch<Action>) {
  useEffect(
    () =>
      whenIdle(() => {
        requestNames(dispatch);
        generateContacts(WARM_UP, null);
      }),
    [dispatch],
  );
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

/** Runs a task once the page idles, or after LATEST_MS; returns how to call it off. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, LATEST_MS);
  return () => clearTimeout(timer);
}

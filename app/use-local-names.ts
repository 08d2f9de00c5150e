import { type Dispatch, startTransition, useEffect } from 'react';
import { makeRows } from '../components/contact-rows';
import { generateContacts } from '../domain/generate-contacts';
import { loadLocalNames } from '../domain/names/local-names';
import type { Action } from '../domain/reducer';
import type { Settings } from '../domain/settings';

/** A busy page, or one in the background, may not idle for long. Safari does not say when a page idles. */
const LATEST_MS = 500;

/** The settings of a fresh page. */
const WARM_UP: Settings = {
  country: 'US',
  count: 200,
  seed: '0',
  phones: 'random',
  format: 'international',
  names: 'local',
};

/** Makes contacts and rows, and throws them away, so that the first press finds the code compiled. */
function warmUp() {
  const { contacts, cultures } = generateContacts(WARM_UP, null);
  makeRows(
    contacts,
    cultures.map(({ tag }) => tag),
  );
}

/**
 * Loads the names that the page does not come with: once it idles, or at once if a run waits for them. While they load,
 * it warms up the code that makes contacts and rows.
 *
 * Asking again after a failure works because Next's runtime loads a dynamic import by a new <script> each time, and
 * browsers forget a <script> that failed, unlike an import() of their own.
 */
export function useLocalNames(isRunWaiting: boolean, dispatch: Dispatch<Action>) {
  useEffect(
    () =>
      whenIdle(() => {
        requestNames(dispatch);
        warmUp();
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

import { type Dispatch, useEffect } from 'react';
import { getRunPart, type LoadedNames } from '../domain/loaded-names';
import { getPart, PARTS, type PartName } from '../domain/names/parts';
import type { Action, State } from '../domain/reducer';
import { loadNames } from './load-names';

/** A busy page, or one in the background, may not idle for long. Safari does not say when a page idles. */
const LATEST_MS = 500;

/** Loads the names that a run waits for at once, and all others one after another while the page idles. */
export function useNameParts(state: State, dispatch: Dispatch<Action>) {
  const { loadedNames, pending, form } = state;
  const needed = pending && getRunPart(pending.settings);
  const preferred = getPart(form.country, 'local');
  useEffect(() => {
    if (needed && !loadedNames[needed]) requestNames(needed, dispatch);
  }, [needed, loadedNames, dispatch]);
  useEffect(() => {
    const next = savesData() || !navigator.onLine ? null : getNextPart(loadedNames, preferred);
    return next ? whenIdle(() => requestNames(next, dispatch)) : undefined;
  }, [loadedNames, preferred, dispatch]);
  useEffect(() => {
    const goOn = () => dispatch({ type: 'WENT_ONLINE' });
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [dispatch]);
}

/** Whether the visitor asked for little traffic. Only Chromium says so. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** What to load next: the chosen country's names first, one part at a time. A failed part waits for a press, or for the connection. */
function getNextPart(loadedNames: LoadedNames, preferred: PartName | null): PartName | null {
  if (Object.values(loadedNames).includes('loading')) return null;
  const order = preferred ? [preferred, ...PARTS] : PARTS;
  return order.find((part) => !loadedNames[part]) ?? null;
}

function requestNames(part: PartName, dispatch: Dispatch<Action>) {
  dispatch({ type: 'NAMES_REQUESTED', part });
  loadNames(part).then(
    (names) => dispatch({ type: 'NAMES_LOADED', part, names }),
    () => dispatch({ type: 'NAMES_FAILED', part }),
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

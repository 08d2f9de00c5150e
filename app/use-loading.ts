import { type Dispatch, useEffect } from 'react';
import { whenIdle } from '../components/when-idle';
import { getPartName, PARTS, type PartName } from '../domain/names/parts';
import type { Action } from '../domain/reducer';
import { getRunPartName } from '../domain/run';
import type { State } from '../domain/screen/state';
import { loadPart } from './load-part';

/** Loads the names of a pending run at once, and all others one part after another while the page idles. */
export function useLoading({ pending, form, loadedParts }: State, dispatch: Dispatch<Action>) {
  // Not `pending`, which also changes when a request fails.
  const run = pending?.run;
  useEffect(() => {
    const part = run && getRunPartName(run);
    return part ? nowAndWhenOnline(() => requestNames(part, dispatch)) : undefined;
  }, [run, dispatch]);

  // The part that the form's settings need comes first. One that fails is tried again once the connection comes back.
  const chosen = getPartName(form.country, form.options.nameSource);
  const next = [chosen, ...PARTS].find((part) => part && !loadedParts[part]);
  useEffect(() => {
    // Only Chromium says whether the visitor's data saver is on.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!next || connection?.saveData) return;
    return nowAndWhenOnline(() => whenIdle(() => requestNames(next, dispatch)));
  }, [next, dispatch]);
}

/** Runs a task now and whenever the connection comes back. Returns a function that removes the listener. */
function nowAndWhenOnline(task: () => void): () => void {
  task();
  addEventListener('online', task);
  return () => removeEventListener('online', task);
}

function requestNames(part: PartName, dispatch: Dispatch<Action>): void {
  loadPart(part).then(
    (names) => dispatch({ type: 'NAMES_LOADED', part, names }),
    () => dispatch({ type: 'NAMES_FAILED', part }),
  );
}

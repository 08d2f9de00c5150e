import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../components/when-idle';
import { getPartName, PARTS, type PartName } from '../domain/names/parts';
import type { Action } from '../domain/reducer';
import { getRunPart } from '../domain/run';
import type { State } from '../domain/screen/state';
import { loadPart } from './load-part';

/** Loads the names of a pending run at once, and all others one part after another while the page idles. */
export function useLoading({ pending, form }: State, dispatch: Dispatch<Action>) {
  // Not `pending`, which also changes when a request fails.
  const run = pending?.run;
  useEffect(() => {
    const part = run && getRunPart(run);
    return part ? nowAndWhenOnline(() => requestNames(part, dispatch)) : undefined;
  }, [run, dispatch]);

  const getChosen = useEffectEvent(() => getPartName(form.country, form.options.nameSource));
  useEffect(() => {
    // Only Chromium says whether the visitor's data saver is on.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // Coming back online may start a second loop while the first still runs. `loadPart` loads each part only once.
    return nowAndWhenOnline(async () => {
      let missing: readonly PartName[] = PARTS;
      while (missing.length > 0) {
        await new Promise<void>(whenIdle);
        if (connection?.saveData || !navigator.onLine) return;
        const next = missing.find((part) => part === getChosen()) ?? missing[0];
        if (next) await requestNames(next, dispatch);
        missing = missing.filter((part) => part !== next);
      }
    });
  }, [dispatch]);
}

/** Runs a task now and whenever the connection comes back. Returns a function that removes the listener. */
function nowAndWhenOnline(task: () => void): () => void {
  task();
  addEventListener('online', task);
  return () => removeEventListener('online', task);
}

function requestNames(part: PartName, dispatch: Dispatch<Action>): Promise<void> {
  return loadPart(part).then(
    (names) => dispatch({ type: 'NAMES_LOADED', part, names }),
    () => dispatch({ type: 'NAMES_FAILED', part }),
  );
}

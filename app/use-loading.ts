import { type Dispatch, useEffect } from 'react';
import { whenIdle } from '../components/when-idle';
import { PARTS, type PartName } from '../domain/names/parts';
import type { Action } from '../domain/reducer';
import { getNeededPart } from '../domain/run';
import type { State } from '../domain/screen/state';
import { loadPart, TIMEOUT_MS } from './load-part';

/**
 * Loads a pending run's names at once, and reports if they take too long. Without a pending run, loads all names, part
 * by part while the page idles, starting with those for the form's settings. When the connection comes back, retries
 * what failed.
 */
export function useLoading({ pending, form }: State, dispatch: Dispatch<Action>) {
  // Each new run starts a request. `pending` also changes when a request fails, which must not start another.
  const run = pending?.run;
  const needed = getNeededPart(run?.settings ?? form);
  useEffect(() => {
    let isCanceled = false;
    const request = async (part: PartName) => {
      const names = await loadPart(part);
      dispatch(names ? { type: 'NAMES_LOADED', part, names } : { type: 'NAMES_FAILED', part });
    };
    const load = async () => {
      if (run && needed) return request(needed);
      // Only Chromium says whether the visitor's data saver is on.
      const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
      if (connection?.saveData) return;
      for (const part of new Set([needed, ...PARTS])) {
        await new Promise<void>(whenIdle);
        if (isCanceled || !navigator.onLine) return;
        if (part) await request(part);
      }
    };
    load();
    addEventListener('online', load);
    const timer = setTimeout(() => needed && dispatch({ type: 'NAMES_FAILED', part: needed }), TIMEOUT_MS);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, [run, needed, dispatch]);
}

import { useEffect, useRef } from 'react';
import { makeRows } from '../components/contact-rows';
import { MAX_COUNT } from '../domain/count';
import { makeJson } from '../domain/files/json';
import { generateContacts } from '../domain/generate-contacts';
import { DEFAULT_OPTIONS } from '../domain/options';
import { initialState } from '../domain/reducer';
import type { Results } from '../domain/run';
import type { Settings } from '../domain/settings';
import { summarise } from '../domain/summary';
import { whenIdle } from './when-idle';

/** The settings of a fresh page. The count is small, so that a press waits little for a round. */
const ROUND: Settings = { ...DEFAULT_OPTIONS, country: initialState.country, count: 100, seed: '0' };

/** Together they make as many contacts as the largest run. */
const ROUNDS = MAX_COUNT / ROUND.count;

/** The slow parts of a press and of showing its results. */
function makeAndForget() {
  const results: Results = { settings: ROUND, isOtherVersion: false, ...generateContacts(ROUND, null) };
  const { contacts, cultures } = results;
  summarise(results);
  makeJson(contacts);
  makeRows(
    contacts,
    cultures.map(({ tag }) => tag),
  );
}

/**
 * Makes results while the page idles, and forgets them, so that the first press finds the code compiled.
 *
 * @param isUsed whether there has been a press: then a warm-up would only be in the way
 */
export function useWarmUp(isUsed: boolean) {
  const rounds = useRef(0);
  useEffect(() => {
    if (isUsed || rounds.current >= ROUNDS) return;
    let callOff = whenIdle(warmUp);
    function warmUp() {
      makeAndForget();
      rounds.current++;
      if (rounds.current < ROUNDS) callOff = whenIdle(warmUp);
    }
    return () => callOff();
  }, [isUsed]);
}

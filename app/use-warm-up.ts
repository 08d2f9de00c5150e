import { useEffect } from 'react';
import { makeRows } from '../components/contact-rows';
import { makeJson } from '../domain/files/json';
import { generateContacts } from '../domain/generate-contacts';
import type { Results } from '../domain/run';
import type { Settings } from '../domain/settings';
import { summarise } from '../domain/summary';
import { whenIdle } from './when-idle';

/** As many contacts as a press can ask for, in small parts, so that no press waits long for one. */
const ROUNDS = 10;

/** A round with the settings of a fresh page. */
const ROUND: Settings = {
  country: 'US',
  count: 100,
  seed: '0',
  phones: 'random',
  format: 'international',
  names: 'local',
};

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

/** Makes results while the page idles, and forgets them, so that the first press finds the code compiled. */
export function useWarmUp() {
  useEffect(() => {
    let rounds = 0;
    let callOff = whenIdle(warmUp);
    function warmUp() {
      makeAndForget();
      rounds++;
      if (rounds < ROUNDS) callOff = whenIdle(warmUp);
    }
    return () => callOff();
  }, []);
}

import type { NamePart } from '../../domain/names/parts';
import { type Action, initialState, reducer } from '../../domain/reducer';
import type { Results } from '../../domain/run';
import { EXAMPLES } from '../../domain/screen/examples';
import { getError, getStatus, isWaiting } from '../../domain/screen/state';
import { apply, fail, fill, generate, load, loadedParts, PART, ready } from './states';

const inJapan = fill(initialState, { country: 'JP' });
const waiting = apply([generate], inJapan);
const failed = apply([fail], waiting);

test('names that load with the page need no waiting', () => {
  for (const form of [{ country: 'US' }, { country: 'AQ' }, { country: 'JP', nameSource: 'english' }] as const)
    expect(apply([generate], fill(initialState, form)).results?.contacts).toHaveLength(3);
});

test('if the names have not loaded, the run waits, and keeps the settings it was requested with', () => {
  expect(waiting.results).toBeNull();
  expect(getStatus(waiting)).toMatchObject({ text: 'Waiting for names…', isShown: true });
  expect(isWaiting(waiting)).toBe(true);
  const done = apply([{ type: 'SELECT_COUNTRY', country: 'US' }, load], waiting);
  expect(done).toMatchObject({ pending: null, results: { settings: { country: 'JP', count: 3 } } });
  expect(done.results).toEqual(apply([generate], fill(ready, { country: 'JP' })).results);
});

test('another press replaces a waiting run', () => {
  const again = apply([{ type: 'SET_COUNT', count: '2' }, { ...generate, seed: '9' }, load], waiting);
  expect(again.results?.settings).toMatchObject({ count: 2, options: { seed: '9' } });
});

test('earlier results stay while a run waits, and the status goes on saying that it waits', () => {
  const earlier = apply([generate], fill(initialState));
  const again = apply([generate], fill(earlier, { country: 'JP' }));
  expect(again.results).toBe(earlier.results);
  for (const state of [again, apply([{ type: 'REUSE_SEED' }], again)])
    expect(getStatus(state).text).toBe('Waiting for names…');
});

test.each<[string, Action[]]>([
  ['Clear', [{ type: 'CLEAR' }]],
  ['an invalid count', [{ type: 'SET_COUNT', count: '0' }, generate]],
])('%s cancels a waiting run and a failed one: names that arrive later change nothing on screen', (_, actions) => {
  for (const state of [waiting, failed]) {
    const canceled = apply(actions, state);
    expect(canceled).toMatchObject({ pending: null, results: null });
    expect(apply([load], canceled)).toEqual({ ...canceled, loadedParts: { [PART]: loadedParts[PART] } });
  }
});

test.each([
  ['names that arrive twice', apply([load], waiting), load],
  ['names that fail again', failed, fail],
  ['names that fail while no run needs them', initialState, fail],
] as const)('%s change nothing', (_, state, action) => {
  expect(reducer(state, action)).toBe(state);
});

test('a run waits only for its own names', () => {
  const other: Action[] = [
    { type: 'NAMES_LOADED', part: 'southern-africa', names: loadedParts['southern-africa'] as NamePart },
    { type: 'NAMES_FAILED', part: 'oceania' },
  ];
  const still = apply(other, waiting);
  expect(still).toEqual({ ...waiting, loadedParts: still.loadedParts });
});

test('if the names fail to load, there is a message and nothing is generated', () => {
  expect(failed.results).toBeNull();
  expect(isWaiting(failed)).toBe(false);
  expect(getStatus(failed).text).toBe('');
  expect(getError(failed)).toMatchObject({
    message: 'The names for Japan could not be loaded. Press Generate to try again, or use English names.',
    subject: null,
    causedByPress: true,
  });
  const tricky = apply(
    [generate, { type: 'NAMES_FAILED', part: 'tricky' }],
    fill(initialState, { nameSource: 'tricky' }),
  );
  expect(getError(tricky)?.message).toMatch(/^The tricky names could not be loaded/);
});

test('after a failure, the next press waits again, and names that arrive late finish the run', () => {
  const again = apply([generate], failed);
  expect(getError(again)).toBeNull();
  expect(getStatus(again).text).toBe('Waiting for names…');
  expect(getError(apply([fail], again))?.message).toContain('could not be loaded');
  for (const state of [again, failed])
    expect(apply([load], state)).toMatchObject({ pending: null, results: { settings: { country: 'JP' } } });
});

test('an example cancels a failed run, with its error', () => {
  const state = apply([fail, { type: 'USE_EXAMPLE', example: EXAMPLES[0] }], waiting);
  expect(state.pending).toBeNull();
  expect(getError(state)).toBeNull();
});

test('errors of a copy and of names are shown together, whichever came first; names that arrive remove both', () => {
  const earlier = apply([generate, { type: 'SELECT_COUNTRY', country: 'JP' }, generate], fill(initialState));
  const refused: Action = { type: 'COPY_REFUSED', kind: 'json', results: earlier.results as Results };
  for (const state of [apply([fail, refused], earlier), apply([refused, fail], earlier)]) {
    const message = getError(state)?.message;
    expect(message).toMatch(/^Your browser blocked copying\. .+ The names for Japan could not be loaded\./);
    expect(apply([load], state)).toMatchObject({ error: null, results: { settings: { country: 'JP' } } });
  }
});

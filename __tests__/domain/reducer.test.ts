import type { NamePart } from '../../domain/names/parts';
import { type Action, reducer } from '../../domain/reducer';
import { EXAMPLES } from '../../domain/screen/examples';
import { makeFragment } from '../../domain/screen/link';
import { getStatus, type State } from '../../domain/screen/state';
import { makeSettings } from '../settings';
import { apply, fill, generate, openLink, PART, ready } from './states';

const COUNT_ERROR = { message: 'Please enter a number between 1 and 1000.', subject: 'count', causedByPress: true };
const open = apply([{ type: 'TOGGLE_DROPDOWN' }]);
const earlier = apply([generate], fill(ready));

test('an invalid count shows an error and leaves earlier results; a valid one clears it (spec §8)', () => {
  const invalid = apply([{ type: 'SET_COUNT', count: '1001' }, generate], earlier);
  expect(invalid).toMatchObject({ error: COUNT_ERROR, results: earlier.results });
  const valid = apply([{ type: 'SET_COUNT', count: '1000' }, generate], invalid);
  expect(valid.error).toBeNull();
  expect(valid.results?.contacts).toHaveLength(1000);
});

test('Clear hides results and resets country and count; the error and the options stay (spec §4)', () => {
  const options = { phoneMode: 'valid', phoneFormat: 'national', nameSource: 'english', seed: '7' } as const;
  const filled = fill(earlier, { country: 'JP', count: '2000', ...options });
  const cleared = apply([{ type: 'TOGGLE_OPTIONS', areOptionsOpen: true }, generate, { type: 'CLEAR' }], filled);
  expect(cleared.loadedParts).toBe(filled.loadedParts);
  expect(cleared).toMatchObject({
    areOptionsOpen: true,
    form: { country: 'US', count: '0', options },
    results: null,
    error: COUNT_ERROR,
  });
});

test('without a calling code, contacts are made and the message names the country (spec §8)', () => {
  const state = apply([generate], fill(ready, { country: 'AQ' }));
  expect(state.error?.message).toBe('Unable to fetch calling code for country: AQ');
  expect(state.results?.contacts).toHaveLength(3);
  const fragment = makeFragment(makeSettings({ country: 'AQ' }));
  const errors = [state, apply([openLink(fragment)])].map(({ error }) => error?.causedByPress);
  expect(errors).toEqual([true, false]);
});

test('choosing another country leaves the results alone, and the list opens on the new country', () => {
  const state = apply([{ type: 'SELECT_COUNTRY', country: 'NO' }, { type: 'TOGGLE_DROPDOWN' }], earlier);
  expect(state).toMatchObject({ form: { country: 'NO' }, results: { settings: { country: 'US' } } });
  const filters = ['N', null].map((letter): Action => ({ type: 'FILTER_LETTER', letter }));
  for (const opened of [state, apply(filters, state)]) expect(opened.dropdown).toEqual({ letter: null, active: 'NO' });
});

test.each<Action>([
  { type: 'TOGGLE_DROPDOWN' },
  { type: 'CLOSE_DROPDOWN' },
  { type: 'SELECT_COUNTRY', country: 'NO' },
  { type: 'CLEAR' },
  openLink(makeFragment(makeSettings({ country: 'NO' }))),
  openLink('#top'),
])('$type closes the dropdown, and the letter is forgotten', (closing) => {
  const closed = apply([{ type: 'FILTER_LETTER', letter: 'N' }, closing], open);
  expect(closed.dropdown).toBeNull();
  expect(apply([{ type: 'TOGGLE_DROPDOWN' }], closed).dropdown?.letter).toBeNull();
});

test('each letter replaces the one before; null restores the full list', () => {
  const letters = ['N', 'J'].map((letter): Action => ({ type: 'FILTER_LETTER', letter }));
  const filtered = apply(letters, open);
  expect(filtered.dropdown).toEqual({ letter: 'J', active: 'JM' });
  expect(apply([{ type: 'MOVE_ACTIVE', steps: 1 }], filtered).dropdown).toEqual({ letter: 'J', active: 'JP' });
  expect(apply([{ type: 'FILTER_LETTER', letter: null }], filtered)).toEqual(open);
});

test.each<Action>([
  { type: 'FILTER_LETTER', letter: 'N' },
  { type: 'MOVE_ACTIVE', steps: 1 },
  { type: 'CLOSE_DROPDOWN' },
])('while the dropdown is closed, $type changes nothing', (action) => {
  expect(reducer(ready, action)).toBe(ready);
});

test.each([
  ['', '1'],
  [' ', '1'],
  [' my seed ', 'my seed'],
])('with %j in the seed field, the seed is %s: a typed one replaces the drawn one', (typed, seed) => {
  expect(apply([generate], fill(ready, { seed: typed })).results?.settings.options.seed).toBe(seed);
});

test.each(['x'.repeat(201), 'a\0'])('the seed %j opens Options and gets a message; earlier results stay', (seed) => {
  const state = apply([{ type: 'SET_OPTION', option: { seed } }, generate], earlier);
  const message = 'Please enter a seed of at most 200 characters, without control characters.';
  expect(state).toMatchObject({
    results: earlier.results,
    areOptionsOpen: true,
    error: { message, subject: 'seed', causedByPress: true },
  });
});

test('the same settings and seed again: the status says that the contacts are the same', () => {
  const again = apply([generate], earlier);
  expect(again.status).toMatchObject({ text: 'Same settings and seed: the same contacts.', isShown: true });
  expect(getStatus(apply([{ type: 'SELECT_COUNTRY', country: 'NO' }], again)).isShown).toBe(false);
});

test.each(['valid', 'fictional'] as const)(
  '%s numbers keep the people shown, even if the form has changed since',
  (phoneMode) => {
    const before = apply([generate, { type: 'SELECT_COUNTRY', country: 'NO' }], fill(ready, { country: 'JP' }));
    const after = apply([{ type: 'USE_PHONE_MODE', phoneMode }], before);
    expect(after).toMatchObject({
      form: { country: 'NO', options: { phoneMode } },
      results: { settings: { country: 'JP', options: { phoneMode } } },
    });
    const emails = ({ results }: State) => results?.contacts.map(({ contact }) => contact.email);
    expect(emails(after)).toEqual(emails(before));
  },
);

test.each([
  [EXAMPLES[0], 'DE', '200', 'fictional', 'local'],
  [EXAMPLES[1], 'US', '100', 'fictional', 'tricky'],
  [EXAMPLES[2], 'JP', '30', 'valid', 'latin'],
])('example %# fills in the form and opens Options, but generates nothing', (example, ...filled) => {
  const typed = { seed: 'mine', domain: 'a.test', phoneFormat: 'e164' } as const;
  const state = apply([{ type: 'USE_EXAMPLE', example }], fill(ready, { ...typed, nameSource: 'english' }));
  const [country, count, phoneMode, nameSource] = filled;
  expect(state.form).toEqual({ country, count, options: { ...typed, phoneMode, nameSource } });
  expect(state).toMatchObject({ areOptionsOpen: true, pending: null, results: null });
});

test('an example removes an old error', () => {
  const { error } = apply([generate, { type: 'USE_EXAMPLE', example: EXAMPLES[0] }], fill(ready, { count: '0' }));
  expect(error).toBeNull();
});

test('Reuse seed puts the seed of the results into the form', () => {
  expect(apply([{ type: 'REUSE_SEED' }], earlier).form.options.seed).toBe('1');
});

test('if generating throws, the alert says so; earlier results stay, but not if a link asked for others', () => {
  const broken = { ...earlier, loadedParts: { [PART]: {} as NamePart } };
  const pressed = apply([generate], fill(broken, { country: 'JP' }));
  expect(pressed).toMatchObject({
    results: earlier.results,
    status: { text: '' },
    error: {
      message: expect.stringMatching(/^The contacts could not be generated \(.+\)\. Press Generate/),
      causedByPress: true,
    },
  });
  expect(apply([{ type: 'SELECT_COUNTRY', country: 'US' }, generate], pressed).error).toBeNull();
  const fragment = makeFragment(makeSettings({ country: 'JP' }));
  expect(apply([openLink(fragment)], broken)).toMatchObject({
    results: null,
    fragment: '',
    error: { causedByPress: false },
  });
});

test('a repeated message is announced again', () => {
  const wrong = apply([generate]);
  expect(apply([generate], wrong).error?.id).not.toBe(wrong.error?.id);
  const again = apply([{ ...generate, seed: '2' }], earlier);
  expect(again.status).toMatchObject({ text: '3 contacts generated', isShown: false });
  expect(again.status.id).not.toBe(earlier.status.id);
  const cleared = apply([{ type: 'CLEAR' }]);
  expect(apply([{ type: 'CLEAR' }], cleared).status.id).not.toBe(cleared.status.id);
});

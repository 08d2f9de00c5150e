import { COUNTRIES, filterCountries } from '../../domain/countries/countries';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { type Action, initialState, reducer, type State } from '../../domain/reducer';
import type { Move } from '../../domain/screen/dropdown';
import { makeFragment } from '../../domain/screen/link';
import { makeSettings } from '../settings';
import { fill, generate, PART, ready, run } from './states';

const COUNT_ERROR = {
  message: 'Please enter a number between 1 and 1000.',
  subject: 'count',
  causedByPress: true,
};
const open = run([{ type: 'TOGGLE_DROPDOWN' }]);
const earlier = run([generate], fill(ready));

test('initially: country US, count 0, no records, results hidden (spec §4)', () => {
  expect(initialState).toMatchObject({
    form: { country: 'US', count: '0' },
    dropdown: null,
    error: null,
    results: null,
  });
});

test.each(['1', '1000', '007'])('Generate with the count %s clears the error and shows that many contacts', (count) => {
  const state = run([generate, { type: 'SET_COUNT', count }, generate]);
  expect(state.error).toBeNull();
  expect(state.results?.contacts).toHaveLength(Number(count));
});

test.each(['', '0', '1001', '1.5'])(
  'the count %j shows the one error, generates nothing, and earlier results stay',
  (count) => {
    const state = run([{ type: 'SET_COUNT', count }, generate], earlier);
    expect(state).toMatchObject({ error: COUNT_ERROR, results: earlier.results });
  },
);

test('Clear empties records, hides results, resets country and count, and keeps the error (spec §4)', () => {
  const form: Action[] = [
    { type: 'SELECT_COUNTRY', country: 'JP' },
    { type: 'SET_COUNT', count: '2000' },
  ];
  expect(run([...form, generate, { type: 'CLEAR' }], earlier)).toMatchObject({
    form: { country: 'US', count: '0' },
    results: null,
    error: COUNT_ERROR,
  });
});

test('Clear removes an error about what it removes', () => {
  expect(run([{ type: 'SAVE_FAILED' }, { type: 'CLEAR' }], earlier).error).toBeNull();
});

test('Clear keeps the options and the seed', () => {
  const options = { phoneMode: 'valid', phoneFormat: 'national', nameSource: 'english', seed: '7' } as const;
  expect(run([{ type: 'CLEAR' }], fill(ready, options)).form.options).toEqual(options);
});

test.each(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'] as const)(
  '%s: contacts are made, phones are null, the message names the code (spec §8)',
  (country) => {
    const state = run([generate], fill(ready, { country, count: '2' }));
    expect(state.error?.message).toBe(`Unable to fetch calling code for country: ${country}`);
    expect(state.results?.contacts.map(({ contact }) => contact.phone)).toEqual([null, null]);
  },
);

test('choosing another country keeps the results and the country they are for', () => {
  const state = run([{ type: 'SELECT_COUNTRY', country: 'NO' }], earlier);
  expect(state).toMatchObject({ form: { country: 'NO' }, results: { settings: { country: 'US' } } });
});

test.each<Action>([
  { type: 'TOGGLE_DROPDOWN' },
  { type: 'CLOSE_DROPDOWN' },
  { type: 'SELECT_COUNTRY', country: 'NO' },
  { type: 'CLEAR' },
  { type: 'OPEN_LINK', fragment: makeFragment(makeSettings({ country: 'NO' })) },
  { type: 'OPEN_LINK', fragment: '#top' },
])('$type closes the dropdown, and the letter is forgotten', (closing) => {
  const closed = run([{ type: 'FILTER_LETTER', letter: 'N' }, closing], open);
  expect(closed.dropdown).toBeNull();
  expect(run([{ type: 'TOGGLE_DROPDOWN' }], closed).dropdown?.letter).toBeNull();
});

test('each letter replaces the one before; null restores the full list', () => {
  const letters = ['N', 'J'].map((letter): Action => ({ type: 'FILTER_LETTER', letter }));
  const filtered = run(letters, open);
  expect(filtered.dropdown).toEqual({ letter: 'J', active: filterCountries('J')[0]?.code });
  expect(run([{ type: 'FILTER_LETTER', letter: null }], filtered).dropdown).toEqual({
    letter: null,
    active: 'US',
  });
});

test.each(['é', 'E', 'ê'])('the letter %s lists the countries under E', (letter) => {
  expect(run([{ type: 'FILTER_LETTER', letter }], open).dropdown).toEqual({ letter: 'E', active: 'EC' });
});

test('a letter without a country leaves no option active, whatever the move', () => {
  const moves: Move[] = ['next', 'previous', 'first', 'last', 'pageDown', 'pageUp'];
  const filter: Action = { type: 'FILTER_LETTER', letter: 'X' };
  for (const move of moves)
    expect(run([filter, { type: 'MOVE_ACTIVE', move }], open).dropdown).toEqual({
      letter: 'X',
      active: null,
    });
});

test.each<Action>([
  { type: 'FILTER_LETTER', letter: 'N' },
  { type: 'MOVE_ACTIVE', move: 'next' },
  { type: 'CLOSE_DROPDOWN' },
])('while the dropdown is closed, $type changes nothing', (action) => {
  expect(reducer(ready, action)).toBe(ready);
});

test.each([
  ['first', 0],
  ['last', 251],
  ['next', 241],
  ['previous', 239],
  ['pageDown', 250],
  ['pageUp', 230],
] as const)('%s moves from the United States to the option %d', (move, index) => {
  expect(COUNTRIES.findIndex(({ code }) => code === 'US')).toBe(240);
  expect(run([{ type: 'MOVE_ACTIVE', move }], open).dropdown?.active).toBe(COUNTRIES[index]?.code);
});

test.each([
  ['first', 'pageUp', 'AF'],
  ['last', 'next', 'ZW'],
] as const)('%s, then %s, stays at the end of the list', (end, move, country) => {
  const moves = [end, move].map((each): Action => ({ type: 'MOVE_ACTIVE', move: each }));
  expect(run(moves, open).dropdown?.active).toBe(country);
});

test('a typed seed is used without spaces around it; if none is typed, the drawn one is used', () => {
  const getSeed = (seed: string) => run([generate], fill(ready, { seed })).results?.settings.options.seed;
  expect([getSeed(' my seed '), getSeed('')]).toEqual(['my seed', '1']);
});

test.each(['x'.repeat(201), 'a\u0000b', '\ud800'])(
  'the seed %j opens Options and gets a message; earlier results stay',
  (seed) => {
    const state = run([{ type: 'SET_OPTION', option: { seed } }, generate], earlier);
    const message = 'Please enter a seed of at most 200 characters, without control characters.';
    expect(state).toMatchObject({
      results: earlier.results,
      areOptionsOpen: true,
      error: { message, subject: 'seed', causedByPress: true },
    });
  },
);

test('if there is no random number, a message asks for a seed; with a typed seed, Generate works', () => {
  const withoutSeed: Action = { type: 'GENERATE', seed: null };
  const state = run([withoutSeed], earlier);
  expect(state).toMatchObject({
    results: earlier.results,
    areOptionsOpen: true,
    error: { subject: 'seed', message: expect.stringMatching(/^This browser provides no random numbers/) },
  });
  const seeded = run([{ type: 'SET_OPTION', option: { seed: 'mine' } }, withoutSeed], state);
  expect(seeded).toMatchObject({ error: null, results: { settings: { options: { seed: 'mine' } } } });
});

test('a run has the chosen phone format', () => {
  const [international = '', e164, national = 'none'] = PHONE_FORMATS.map(
    (phoneFormat) => run([generate], fill(ready, { phoneFormat })).results?.contacts[0]?.contact.phone ?? '',
  );
  expect(international).toMatch(/^\+1 /);
  expect(e164).toBe(international.replaceAll(' ', ''));
  expect(e164).toMatch(new RegExp(`${national.replaceAll(/\D/g, '')}$`));
});

test.each([
  ['MAKE_VALID', 'valid'],
  ['USE_RESERVED', 'reserved'],
] as const)('%s keeps the people shown, even if the form has changed since', (type, phoneMode) => {
  const before = run([generate, { type: 'SELECT_COUNTRY', country: 'NO' }], fill(ready, { country: 'JP' }));
  const after = run([{ type }], before);
  expect(after).toMatchObject({
    form: { country: 'NO', options: { phoneMode } },
    results: { settings: { country: 'JP', options: { phoneMode } } },
  });
  const emails = ({ results }: State) => results?.contacts.map(({ contact }) => contact.email);
  expect(emails(after)).toEqual(emails(before));
});

test('Keep these contacts puts the seed of the results into the form', () => {
  expect(run([{ type: 'KEEP_SEED' }], earlier).form.options.seed).toBe('1');
});

test('if generating throws, the alert says so; earlier results stay, but not if a link asked for others', () => {
  // A part without the names of Japan.
  const empty = {
    communities: {},
    cultures: {},
    rows: { female: {}, male: {}, family: {} },
    denied: [],
    small: [],
  };
  const broken = { ...earlier, loadedParts: { [PART]: empty } };
  const pressed = run([generate], fill(broken, { country: 'JP' }));
  expect(pressed).toMatchObject({
    results: earlier.results,
    status: { text: '' },
    error: {
      message: expect.stringMatching(/^The contacts could not be generated \(.+\)\. Press Generate/),
      causedByPress: true,
    },
  });
  expect(run([{ type: 'SELECT_COUNTRY', country: 'US' }, generate], pressed).error).toBeNull();
  const fragment = makeFragment(makeSettings({ country: 'JP' }));
  expect(run([{ type: 'OPEN_LINK', fragment }], broken)).toMatchObject({
    results: null,
    link: { fragment: '' },
    error: { causedByPress: false },
  });
});

test('a repeated message is announced again', () => {
  const wrong = run([generate]);
  expect(run([generate], wrong).error?.id).not.toBe(wrong.error?.id);
  const again = run([generate], earlier);
  expect(again.status.text).toBe('3 contacts generated');
  expect(again.status.id).not.toBe(earlier.status.id);
});

test('what was typed and chosen before the page was ready goes into the form', () => {
  const restored = run([{ type: 'RESTORE_FORM', form: { country: 'NO' }, options: { phoneMode: 'valid' } }]);
  expect(restored.form).toEqual({
    country: 'NO',
    count: '0',
    options: { ...initialState.form.options, phoneMode: 'valid' },
  });
});

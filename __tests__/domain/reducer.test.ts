import fc from 'fast-check';
import { COUNTRIES, filterCountries } from '../../domain/countries/countries';
import type { Move } from '../../domain/dropdown';
import { loadLocalNames } from '../../domain/names/local-names';
import { NAME_SOURCES } from '../../domain/names/name-source';
import { PHONE_MODES } from '../../domain/phones/phone-mode';
import { type Action, initialState, reducer, type State } from '../../domain/reducer';

const COUNT_ERROR = 'Please enter a number between 1 and 1000.';
const localNames = await loadLocalNames();
/** The first state, once the names have arrived. */
const ready: State = { ...initialState, localNames };
const run = (actions: readonly Action[], state: State = ready) => actions.reduce(reducer, state);
const generated = (count: string, seed = 1) =>
  run([
    { type: 'SET_COUNT', count },
    { type: 'GENERATE', seed },
  ]);
const open = run([{ type: 'TOGGLE_DROPDOWN' }]);

test('initially: country US, count 0, no records, results hidden (spec §4)', () => {
  expect(initialState).toMatchObject({
    country: 'US',
    count: '0',
    dropdown: null,
    error: null,
    results: null,
  });
});

test.each(['1', '7', '1000', '007'])(
  'Generate with the count %s clears the error and shows that many contacts',
  (count) => {
    const state = run([
      { type: 'GENERATE', seed: 1 },
      { type: 'SET_COUNT', count },
      { type: 'GENERATE', seed: 1 },
    ]);
    expect(state.error).toBeNull();
    expect(state.results?.contacts).toHaveLength(Number(count));
  },
);

const INVALID = [
  '',
  ' ',
  '0',
  '-5',
  '1001',
  '1.5',
  '1e',
  '1e2',
  '+7',
  '0x10',
  'ten',
  '٣',
  '1,000',
  '9'.repeat(400),
  'Infinity',
  'NaN',
];
test.each(INVALID)(
  'the count %j shows the one error, generates nothing, and earlier results stay',
  (count) => {
    expect(generated(count)).toMatchObject({ error: COUNT_ERROR, results: null });
    const earlier = generated('3');
    const later = run(
      [
        { type: 'SET_COUNT', count },
        { type: 'GENERATE', seed: 2 },
      ],
      earlier,
    );
    expect(later.error).toBe(COUNT_ERROR);
    expect(later.results).toBe(earlier.results);
  },
);

test('Clear empties records, hides results, resets country and count, and keeps the error (spec §4)', () => {
  const state = run(
    [
      { type: 'SELECT_COUNTRY', country: 'JP' },
      { type: 'SET_COUNT', count: '2000' },
      { type: 'GENERATE', seed: 1 },
      { type: 'CLEAR' },
    ],
    generated('3'),
  );
  expect(state).toMatchObject({
    country: 'US',
    count: '0',
    dropdown: null,
    results: null,
    error: COUNT_ERROR,
  });
});

test.each(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'] as const)(
  '%s: contacts are made, phones are null, the message names the code (spec §8)',
  (country) => {
    const state = run([
      { type: 'SELECT_COUNTRY', country },
      { type: 'SET_COUNT', count: '2' },
      { type: 'GENERATE', seed: 1 },
    ]);
    expect(state.error).toBe(`Unable to fetch calling code for country: ${country}`);
    expect(state.results?.contacts.map(({ phone }) => phone)).toEqual([null, null]);
  },
);

test('results stay as generated, and say their country, when another is chosen', () => {
  const state = run([{ type: 'SELECT_COUNTRY', country: 'NO' }], generated('3'));
  expect(state).toMatchObject({ country: 'NO', results: { settings: { country: 'US' } } });
});

test('choosing a country selects it and closes the dropdown', () => {
  expect(run([{ type: 'SELECT_COUNTRY', country: 'NO' }], open)).toMatchObject({
    country: 'NO',
    dropdown: null,
  });
});

const closings: Action[] = [
  { type: 'TOGGLE_DROPDOWN' },
  { type: 'CLOSE_DROPDOWN' },
  { type: 'SELECT_COUNTRY', country: 'NO' },
  { type: 'CLEAR' },
];
test.each(closings)('the letter is forgotten on $type', (closing) => {
  const reopened = run([{ type: 'FILTER_LETTER', letter: 'N' }, closing, { type: 'TOGGLE_DROPDOWN' }], open);
  expect(reopened.dropdown?.letter).toBeNull();
});

test('each letter replaces the one before; null restores the full list', () => {
  const filtered = run(
    [
      { type: 'FILTER_LETTER', letter: 'N' },
      { type: 'FILTER_LETTER', letter: 'J' },
    ],
    open,
  );
  expect(filtered.dropdown).toEqual({ letter: 'J', active: filterCountries('J')[0]?.code });
  expect(run([{ type: 'FILTER_LETTER', letter: null }], filtered).dropdown).toEqual({
    letter: null,
    active: 'US',
  });
});

test.each(['é', 'E', 'ê'])('the letter %s lists the countries under E', (letter) => {
  expect(run([{ type: 'FILTER_LETTER', letter }], open).dropdown).toEqual({ letter: 'E', active: 'EC' });
});

test('a letter without a country leaves no option active, and no move finds one', () => {
  const moves: Move[] = ['next', 'previous', 'first', 'last', 'pageDown', 'pageUp'];
  const state = run(
    [
      { type: 'FILTER_LETTER', letter: 'X' },
      ...moves.map((move) => ({ type: 'MOVE_ACTIVE', move }) as const),
    ],
    open,
  );
  expect(state.dropdown).toEqual({ letter: 'X', active: null });
});

test('a letter, a move or a closing changes nothing while the dropdown is closed', () => {
  for (const action of [
    { type: 'FILTER_LETTER', letter: 'N' },
    { type: 'MOVE_ACTIVE', move: 'next' },
    { type: 'CLOSE_DROPDOWN' },
  ] as const)
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

test('moves stop at both ends', () => {
  expect(
    run(
      [
        { type: 'MOVE_ACTIVE', move: 'first' },
        { type: 'MOVE_ACTIVE', move: 'pageUp' },
      ],
      open,
    ).dropdown?.active,
  ).toBe('AF');
  expect(
    run(
      [
        { type: 'MOVE_ACTIVE', move: 'last' },
        { type: 'MOVE_ACTIVE', move: 'next' },
      ],
      open,
    ).dropdown?.active,
  ).toBe('ZW');
});

test('the same state and action twice give equal states, and neither is changed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(initialState, ready),
      fc.array(actions(), { maxLength: 12 }),
      (start, sequence) => {
        let state = deepFreeze(structuredClone(start));
        for (const action of sequence) {
          const next = reducer(state, deepFreeze(action));
          expect(reducer(state, action)).toEqual(next);
          state = deepFreeze(next);
          expect(
            state.dropdown === null ||
              state.dropdown.active === null ||
              filterCountries(state.dropdown.letter).some(({ code }) => code === state.dropdown?.active),
          ).toBe(true);
        }
      },
    ),
    { seed: 4, numRuns: 150 },
  );
});

describe('runs beyond the spec', () => {
  const inJapan = { country: 'JP', count: '3' } as const;
  const generate: Action = { type: 'GENERATE', seed: 1 };

  test('a run that needs names waits for them and is carried out as it was asked for', () => {
    const waiting = run([generate, { type: 'SELECT_COUNTRY', country: 'US' }], {
      ...initialState,
      ...inJapan,
    });
    expect(waiting).toMatchObject({ results: null, status: 'Waiting for names…' });
    const done = reducer(waiting, { type: 'NAMES_LOADED', localNames });
    expect(done).toMatchObject({ waiting: null, results: { settings: { country: 'JP', count: 3 } } });
    expect(done.results?.contacts).toEqual(run([generate], { ...ready, ...inJapan }).results?.contacts);
  });

  test('Clear calls a waiting run off', () => {
    const state = run([generate, { type: 'CLEAR' }, { type: 'NAMES_LOADED', localNames }], {
      ...initialState,
      ...inJapan,
    });
    expect(state.results).toBeNull();
  });

  test('a run that needs no names waits for none', () => {
    for (const settings of [{ country: 'US' }, { country: 'JP', names: 'english' }] as const)
      expect(run([generate], { ...initialState, count: '2', ...settings }).results?.contacts).toHaveLength(2);
  });

  test.each(['before', 'after'])(
    'names that fail to arrive %s the press: a message, nothing generated, English by one press',
    (when) => {
      const failed: Action = { type: 'NAMES_FAILED' };
      const state = run(when === 'before' ? [failed, generate] : [generate, failed], {
        ...initialState,
        ...inJapan,
      });
      expect(state).toMatchObject({
        results: null,
        error: expect.stringContaining('names for Japan could not be loaded'),
      });
      const english = reducer(state, { type: 'USE_ENGLISH' });
      expect(english).toMatchObject({
        names: 'english',
        error: null,
        waiting: null,
        results: { settings: { names: 'english', country: 'JP' } },
      });
    },
  );

  test('a typed seed decides, an empty one leaves it to chance', () => {
    const seeded = run([{ type: 'SET_SEED', seed: ' my seed ' }, generate, { type: 'GENERATE', seed: 2 }], {
      ...ready,
      count: '2',
    });
    expect(seeded.results?.settings.seed).toBe('my seed');
    expect(run([{ type: 'GENERATE', seed: 2 }], { ...ready, count: '2' }).results?.settings.seed).toBe('2');
  });

  test.each(['x'.repeat(201), 'a\u0000b', '\ud800'])(
    'the seed %j gets a message, and earlier results stay',
    (seed) => {
      const earlier = generated('3');
      const state = run([{ type: 'SET_SEED', seed }, generate], earlier);
      expect(state.error).toMatch(/^Please enter a seed/);
      expect(state.results).toBe(earlier.results);
    },
  );

  test('Clear leaves options and a typed seed, and drops the seed of a link', () => {
    const options: Action[] = [
      { type: 'SET_PHONES', phones: 'valid' },
      { type: 'SET_NAMES', names: 'english' },
    ];
    const typed = run([...options, { type: 'SET_SEED', seed: '7' }, { type: 'CLEAR' }]);
    expect(typed).toMatchObject({ phones: 'valid', names: 'english', seed: '7' });
    const settings = {
      country: 'JP',
      count: 2,
      seed: '7',
      phones: 'reserved',
      format: 'international',
      names: 'english',
    } as const;
    const opened = run([{ type: 'OPEN_LINK', settings, isOtherVersion: true }]);
    expect(opened).toMatchObject({
      country: 'JP',
      count: '2',
      seed: '7',
      phones: 'reserved',
      results: { settings, isOtherVersion: true },
    });
    expect(reducer(opened, { type: 'CLEAR' })).toMatchObject({ country: 'US', seed: '', phones: 'reserved' });
  });

  test('Make every number valid keeps the people, whatever is chosen since', () => {
    const before = run([generate, { type: 'SELECT_COUNTRY', country: 'NO' }], { ...ready, ...inJapan });
    const after = reducer(before, { type: 'MAKE_VALID' });
    expect(after).toMatchObject({
      phones: 'valid',
      country: 'NO',
      results: { settings: { country: 'JP', phones: 'valid' } },
    });
    const emails = (state: State) => state.results?.contacts.map(({ email }) => email);
    expect(emails(after)).toEqual(emails(before));
  });

  test('what cannot be copied or saved is said, and nothing is lost', () => {
    const earlier = generated('3');
    expect(reducer(earlier, { type: 'COPY_REFUSED', text: 'x' })).toMatchObject({
      results: earlier.results,
      uncopied: { text: 'x' },
      error: expect.stringContaining('refused'),
    });
    expect(reducer(earlier, { type: 'SAVE_FAILED' })).toMatchObject({
      results: earlier.results,
      error: expect.stringContaining('could not save'),
    });
    expect(reducer(earlier, { type: 'COPIED' })).toMatchObject({
      results: earlier.results,
      status: 'Copied',
    });
  });

  test('the complaint that copying was refused goes once it works; any other error stays', () => {
    const refused = reducer(generated('3'), { type: 'COPY_REFUSED', text: 'x' });
    expect(reducer(refused, { type: 'COPIED' })).toMatchObject({ error: null, uncopied: null });
    const inAntarctica = run([generate], { ...ready, country: 'AQ', count: '3' });
    expect(reducer(inAntarctica, { type: 'COPIED' }).error).toBe(inAntarctica.error);
  });

  test('a refusal to copy that comes after Clear offers nothing', () => {
    const cleared = reducer(generated('3'), { type: 'CLEAR' });
    expect(reducer(cleared, { type: 'COPY_REFUSED', text: 'x' })).toBe(cleared);
  });

  test('an invalid count calls a waiting run off: nothing is generated after the error', () => {
    const state = run(
      [generate, { type: 'SET_COUNT', count: '0' }, generate, { type: 'NAMES_LOADED', localNames }],
      { ...initialState, ...inJapan },
    );
    expect(state).toMatchObject({ error: COUNT_ERROR, results: null, waiting: null });
  });

  test('a link that cannot be read brings the defaults back, and leaves results as they are', () => {
    const earlier = run(
      [
        { type: 'SET_PHONES', phones: 'valid' },
        { type: 'SET_SEED', seed: '7' },
      ],
      generated('3'),
    );
    const { results } = earlier;
    expect(reducer(earlier, { type: 'REFUSE_LINK', message: 'No' })).toEqual({
      ...ready,
      results,
      error: 'No',
      said: { ...earlier.said, errors: earlier.said.errors + 1 },
    });
  });

  test('what is said again is counted again, to be announced again', () => {
    const once = generated('3');
    const twice = reducer(once, generate);
    expect(twice.status).toBe(once.status);
    expect(twice.said.statuses).toBe(once.said.statuses + 1);
    const wrong = generated('0');
    expect(reducer(wrong, generate).said.errors).toBe(wrong.said.errors + 1);
  });
});

function actions(): fc.Arbitrary<Action> {
  const country = fc.constantFrom(...COUNTRIES.map(({ code }) => code));
  const phones = fc.constantFrom(...PHONE_MODES);
  const names = fc.constantFrom(...NAME_SOURCES);
  const seed = fc.constantFrom('', '7', 'seven', '\u0000');
  const settings = fc.record({
    country,
    count: fc.integer({ min: 1, max: 9 }),
    seed: fc.constant('7'),
    phones,
    format: fc.constant('international' as const),
    names,
  });
  const plain = [
    'TOGGLE_DROPDOWN',
    'CLOSE_DROPDOWN',
    'CLEAR',
    'MAKE_VALID',
    'USE_ENGLISH',
    'NAMES_FAILED',
    'COPIED',
    'SAVE_FAILED',
  ] as const;
  return fc.oneof(
    fc.record({ type: fc.constantFrom(...plain) }),
    fc.record({ type: fc.constant('SELECT_COUNTRY' as const), country }),
    fc.record({ type: fc.constant('FILTER_LETTER' as const), letter: fc.constantFrom(null, ...'ABXÅ') }),
    fc.record({
      type: fc.constant('MOVE_ACTIVE' as const),
      move: fc.constantFrom<Move>('next', 'previous', 'first', 'last', 'pageDown', 'pageUp'),
    }),
    fc.record({ type: fc.constant('SET_COUNT' as const), count: fc.constantFrom('0', '5', '12', '', '1e') }),
    fc.record({ type: fc.constant('SET_PHONES' as const), phones }),
    fc.record({ type: fc.constant('SET_NAMES' as const), names }),
    fc.record({ type: fc.constant('SET_SEED' as const), seed }),
    fc.record({ type: fc.constant('GENERATE' as const), seed: fc.integer({ min: 0, max: 0xffffffff }) }),
    fc.record({ type: fc.constant('NAMES_LOADED' as const), localNames: fc.constant(localNames) }),
    fc.record({ type: fc.constant('OPEN_LINK' as const), settings, isOtherVersion: fc.boolean() }),
    fc.record({ type: fc.constant('REFUSE_LINK' as const), message: fc.constant('No') }),
    fc.record({ type: fc.constant('COPY_REFUSED' as const), text: fc.constant('text') }),
  );
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

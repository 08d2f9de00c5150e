import fc from 'fast-check';
import { COUNTRIES, filterCountries } from '../../domain/countries';
import { type Action, initialState, type Move, reducer, type State } from '../../domain/reducer';

const COUNT_ERROR = 'Please enter a number between 1 and 1000.';
const run = (actions: readonly Action[], state: State = initialState) => actions.reduce(reducer, state);
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
  expect(state).toMatchObject({ country: 'NO', results: { country: 'US' } });
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
    expect(reducer(initialState, action)).toBe(initialState);
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
    fc.property(fc.array(actions(), { maxLength: 12 }), (sequence) => {
      let state = deepFreeze(structuredClone(initialState));
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
    }),
    { seed: 4, numRuns: 150 },
  );
});

function actions(): fc.Arbitrary<Action> {
  return fc.oneof(
    fc.record({
      type: fc.constant('SELECT_COUNTRY' as const),
      country: fc.constantFrom(...COUNTRIES.map(({ code }) => code)),
    }),
    fc.record({
      type: fc.constantFrom(
        'TOGGLE_DROPDOWN' as const,
        'CLOSE_DROPDOWN' as const,
        'CLEAR' as const,
        'SAVE_FAILED' as const,
      ),
    }),
    fc.record({ type: fc.constant('FILTER_LETTER' as const), letter: fc.constantFrom(null, ...'ABXÅ') }),
    fc.record({
      type: fc.constant('MOVE_ACTIVE' as const),
      move: fc.constantFrom<Move>('next', 'previous', 'first', 'last', 'pageDown', 'pageUp'),
    }),
    fc.record({ type: fc.constant('SET_COUNT' as const), count: fc.constantFrom('0', '5', '12', '', '1e') }),
    fc.record({ type: fc.constant('GENERATE' as const), seed: fc.integer({ min: 0, max: 0xffffffff }) }),
  );
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

import fc from 'fast-check';
import { COUNTRIES, filterCountries } from '../../domain/countries/countries';
import type { Move } from '../../domain/dropdown';
import { NAME_SOURCES } from '../../domain/names/name-source';
import type { NamePart } from '../../domain/names/parts';
import { DEFAULT_OPTIONS } from '../../domain/options';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phone-mode';
import { type Action, canGenerate, initialState, reducer, type State } from '../../domain/reducer';
import type { Results } from '../../domain/run';
import { readNames } from '../../scripts/names/read-names';

const COUNT_ERROR = { message: 'Please enter a number between 1 and 1000.', subject: 'count' };
const loadedNames = await readNames();
/** The part that Japan's names are in. */
const PART = 'eastern-asia';
const names = loadedNames[PART] as NamePart;
/** The initial state with all names loaded. */
const ready: State = { ...initialState, loadedNames };
const request: Action = { type: 'NAMES_REQUESTED', part: PART };
const arrive: Action = { type: 'NAMES_LOADED', part: PART, names };
const run = (actions: readonly Action[], state: State = ready) => actions.reduce(reducer, state);
const generated = (count: string, seed = '1') =>
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
      { type: 'GENERATE', seed: '1' },
      { type: 'SET_COUNT', count },
      { type: 'GENERATE', seed: '1' },
    ]);
    expect(state.error).toBeNull();
    expect(state.results?.contacts).toHaveLength(Number(count));
  },
);

test.each(['', '0', '1001', '1.5'])(
  'the count %j shows the one error, generates nothing, and earlier results stay',
  (count) => {
    expect(generated(count)).toMatchObject({ error: COUNT_ERROR, results: null });
    const earlier = generated('3');
    const later = run(
      [
        { type: 'SET_COUNT', count },
        { type: 'GENERATE', seed: '2' },
      ],
      earlier,
    );
    expect(later.error).toEqual(COUNT_ERROR);
    expect(later.results).toBe(earlier.results);
  },
);

test('Clear empties records, hides results, resets country and count, and keeps the error (spec §4)', () => {
  const state = run(
    [
      { type: 'SELECT_COUNTRY', country: 'JP' },
      { type: 'SET_COUNT', count: '2000' },
      { type: 'GENERATE', seed: '1' },
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

test('Clear removes an error about what it takes away', () => {
  const refused = run([{ type: 'SAVE_FAILED' }, { type: 'CLEAR' }], generated('3'));
  expect(refused.error).toBeNull();
});

test.each(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'] as const)(
  '%s: contacts are made, phones are null, the message names the code (spec §8)',
  (country) => {
    const state = run([
      { type: 'SELECT_COUNTRY', country },
      { type: 'SET_COUNT', count: '2' },
      { type: 'GENERATE', seed: '1' },
    ]);
    expect(state.error).toEqual({
      message: `Unable to fetch calling code for country: ${country}`,
      subject: null,
    });
    expect(state.results?.contacts.map(({ phone }) => phone)).toEqual([null, null]);
  },
);

test('choosing another country keeps the results and the country they are for', () => {
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
  {
    type: 'OPEN_LINK',
    link: { settings: { ...DEFAULT_OPTIONS, country: 'NO', count: 1, seed: '7' }, origin: 'link' },
  },
  { type: 'REFUSE_LINK' },
];
test.each(closings)('$type closes the dropdown, and the letter is forgotten', (closing) => {
  const closed = run([{ type: 'FILTER_LETTER', letter: 'N' }, closing], open);
  expect(closed.dropdown).toBeNull();
  expect(reducer(closed, { type: 'TOGGLE_DROPDOWN' }).dropdown?.letter).toBeNull();
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

test('a letter without a country leaves no option active, whatever the move', () => {
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

test('while the dropdown is closed, a letter, a move or closing it changes nothing', () => {
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
  const starts = structuredClone([initialState, ready]).map(deepFreeze);
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(actions(), { maxLength: 12 }), (start, sequence) => {
      let state = start;
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

describe('runs beyond the spec', () => {
  const inJapan = { country: 'JP', count: '3' } as const;
  const generate: Action = { type: 'GENERATE', seed: '1' };

  test('a run that needs names waits for them, and keeps the settings it was requested with', () => {
    const waiting = run([generate, { type: 'SELECT_COUNTRY', country: 'US' }], {
      ...initialState,
      ...inJapan,
    });
    expect(waiting).toMatchObject({ results: null, status: 'Waiting for names…' });
    const done = reducer(waiting, arrive);
    expect(done).toMatchObject({ waitingRun: null, results: { settings: { country: 'JP', count: 3 } } });
    expect(done.results?.contacts).toEqual(run([generate], { ...ready, ...inJapan }).results?.contacts);
  });

  test('Clear cancels a waiting run', () => {
    const state = run([generate, { type: 'CLEAR' }, arrive], {
      ...initialState,
      ...inJapan,
    });
    expect(state.results).toBeNull();
  });

  test('a run that needs no local names does not wait for them', () => {
    for (const settings of [{ country: 'US' }, { country: 'JP', nameSource: 'english' }] as const)
      expect(run([generate], { ...initialState, count: '2', ...settings }).results?.contacts).toHaveLength(2);
  });

  const failed: Action = { type: 'NAMES_FAILED', part: PART };
  const japanFailed = {
    message: 'The names for Japan could not be loaded. Press Generate to try again, or use English names.',
    subject: 'englishNames',
  };

  test('if the names fail to load, there is a message and nothing is generated; one press switches to English', () => {
    const state = run([generate, request, failed], { ...initialState, ...inJapan });
    expect(state).toMatchObject({ results: null, status: '', error: japanFailed });
    expect(reducer(state, { type: 'USE_ENGLISH' })).toMatchObject({
      nameSource: 'english',
      error: null,
      waitingRun: null,
      results: { settings: { nameSource: 'english', country: 'JP' } },
    });
  });

  test('after the names failed, the next press waits for them again and generates once they are loaded', () => {
    for (const actions of [
      [request, failed, generate],
      [generate, request, failed, generate],
    ]) {
      const waiting = run(actions, { ...initialState, ...inJapan });
      expect(waiting).toMatchObject({ loadedNames: {}, error: null, status: 'Waiting for names…' });
      expect(run([request, failed], waiting)).toMatchObject({
        loadedNames: { [PART]: 'failed' },
        error: japanFailed,
      });
      expect(run([request, arrive], waiting)).toMatchObject({
        waitingRun: null,
        results: { settings: { country: 'JP' } },
      });
    }
  });

  test('a failure is announced once, however often it is reported, and not at all if no run waits', () => {
    const once = run([generate, request, failed], { ...initialState, ...inJapan });
    expect(reducer(once, failed)).toBe(once);
    expect(run([request, failed], initialState)).toMatchObject({ error: null, announcements: { errors: 0 } });
    expect(reducer(ready, failed)).toBe(ready);
  });

  test('a run waits for its own names alone', () => {
    const waiting = run([generate], { ...initialState, ...inJapan });
    const other = loadedNames['southern-africa'] as NamePart;
    const still = run([{ type: 'NAMES_LOADED', part: 'southern-africa', names: other }], waiting);
    expect(still).toMatchObject({
      results: null,
      waitingRun: waiting.waitingRun,
      announcements: waiting.announcements,
    });
    const unhurt = run(
      [
        { type: 'NAMES_REQUESTED', part: 'oceania' },
        { type: 'NAMES_FAILED', part: 'oceania' },
      ],
      still,
    );
    expect(unhurt).toMatchObject({ error: null, waitingRun: waiting.waitingRun });
    expect(reducer(unhurt, arrive).results?.contacts).toHaveLength(3);
  });

  test('tricky names are a part of their own, and are named where they do not come', () => {
    const tricky = { ...initialState, ...inJapan, nameSource: 'tricky' } as const;
    const lost = run(
      [generate, { type: 'NAMES_REQUESTED', part: 'tricky' }, { type: 'NAMES_FAILED', part: 'tricky' }],
      tricky,
    );
    expect(lost.error?.message).toMatch(/^The tricky names could not be loaded/);
    const there = { ...tricky, loadedNames: { tricky: loadedNames.tricky as NamePart } };
    expect(run([generate], there).results?.contacts).toHaveLength(3);
  });

  test('a typed seed is used without spaces around it; if none is typed, the drawn one is used', () => {
    const seeded = run(
      [{ type: 'SET_OPTION', option: { seed: ' my seed ' } }, generate, { type: 'GENERATE', seed: '2' }],
      {
        ...ready,
        count: '2',
      },
    );
    expect(seeded.results?.settings.seed).toBe('my seed');
    expect(run([{ type: 'GENERATE', seed: '2' }], { ...ready, count: '2' }).results?.settings.seed).toBe('2');
  });

  test.each(['x'.repeat(201), 'a\u0000b', '\ud800'])(
    'the seed %j gets a message, and earlier results stay',
    (seed) => {
      const earlier = generated('3');
      const state = run([{ type: 'SET_OPTION', option: { seed } }, generate], earlier);
      expect(state.error).toEqual({
        message: 'Please enter a seed of at most 200 characters, without control characters.',
        subject: 'seed',
      });
      expect(state.areOptionsOpen).toBe(true);
      expect(state.results).toBe(earlier.results);
    },
  );

  test('Clear keeps the options and the seed, also those of a link', () => {
    const option = { phoneMode: 'valid', phoneFormat: 'national', nameSource: 'english', seed: '7' } as const;
    expect(run([{ type: 'SET_OPTION', option }, { type: 'CLEAR' }])).toMatchObject(option);
    const settings = { ...option, country: 'JP', count: 2 } as const;
    const opened = run([{ type: 'OPEN_LINK', link: { settings, origin: 'linkOfOtherVersion' } }]);
    expect(opened).toMatchObject({
      ...option,
      country: 'JP',
      count: '2',
      areOptionsOpen: true,
      results: { settings, origin: 'linkOfOtherVersion' },
    });
    expect(reducer(opened, { type: 'CLEAR' })).toMatchObject({ ...option, country: 'US', count: '0' });
  });

  test('a run has the chosen phone format', () => {
    const phones = PHONE_FORMATS.map((phoneFormat) => {
      const { results } = run([{ type: 'SET_OPTION', option: { phoneFormat } }, generate], {
        ...ready,
        count: '1',
      });
      return results?.contacts[0]?.phone ?? '';
    });
    expect(phones[0]).toMatch(/^\+1 /);
    expect(phones[1]).toBe(phones[0]?.replaceAll(' ', ''));
    expect(phones[1]?.endsWith(phones[2]?.replaceAll(/\D/g, '') ?? 'no phone')).toBe(true);
  });

  test('Make every number valid keeps the people shown, even if the form has changed since', () => {
    const before = run([generate, { type: 'SELECT_COUNTRY', country: 'NO' }], { ...ready, ...inJapan });
    const after = reducer(before, { type: 'MAKE_VALID' });
    expect(after).toMatchObject({
      phoneMode: 'valid',
      country: 'NO',
      results: { settings: { country: 'JP', phoneMode: 'valid' } },
    });
    const emails = (state: State) => state.results?.contacts.map(({ email }) => email);
    expect(emails(after)).toEqual(emails(before));
  });

  const earlier = generated('3');
  const results = earlier.results as Results;
  const copied: Action = { type: 'COPIED', results, isLocalLink: false };
  const refused: Action = { type: 'COPY_REFUSED', results, text: 'x', isLocalLink: false };

  test('what cannot be copied or saved gets a message, and nothing is lost', () => {
    expect(reducer(earlier, refused)).toMatchObject({
      results,
      textToCopy: { text: 'x' },
      error: {
        message: 'The browser refused to copy. Select the text below and copy it yourself.',
        subject: 'textToCopy',
      },
    });
    expect(reducer(earlier, { type: 'SAVE_FAILED' })).toMatchObject({
      results,
      error: { message: expect.stringContaining('could not save'), subject: 'table' },
    });
    expect(reducer(earlier, copied)).toMatchObject({ results, status: 'Copied' });
  });

  test('a link from disk is announced as one for this computer only, whether copied or not', () => {
    const note = 'The link works on this computer only, because the page was opened from disk.';
    expect(reducer(earlier, { ...copied, isLocalLink: true }).status).toBe(`Copied. ${note}`);
    expect(reducer(earlier, { ...refused, isLocalLink: true }).error?.message).toMatch(note);
  });

  test('the error of a refused copy goes once copying works; any other error stays', () => {
    expect(run([refused, copied], earlier)).toMatchObject({ error: null, textToCopy: null });
    const inAntarctica = run([generate], { ...ready, country: 'AQ', count: '3' });
    const copiedThere = { ...copied, results: inAntarctica.results as Results };
    expect(reducer(inAntarctica, copiedThere).error).toBe(inAntarctica.error);
    const wrongCount = run([refused, { type: 'SET_COUNT', count: '0' }, generate, copied], earlier);
    expect(wrongCount.error).toEqual(COUNT_ERROR);
  });

  test('the text to copy by hand goes with the contacts that it was made of', () => {
    const withText = reducer(earlier, refused);
    expect(reducer(withText, generate)).toMatchObject({ error: null, textToCopy: null });
    expect(reducer(withText, { type: 'CLEAR' }).textToCopy).toBeNull();
    // Without a new run, contacts and text both stay.
    expect(run([{ type: 'SET_COUNT', count: '0' }, generate], withText)).toMatchObject({
      results,
      textToCopy: { text: 'x' },
    });
  });

  test.each([copied, refused])(
    'the answer $type that comes after Clear, or after another run, is ignored',
    (answer) => {
      const cleared = reducer(earlier, { type: 'CLEAR' });
      expect(reducer(cleared, answer)).toBe(cleared);
      const again = reducer(earlier, generate);
      expect(reducer(again, answer)).toBe(again);
    },
  );

  test('if there is no random number, a message asks for a seed; with a typed seed, Generate works', () => {
    const withoutSeed: Action = { type: 'GENERATE', seed: null };
    const state = run([withoutSeed], earlier);
    expect(state).toMatchObject({ results, areOptionsOpen: true, error: { subject: 'seed' } });
    expect(state.error?.message).toMatch(/^This browser gave no random number/);
    const seeded = run([{ type: 'SET_OPTION', option: { seed: 'mine' } }, withoutSeed], earlier);
    expect(seeded).toMatchObject({ error: null, results: { settings: { seed: 'mine' } } });
  });

  test('if generating throws, the alert says so and earlier results stay', () => {
    // The names of Japan are missing from the loaded ones, so generating throws.
    const state = run([generate], {
      ...earlier,
      loadedNames: { [PART]: { regions: {}, cultures: {} } },
      country: 'JP',
    });
    expect(state).toMatchObject({ results, waitingRun: null, status: '' });
    expect(state.error?.message).toMatch(/^The contacts could not be generated \(.+\)\. Press Generate/);
    expect(run([{ type: 'SELECT_COUNTRY', country: 'US' }, generate], state).error).toBeNull();
  });

  test('canGenerate says whether Generate would make contacts at once', () => {
    const cases: [Partial<State>, boolean][] = [
      [{ count: '3' }, true],
      [{ count: '0' }, false],
      [{ count: '3', seed: 'a\u0000b' }, false],
      [{ count: '3', seed: '   ' }, true],
      [{ ...inJapan }, true],
      [{ ...inJapan, loadedNames: {} }, false],
      [{ ...inJapan, loadedNames: {}, nameSource: 'english' }, true],
    ];
    for (const [form, expected] of cases)
      expect([form, canGenerate({ ...ready, ...form })]).toEqual([form, expected]);
  });

  test('an invalid count cancels a waiting run: nothing is generated after the error', () => {
    const state = run([generate, { type: 'SET_COUNT', count: '0' }, generate, arrive], {
      ...initialState,
      ...inJapan,
    });
    expect(state).toMatchObject({ error: COUNT_ERROR, results: null, waitingRun: null });
  });

  test('the form generates with this version, even after a link of another version', () => {
    const settings = { ...DEFAULT_OPTIONS, country: 'US', count: 2, seed: '7' } as const;
    const linked = run([{ type: 'OPEN_LINK', link: { settings, origin: 'linkOfOtherVersion' } }]);
    expect(reducer(linked, generate).results).toEqual({ ...linked.results, origin: 'form' });
  });

  test('a link that is opened while a run waits replaces that run', () => {
    const settings = {
      country: 'NO',
      count: 2,
      ...DEFAULT_OPTIONS,
      seed: '7',
      nameSource: 'english',
    } as const;
    const state = run([generate, { type: 'OPEN_LINK', link: { settings, origin: 'link' } }], {
      ...initialState,
      ...inJapan,
    });
    expect(state).toMatchObject({ waitingRun: null, results: { settings } });
    const loaded = reducer(state, arrive);
    expect([loaded.results, loaded.announcements]).toEqual([state.results, state.announcements]);
  });

  test('a link that cannot be read resets the form to the defaults and keeps the results', () => {
    const option = { phoneMode: 'valid', phoneFormat: 'e164', seed: '7' } as const;
    const state = run([{ type: 'SET_OPTION', option }, { type: 'REFUSE_LINK' }], earlier);
    expect(state).toEqual({
      ...ready,
      results,
      error: {
        message: 'This link cannot be read, so the default settings are shown.',
        subject: null,
      },
      announcements: { ...earlier.announcements, errors: earlier.announcements.errors + 1 },
    });
  });

  test('a repeated message is counted, so that it is announced again', () => {
    const twice = reducer(earlier, generate);
    expect(twice.status).toBe(earlier.status);
    expect(twice.announcements.statuses).toBe(earlier.announcements.statuses + 1);
    const wrong = generated('0');
    expect(reducer(wrong, generate).announcements.errors).toBe(wrong.announcements.errors + 1);
  });

  test('Options open and close, and Clear leaves them open', () => {
    const opened = reducer(ready, { type: 'SHOW_OPTIONS', areOptionsOpen: true });
    expect(opened.areOptionsOpen).toBe(true);
    expect(reducer(opened, { type: 'SHOW_OPTIONS', areOptionsOpen: true })).toEqual(opened);
    expect(reducer(opened, { type: 'CLEAR' }).areOptionsOpen).toBe(true);
    expect(reducer(opened, generate)).toMatchObject({ error: COUNT_ERROR, areOptionsOpen: true });
    expect(reducer(opened, { type: 'SHOW_OPTIONS', areOptionsOpen: false })).toEqual(ready);
  });
});

function actions(): fc.Arbitrary<Action> {
  const country = fc.constantFrom(...COUNTRIES.map(({ code }) => code));
  const phoneMode = fc.constantFrom(...PHONE_MODES);
  const phoneFormat = fc.constantFrom(...PHONE_FORMATS);
  const nameSource = fc.constantFrom(...NAME_SOURCES);
  const seed = fc.constantFrom('', '7', 'seven', '\u0000');
  const settings = fc.record({
    country,
    count: fc.integer({ min: 1, max: 9 }),
    seed: fc.constant('7'),
    phoneMode,
    phoneFormat,
    nameSource,
  });
  const plain = [
    'TOGGLE_DROPDOWN',
    'CLOSE_DROPDOWN',
    'CLEAR',
    'MAKE_VALID',
    'USE_ENGLISH',
    'SAVE_FAILED',
    'REFUSE_LINK',
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
    fc.record({
      type: fc.constant('SET_OPTION' as const),
      option: fc.record({ phoneMode, phoneFormat, nameSource, seed }, { requiredKeys: [] }),
    }),
    fc.record({ type: fc.constant('SHOW_OPTIONS' as const), areOptionsOpen: fc.boolean() }),
    fc.record({ type: fc.constant('GENERATE' as const), seed: fc.option(fc.nat(0xffffffff).map(String)) }),
    fc.constantFrom(request, arrive, { type: 'NAMES_FAILED', part: PART } as const),
    fc.record({
      type: fc.constant('OPEN_LINK' as const),
      link: fc.record({ settings, origin: fc.constantFrom('link' as const, 'linkOfOtherVersion' as const) }),
    }),
  );
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

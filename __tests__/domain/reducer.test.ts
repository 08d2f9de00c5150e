import fc from 'fast-check';
import { COUNTRIES, filterCountries, type RegionCode } from '../../domain/countries/countries';
import type { NamePart } from '../../domain/names/parts';
import { NAME_SOURCES } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';
import {
  type Action,
  type Copied,
  getProgress,
  getStatus,
  initialState,
  reducer,
  type State,
} from '../../domain/reducer';
import type { Results } from '../../domain/run';
import type { Move } from '../../domain/screen/dropdown';
import { makeFragment, parseFragment, VERSION } from '../../domain/screen/link';
import type { Options } from '../../domain/screen/options';
import { readNames } from '../../scripts/names/read-names';
import { makeSettings } from '../settings';

const COUNT_ERROR = {
  message: 'Please enter a number between 1 and 1000.',
  subject: 'count',
  isOfPress: true,
  isClearable: false,
};
const loadedNames = await readNames();
/** The part that Japan's names are in. */
const PART = 'eastern-asia';
const names = loadedNames[PART] as NamePart;
/** The initial state with all names loaded. */
const ready: State = { ...initialState, loadedNames };
const request: Action = { type: 'NAMES_REQUESTED', part: PART };
const arrive: Action = { type: 'NAMES_LOADED', part: PART, names };
/** Like the page, which has the contacts made as soon as it can. */
const act = (state: State, action: Action): State => {
  const next = reducer(state, action);
  return getProgress(next) === 'ready' ? reducer(next, { type: 'MAKE_CONTACTS' }) : next;
};
const run = (actions: readonly Action[], state: State = ready) => actions.reduce(act, state);
/** A state whose form differs in the country, the count and the options. */
const fill = (
  state: State,
  { country = 'US', count = '3', ...options }: Partial<Options & { country: RegionCode; count: string }>,
): State => ({ ...state, form: { country, count, options: { ...initialState.form.options, ...options } } });
const generated = (count: string, seed = '1') =>
  run([
    { type: 'SET_COUNT', count },
    { type: 'GENERATE', seed },
  ]);
const open = run([{ type: 'TOGGLE_DROPDOWN' }]);

test('initially: country US, count 0, no records, results hidden (spec §4)', () => {
  expect(initialState).toMatchObject({
    form: { country: 'US', count: '0' },
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
    form: { country: 'US', count: '0' },
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
    expect(state.error?.message).toBe(`Unable to fetch calling code for country: ${country}`);
    expect(state.results?.contacts.map(({ phone }) => phone)).toEqual([null, null]);
  },
);

test('choosing another country keeps the results and the country they are for', () => {
  const state = run([{ type: 'SELECT_COUNTRY', country: 'NO' }], generated('3'));
  expect(state).toMatchObject({ form: { country: 'NO' }, results: { settings: { country: 'US' } } });
});

test('choosing a country selects it and closes the dropdown', () => {
  expect(run([{ type: 'SELECT_COUNTRY', country: 'NO' }], open)).toMatchObject({
    form: { country: 'NO' },
    dropdown: null,
  });
});

const closings: Action[] = [
  { type: 'TOGGLE_DROPDOWN' },
  { type: 'CLOSE_DROPDOWN' },
  { type: 'SELECT_COUNTRY', country: 'NO' },
  { type: 'CLEAR' },
  { type: 'OPEN_LINK', fragment: makeFragment(makeSettings({ country: 'NO' })) },
  { type: 'OPEN_LINK', fragment: '#top' },
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
  const made = generated('3');
  const starts = structuredClone([initialState, ready]).concat(made).map(deepFreeze);
  const anyAction = actions(made.results as Results);
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(anyAction, { maxLength: 12 }), (start, sequence) => {
      let state = start;
      for (const action of sequence) {
        const next = reducer(state, deepFreeze(action));
        expect(reducer(state, action)).toEqual(next);
        state = deepFreeze(next);
        const linked = parseFragment(state.link ?? '');
        if (linked && linked !== 'unreadable')
          expect([state.pending?.settings, state.results?.settings]).toContainEqual(linked.settings);
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
  const generate: Action = { type: 'GENERATE', seed: '1' };
  const inJapan = fill(initialState, { country: 'JP' });
  const readyInJapan = fill(ready, { country: 'JP' });
  const failed: Action = { type: 'NAMES_FAILED', part: PART };

  test('a press asks for a run, which is made later: until then the status says Generating…', () => {
    const asked = reducer(readyInJapan, generate);
    expect([getProgress(asked), getStatus(asked), asked.results]).toEqual(['ready', 'Generating…', null]);
    const made = reducer(asked, { type: 'MAKE_CONTACTS' });
    expect([getProgress(made), getStatus(made)]).toEqual([null, '3 contacts generated']);
    expect(reducer(made, { type: 'MAKE_CONTACTS' })).toBe(made);
  });

  test('a press while a run is pending replaces that run', () => {
    const again = run(
      [
        { type: 'SET_COUNT', count: '2' },
        { ...generate, seed: '9' },
      ],
      reducer(inJapan, generate),
    );
    expect(again.pending?.settings).toMatchObject({ count: 2, options: { seed: '9' } });
  });

  test('a run that needs names waits for them, and keeps the settings it was requested with', () => {
    const waiting = run([generate, { type: 'SELECT_COUNTRY', country: 'US' }], inJapan);
    expect([getProgress(waiting), getStatus(waiting)]).toEqual(['waiting', 'Waiting for names…']);
    expect(reducer(waiting, { type: 'MAKE_CONTACTS' })).toBe(waiting);
    const done = act(waiting, arrive);
    expect(done).toMatchObject({ pending: null, results: { settings: { country: 'JP', count: 3 } } });
    expect(done.results?.contacts).toEqual(run([generate], readyInJapan).results?.contacts);
  });

  test.each([
    ['Clear', [{ type: 'CLEAR' }]],
    ['an invalid count', [{ type: 'SET_COUNT', count: '0' }, generate]],
  ] as const)('%s cancels a pending run', (_what, actions) => {
    const cancelled = run([generate, ...actions, arrive], inJapan);
    expect(cancelled).toMatchObject({ pending: null, results: null });
  });

  test('a run that needs no local names does not wait for them', () => {
    for (const form of [{ country: 'US' }, { country: 'JP', nameSource: 'english' }] as const)
      expect(run([generate], fill(initialState, form)).results?.contacts).toHaveLength(3);
  });

  test('if the names fail to load, there is a message and nothing is generated; one press switches to English', () => {
    const state = run([generate, request, failed], inJapan);
    expect([getProgress(state), getStatus(state), state.results]).toEqual(['failed', '', null]);
    expect(state.error).toEqual({
      message: 'The names for Japan could not be loaded. Press Generate to try again, or use English names.',
      subject: null,
      isOfPress: true,
      isClearable: true,
    });
    expect(run([{ type: 'USE_ENGLISH' }], state)).toMatchObject({
      form: { options: { nameSource: 'english' } },
      error: null,
      pending: null,
      results: { settings: { options: { nameSource: 'english' }, country: 'JP' } },
    });
  });

  test('after the names failed, the next press waits for them again and generates once they are loaded', () => {
    for (const actions of [
      [request, failed, generate],
      [generate, request, failed, generate],
    ]) {
      const waiting = run(actions, inJapan);
      expect(waiting).toMatchObject({ loadedNames: {}, error: null });
      expect(getProgress(waiting)).toBe('waiting');
      expect(getProgress(run([request, failed], waiting))).toBe('failed');
      expect(run([request, arrive], waiting)).toMatchObject({ results: { settings: { country: 'JP' } } });
    }
  });

  test('a press asks again for its own names alone; back on line, all are asked for again', () => {
    const lost = { [PART]: 'failed', oceania: 'failed' } as const;
    const state = { ...inJapan, loadedNames: { ...lost, tricky: 'loading' as const } };
    expect(run([generate], state).loadedNames).toEqual({ oceania: 'failed', tricky: 'loading' });
    expect(run([{ type: 'WENT_ONLINE' }], state).loadedNames).toEqual({ tricky: 'loading' });
  });

  test('back on line, a run whose names failed waits again, and its error goes', () => {
    const state = run([generate, request, failed, { type: 'WENT_ONLINE' }], inJapan);
    expect([getProgress(state), state.error]).toEqual(['waiting', null]);
    expect(run([request, arrive], state)).toMatchObject({
      error: null,
      results: { settings: { country: 'JP' } },
    });
  });

  test('names that arrive after they failed make the contacts, and the error goes', () => {
    const state = run([generate, request, failed, arrive], inJapan);
    expect(state).toMatchObject({ error: null, results: { settings: { country: 'JP' } } });
  });

  test('a failure is announced once, however often it is reported, and not at all if no run waits', () => {
    const once = run([generate, request, failed], inJapan);
    expect(reducer(once, failed)).toBe(once);
    expect(run([request, failed], initialState)).toMatchObject({ error: null, announcements: { errors: 0 } });
    expect(reducer(ready, failed)).toBe(ready);
  });

  test('a run waits for its own names alone', () => {
    const waiting = run([generate], inJapan);
    const unhurt = run(
      [
        { type: 'NAMES_LOADED', part: 'southern-africa', names: loadedNames['southern-africa'] as NamePart },
        { type: 'NAMES_REQUESTED', part: 'oceania' },
        { type: 'NAMES_FAILED', part: 'oceania' },
      ],
      waiting,
    );
    expect(unhurt).toEqual({ ...waiting, loadedNames: unhurt.loadedNames });
    expect(act(unhurt, arrive).results?.contacts).toHaveLength(3);
  });

  test('tricky names are a part of their own, and are named where they do not come', () => {
    const lost = run(
      [generate, { type: 'NAMES_REQUESTED', part: 'tricky' }, { type: 'NAMES_FAILED', part: 'tricky' }],
      fill(initialState, { nameSource: 'tricky' }),
    );
    expect(lost.error?.message).toMatch(/^The tricky names could not be loaded/);
    const there = { ...lost, loadedNames: { tricky: loadedNames.tricky as NamePart } };
    expect(run([generate], there).results?.contacts).toHaveLength(3);
  });

  test('a typed seed is used without spaces around it; if none is typed, the drawn one is used', () => {
    const getSeed = (seed: string) => run([generate], fill(ready, { seed })).results?.settings.options.seed;
    expect([getSeed(' my seed '), getSeed('')]).toEqual(['my seed', '1']);
  });

  test.each(['x'.repeat(201), 'a\u0000b', '\ud800'])(
    'the seed %j gets a message, and earlier results stay',
    (seed) => {
      const state = run([{ type: 'SET_OPTION', option: { seed } }, generate], earlier);
      expect(state).toMatchObject({
        results,
        areOptionsOpen: true,
        error: {
          message: 'Please enter a seed of at most 200 characters, without control characters.',
          subject: 'seed',
          isOfPress: true,
        },
      });
    },
  );

  test('Clear keeps the options and the seed, also those of a link', () => {
    const options = {
      phoneMode: 'valid',
      phoneFormat: 'national',
      nameSource: 'english',
      seed: '7',
    } as const;
    const fragment = makeFragment(makeSettings({ ...options, country: 'JP', count: 2 }));
    const opened = run([{ type: 'OPEN_LINK', fragment }]);
    expect(opened).toMatchObject({
      form: { country: 'JP', count: '2', options },
      areOptionsOpen: false,
      link: fragment,
      results: { settings: { options }, origin: 'link' },
    });
    expect(reducer(opened, { type: 'CLEAR' })).toMatchObject({
      form: { country: 'US', count: '0', options },
      link: '',
    });
  });

  test('a run has the chosen phone format', () => {
    const [international = '', e164, national = 'none'] = PHONE_FORMATS.map(
      (phoneFormat) => run([generate], fill(ready, { phoneFormat })).results?.contacts[0]?.phone ?? '',
    );
    expect(international).toMatch(/^\+1 /);
    expect(e164).toBe(international.replaceAll(' ', ''));
    expect(e164).toMatch(new RegExp(`${national.replaceAll(/\D/g, '')}$`));
  });

  test('Make every number valid keeps the people shown, even if the form has changed since', () => {
    const before = run([generate, { type: 'SELECT_COUNTRY', country: 'NO' }], readyInJapan);
    const after = act(before, { type: 'MAKE_VALID' });
    expect(after).toMatchObject({
      form: { country: 'NO', options: { phoneMode: 'valid' } },
      results: { settings: { country: 'JP', options: { phoneMode: 'valid' } } },
    });
    const emails = (state: State) => state.results?.contacts.map(({ email }) => email);
    expect(emails(after)).toEqual(emails(before));
  });

  const earlier = generated('3');
  const results = earlier.results as Results;
  const copied: Action = { type: 'COPIED', results, copied: 'json' };
  const refused: Action = { type: 'COPY_REFUSED', results, copied: 'json', text: 'x' };

  test('what cannot be copied or saved gets a message, and nothing is lost', () => {
    expect(reducer(earlier, refused)).toMatchObject({
      results,
      textToCopy: { text: 'x' },
      error: { message: 'The browser refused to copy. Select the text below and copy it yourself.' },
    });
    expect(reducer(earlier, { type: 'SAVE_FAILED' })).toMatchObject({
      results,
      error: { message: expect.stringContaining('could not save'), isOfPress: true },
    });
    expect(reducer(earlier, copied)).toMatchObject({ results, status: 'Copied', link: '' });
  });

  test('a link that was to be copied stands in the address bar; one from disk is for this computer only', () => {
    const note = 'The link works on this computer only, because the page was opened from disk.';
    const link = makeFragment(results.settings);
    expect(reducer(earlier, { ...copied, copied: 'link' })).toMatchObject({ status: 'Copied', link });
    expect(reducer(earlier, { ...copied, copied: 'localLink' })).toMatchObject({
      status: `Copied. ${note}`,
      link,
    });
    const local = reducer(earlier, { ...refused, copied: 'localLink' });
    expect(local).toMatchObject({ error: { message: expect.stringContaining(note) }, link });
  });

  test('the error of a refused copy goes once copying works; any other error stays', () => {
    expect(run([refused, copied], earlier)).toMatchObject({ error: null, textToCopy: null });
    const inAntarctica = run([generate], fill(ready, { country: 'AQ' }));
    const copiedThere = { ...copied, results: inAntarctica.results as Results };
    expect(reducer(inAntarctica, copiedThere).error).toBe(inAntarctica.error);
    const wrongCount = run([refused, { type: 'SET_COUNT', count: '0' }, generate, copied], earlier);
    expect(wrongCount.error).toEqual(COUNT_ERROR);
  });

  test('the text to copy by hand goes with the contacts that it was made of', () => {
    const withText = reducer(earlier, refused);
    expect(run([generate], withText)).toMatchObject({ error: null, textToCopy: null });
    expect(reducer(withText, { type: 'CLEAR' })).toMatchObject({ error: null, textToCopy: null });
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
      const again = act(earlier, generate);
      expect(reducer(again, answer)).toBe(again);
    },
  );

  test('if there is no random number, a message asks for a seed; with a typed seed, Generate works', () => {
    const withoutSeed: Action = { type: 'GENERATE', seed: null };
    const state = run([withoutSeed], earlier);
    expect(state).toMatchObject({ results, areOptionsOpen: true, error: { subject: 'seed' } });
    expect(state.error?.message).toMatch(/^This browser gave no random number/);
    const seeded = run([{ type: 'SET_OPTION', option: { seed: 'mine' } }, withoutSeed], earlier);
    expect(seeded).toMatchObject({ error: null, results: { settings: { options: { seed: 'mine' } } } });
  });

  const link = makeFragment(makeSettings({ country: 'JP', nameSource: 'english' }));
  const open: Action = { type: 'OPEN_LINK', fragment: link };
  const local = makeFragment(makeSettings({ country: 'JP' }));
  const openLocal: Action = { type: 'OPEN_LINK', fragment: local };

  test('if generating throws, the alert says so; earlier results stay, but not under a link', () => {
    // The names of Japan are missing from the loaded ones, so generating throws.
    const broken = { ...earlier, loadedNames: { [PART]: { regions: {}, cultures: {}, denied: [] } } };
    const pressed = run([generate], fill(broken, { country: 'JP' }));
    expect(pressed).toMatchObject({ results, pending: null, status: '', error: { isOfPress: true } });
    expect(pressed.error?.message).toMatch(/^The contacts could not be generated \(.+\)\. Press Generate/);
    expect(run([{ type: 'SELECT_COUNTRY', country: 'US' }, generate], pressed).error).toBeNull();
    const linked = run([openLocal], broken);
    expect(linked).toMatchObject({ results: null, pending: null, link: '', error: { isOfPress: false } });
  });

  test('the address bar holds a link only while its contacts are on screen or on their way', () => {
    const shown = run([open], earlier);
    expect(shown).toMatchObject({ link, results: { settings: { country: 'JP' } } });
    expect(run([{ type: 'SET_COUNT', count: '0' }, generate], shown).link).toBe(link);
    for (const action of [generate, { type: 'MAKE_VALID' }, { type: 'CLEAR' }] as const)
      expect([action.type, run([action], shown).link]).toEqual([action.type, '']);
    const waiting = run([openLocal], { ...earlier, loadedNames: {} });
    expect(waiting).toMatchObject({ link: local, results: null });
    for (const actions of [
      [generate],
      [{ type: 'SET_COUNT', count: '0' }, generate],
      [request, failed, { type: 'USE_ENGLISH' }],
    ] as const)
      expect(run(actions, waiting).link).toBe('');
  });

  test('the form generates with this version, even after a link of another version', () => {
    const linked = run([{ ...open, fragment: link.replace(VERSION, 'old') }]);
    expect(linked.results?.origin).toBe('linkOfOtherVersion');
    expect(run([generate], linked).results).toEqual({ ...linked.results, origin: 'form' });
  });

  test('a link that is opened while a run waits replaces that run', () => {
    const state = run([generate, open], inJapan);
    expect(state).toMatchObject({ pending: null, link, results: { origin: 'link' } });
    const loaded = act(state, arrive);
    expect([loaded.results, loaded.announcements]).toEqual([state.results, state.announcements]);
  });

  test('a link that cannot be read resets the form to the defaults and keeps the results', () => {
    const option = { phoneMode: 'valid', phoneFormat: 'e164', seed: '7' } as const;
    const state = run(
      [{ type: 'SET_OPTION', option }, refused, { type: 'OPEN_LINK', fragment: '#top' }],
      earlier,
    );
    expect(state).toMatchObject({
      form: initialState.form,
      results,
      textToCopy: { text: 'x' },
      link: '#top',
      error: { message: 'This link cannot be read, so the default settings are shown.', isOfPress: false },
    });
  });

  test('an address without a link gives up a waiting run, and changes nothing else but the link', () => {
    const shown = run([open]);
    expect(run([{ type: 'OPEN_LINK', fragment: '' }], shown)).toEqual({ ...shown, link: '' });
    const waiting = run([openLocal], initialState);
    expect(run([{ type: 'OPEN_LINK', fragment: '' }, request, arrive], waiting)).toMatchObject({
      link: '',
      results: null,
    });
    const lost = run([request, failed], waiting);
    expect(run([{ type: 'OPEN_LINK', fragment: '' }], lost)).toMatchObject({ pending: null, error: null });
  });

  test('a copy that is answered while a link is opened leaves that link in the address bar', () => {
    const opening = reducer(earlier, open);
    const answered = reducer(opening, { ...copied, copied: 'link' });
    expect(act(answered, { type: 'MAKE_CONTACTS' })).toMatchObject({ link, results: { origin: 'link' } });
  });

  test('a repeated message is counted, so that it is announced again', () => {
    const twice = run([generate], earlier);
    expect(twice.status).toBe(earlier.status);
    expect(twice.announcements.statuses).toBeGreaterThan(earlier.announcements.statuses);
    const wrong = generated('0');
    expect(reducer(wrong, generate).announcements.errors).toBe(wrong.announcements.errors + 1);
  });

  test('what was typed and chosen before the page was ready goes into the form', () => {
    const restored = run([
      { type: 'RESTORE_FORM', form: { country: 'NO' }, options: { phoneMode: 'valid' } },
    ]);
    expect(restored.form).toEqual({
      country: 'NO',
      count: '0',
      options: { ...initialState.form.options, phoneMode: 'valid' },
    });
  });

  test('Options open and close, and neither Clear nor a link changes that', () => {
    for (const areOptionsOpen of [true, false]) {
      const state = reducer(ready, { type: 'SHOW_OPTIONS', areOptionsOpen });
      for (const action of [{ type: 'CLEAR' }, open, generate] as const)
        expect(run([action], state).areOptionsOpen).toBe(areOptionsOpen);
    }
  });
});

/** Any action; copies are of these results. */
function actions(results: Results): fc.Arbitrary<Action> {
  const country = fc.constantFrom(...COUNTRIES.map(({ code }) => code));
  const phoneMode = fc.constantFrom(...PHONE_MODES);
  const phoneFormat = fc.constantFrom(...PHONE_FORMATS);
  const nameSource = fc.constantFrom(...NAME_SOURCES);
  const seed = fc.constantFrom('', '7', 'seven', '\u0000');
  const settings = fc.record({ country, count: fc.integer({ min: 1, max: 9 }), phoneMode, nameSource });
  const copied = fc.constantFrom<Copied>('json', 'link', 'localLink');
  const plain = [
    'TOGGLE_DROPDOWN',
    'CLOSE_DROPDOWN',
    'CLEAR',
    'MAKE_VALID',
    'USE_ENGLISH',
    'SAVE_FAILED',
    'MAKE_CONTACTS',
    'WENT_ONLINE',
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
      type: fc.constant('RESTORE_FORM' as const),
      form: fc.record({ country, count: fc.constant('8') }, { requiredKeys: [] }),
      options: fc.record({ phoneMode, seed }, { requiredKeys: [] }),
    }),
    fc.record({ type: fc.constant('COPIED' as const), results: fc.constant(results), copied }),
    fc.record({
      type: fc.constant('COPY_REFUSED' as const),
      results: fc.constant(results),
      copied,
      text: fc.constant('to copy'),
    }),
    fc.record({
      type: fc.constant('OPEN_LINK' as const),
      fragment: fc.oneof(
        settings.map((changes) => makeFragment(makeSettings(changes))),
        fc.constantFrom('', '#top'),
      ),
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

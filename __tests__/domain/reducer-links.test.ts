import { type Action, initialState, reducer } from '../../domain/reducer';
import type { Results } from '../../domain/run';
import type { CopyKind } from '../../domain/screen/copies';
import { makeFragment, VERSION } from '../../domain/screen/link';
import { getError, getStatus, type State } from '../../domain/screen/state';
import { makeSettings } from '../settings';
import { fail, fill, generate, load, openLink, ready, run } from './states';

const start = run([openLink('')], fill(ready, { country: 'NO', count: '7' }));
const getFragment = (state: State) => state.fragment;

const JAPAN = makeFragment(makeSettings({ country: 'JP' }));
const OTHER_VERSION = JAPAN.replace(VERSION, 'old');
const BROKEN = '#top';
const shown = run([openLink(JAPAN)], start);
const waiting = run([openLink(JAPAN)], { ...start, loadedParts: {} });
const failed = run([fail], waiting);
const waitingForOtherVersion = run([openLink(OTHER_VERSION)], { ...start, loadedParts: {} });
const invalidPress: Action[] = [{ type: 'SET_COUNT', count: '0' }, generate];

test('a link fills the form and generates at once; nothing was pressed', () => {
  const options = { ...initialState.form.options, phoneMode: 'valid', nameSource: 'english', seed: '7' } as const;
  const fragment = makeFragment(makeSettings({ ...options, country: 'JP', count: 2 }));
  expect(run([openLink(fragment)])).toMatchObject({
    form: { country: 'JP', count: '2', options },
    areOptionsOpen: false,
    fragment,
    results: { settings: { country: 'JP', count: 2, options }, origin: 'link', causedByPress: false },
  });
});

test('a link without a seed gets the drawn one in the address bar; the seed field stays empty', () => {
  const state = run([openLink('#country=JP&count=2', '42')]);
  expect(state).toMatchObject({ form: { options: { seed: '' } }, results: { settings: { options: { seed: '42' } } } });
  expect(run([openLink(state.fragment ?? '')]).results?.contacts).toEqual(state.results?.contacts);
});

test.each([
  ['its contacts are on screen', shown],
  ['it waits', waiting],
  ['its names have failed', failed],
  ['its names have arrived', run([load], waiting)],
  ['a later count is invalid', run(invalidPress, shown)],
])('a link stays in the address bar while %s', (_, state) => {
  expect(state.fragment).toBe(JAPAN);
});

test.each([
  ['an invalid count while it waits', run(invalidPress, waiting)],
  ['Clear', run([{ type: 'CLEAR' }], shown)],
  ['Clear while it waits', run([{ type: 'CLEAR' }], waiting)],
  ['Clear after it failed', run([{ type: 'CLEAR' }], failed)],
  ['another country', run([{ type: 'SELECT_COUNTRY', country: 'SE' }, generate], shown)],
  ['another country while it waits', run([{ type: 'SELECT_COUNTRY', country: 'SE' }, generate], waiting)],
  ['valid numbers', run([{ type: 'USE_PHONE_MODE', phoneMode: 'valid' }], shown)],
  ['English names', run([{ type: 'USE_ENGLISH' }], failed)],
])('%s removes a link from the address bar', (_, state) => {
  expect(state.fragment).toBe('');
});

test('pressing Generate to load the names of a link again keeps the link', () => {
  const again = run([generate], failed);
  expect([failed, run([fail], again)].map((state) => getError(state)?.causedByPress)).toEqual([false, true]);
  expect(again).toMatchObject({ pending: { hasFailed: false }, fragment: JAPAN });
  const done = run([load], again);
  expect(done).toMatchObject({ fragment: JAPAN, results: { origin: 'link', causedByPress: true } });
});

test('a link that is opened while another run or link waits replaces it', () => {
  const waitingForm = run([generate], fill(initialState, { country: 'SE' }));
  for (const state of [waitingForm, waitingForOtherVersion])
    expect(run([openLink(JAPAN)], state)).toMatchObject({
      pending: { run: { settings: { country: 'JP' }, origin: 'link' } },
      fragment: JAPAN,
    });
});

test('a link that waits removes earlier results, so that only the empty box says what the page waits for', () => {
  const state = run([openLink(JAPAN)], { ...run([generate], start), loadedParts: {} });
  expect(state.results).toBeNull();
  expect(getStatus(state)).toMatchObject({ text: 'Waiting for names…', isShown: true });
});

test('the form generates with this version, even after a link of another version', () => {
  const linked = run([load], waitingForOtherVersion);
  expect(linked).toMatchObject({ results: { origin: 'linkOfOtherVersion' }, fragment: OTHER_VERSION });
  expect(run([generate], linked).results?.origin).toBe('form');
});

test('a link that cannot be read shows a message and the defaults; earlier results stay', () => {
  const earlier = run([generate], start);
  expect(run([openLink(BROKEN)], earlier)).toMatchObject({
    form: initialState.form,
    results: earlier.results,
    fragment: BROKEN,
    status: { text: '' },
    error: { message: 'This link cannot be read, so the default settings are shown.', causedByPress: false },
  });
});

describe('going back to the address without a link', () => {
  test('removes the error of a link', () => {
    const typed = run([openLink(BROKEN), { type: 'SET_COUNT', count: '12' }], start);
    expect(run([openLink('')], typed)).toEqual({ ...typed, error: null, fragment: '' });
  });

  test.each([
    ['a link on screen', shown],
    ['a link that waits', waiting],
    ['a link whose names failed', failed],
    ['a run of the form that waits', run([{ type: 'SELECT_COUNTRY', country: 'SE' }, generate], waiting)],
    ['another error', run(invalidPress, shown)],
  ])('changes nothing else: %s', (_, state) => {
    expect(run([openLink('')], state)).toEqual({ ...state, fragment: '' });
  });
});

describe('copying', () => {
  const earlier = run([generate], start);
  const copy = (kind: CopyKind): Action => ({ type: 'COPIED', kind });
  const refuse = (kind: CopyKind): Action => ({ type: 'COPY_REFUSED', kind });
  const link = makeFragment((earlier.results as Results).settings);

  test('only a copied link is in the address bar, even if the browser refused to copy it', () => {
    expect(getFragment(run([copy('json')], earlier))).toBe('');
    for (const action of [copy('link'), refuse('link')]) expect(getFragment(run([action], earlier))).toBe(link);
  });

  test('the link of contacts that another run is about to replace is in the address bar until then', () => {
    const waiting = run([{ type: 'SELECT_COUNTRY', country: 'JP' }, generate, copy('link')], {
      ...earlier,
      loadedParts: {},
    });
    expect(getFragment(waiting)).toBe(link);
    expect(getFragment(run([load], waiting))).toBe('');
  });

  test('the error of a refused copy disappears once copying works; any other error stays', () => {
    expect(run([refuse('json'), copy('json')], earlier).error).toBeNull();
    expect(run([...invalidPress, copy('json')], earlier).error?.subject).toBe('count');
  });

  test.each<Action>([generate, { type: 'CLEAR' }])('$type removes the error of a copy, and Copied', (action) => {
    expect(run([refuse('json'), action], earlier).error).toBeNull();
    expect(run([copy('json'), action], earlier).status.copied).toBeNull();
  });

  test('a refused copy removes Copied', () => {
    expect(run([copy('json'), refuse('link')], earlier).status.copied).toBeNull();
  });

  test.each([copy('link'), refuse('json')])('after Clear, a copy that ends late changes nothing: $type', (action) => {
    const cleared = run([{ type: 'CLEAR' }], earlier);
    expect(reducer(cleared, action)).toBe(cleared);
  });
});

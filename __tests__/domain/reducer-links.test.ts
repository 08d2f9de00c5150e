import { type Action, initialState, reducer } from '../../domain/reducer';
import type { Results } from '../../domain/run';
import type { CopyKind } from '../../domain/screen/copies';
import { makeFragment, VERSION } from '../../domain/screen/link';
import { getError, getStatus } from '../../domain/screen/state';
import { makeSettings } from '../settings';
import { apply, fail, fill, generate, load, openLink, ready } from './states';

const start = apply([openLink('')], fill(ready, { country: 'NO', count: '7' }));

const JAPAN = makeFragment(makeSettings({ country: 'JP' }));
const OTHER_VERSION = JAPAN.replace(VERSION, 'old');
const BROKEN = '#top';
const shown = apply([openLink(JAPAN)], start);
const shownLater = apply([{ type: 'SELECT_COUNTRY', country: 'SE' }], shown);
const waiting = apply([openLink(JAPAN)], { ...start, loadedParts: {} });
const failed = apply([fail], waiting);
const waitingForOtherVersion = apply([openLink(OTHER_VERSION)], { ...start, loadedParts: {} });
const invalidPress: Action[] = [{ type: 'SET_COUNT', count: '0' }, generate];

test('a link fills the form and generates at once; nothing was pressed', () => {
  const options = { ...initialState.form.options, phoneMode: 'valid', nameSource: 'english', seed: '7' } as const;
  const fragment = makeFragment(makeSettings({ ...options, country: 'JP', count: 2 }));
  expect(apply([openLink(fragment)])).toMatchObject({
    form: { country: 'JP', count: '2', options },
    areOptionsOpen: false,
    fragment,
    results: { settings: { country: 'JP', count: 2, options }, origin: 'link', causedByPress: false },
  });
});

test('a link without a seed gets the drawn one in the address bar; the seed field stays empty', () => {
  const state = apply([openLink('#country=JP&count=2', '42')]);
  expect(state).toMatchObject({ form: { options: { seed: '' } }, results: { settings: { options: { seed: '42' } } } });
  expect(apply([openLink(state.fragment ?? '')]).results?.contacts).toEqual(state.results?.contacts);
});

test.each([
  ['its contacts are on screen', shown],
  ['it waits', waiting],
  ['its names have failed', failed],
  ['its names have arrived', apply([load], waiting)],
  ['a later count is invalid', apply(invalidPress, shown)],
  ['a later run of the form is canceled', apply([generate, ...invalidPress], { ...shownLater, loadedParts: {} })],
])('a link stays in the address bar while %s', (_, state) => {
  expect(state.fragment).toBe(JAPAN);
});

test.each([
  ['an invalid count while it waits', apply(invalidPress, waiting)],
  ['Clear', apply([{ type: 'CLEAR' }], shown)],
  ['Clear while it waits', apply([{ type: 'CLEAR' }], waiting)],
  ['Clear after it failed', apply([{ type: 'CLEAR' }], failed)],
  ['another country', apply([{ type: 'SELECT_COUNTRY', country: 'SE' }, generate], shown)],
  ['another country while it waits', apply([{ type: 'SELECT_COUNTRY', country: 'SE' }, generate], waiting)],
  ['valid numbers', apply([{ type: 'USE_PHONE_MODE', phoneMode: 'valid' }], shown)],
  ['English names', apply([{ type: 'USE_ENGLISH' }], failed)],
])('%s removes a link from the address bar', (_, state) => {
  expect(state.fragment).toBe('');
});

test('pressing Generate to load the names of a link again keeps the link', () => {
  const again = apply([generate], failed);
  expect([failed, apply([fail], again)].map((state) => getError(state)?.causedByPress)).toEqual([false, true]);
  expect(again).toMatchObject({ pending: { hasFailed: false }, fragment: JAPAN });
  const done = apply([load], again);
  expect(done).toMatchObject({ fragment: JAPAN, results: { origin: 'link', causedByPress: true } });
});

test('a link that is opened while another run or link waits replaces it', () => {
  const waitingForm = apply([generate], fill(initialState, { country: 'SE' }));
  for (const state of [waitingForm, waitingForOtherVersion])
    expect(apply([openLink(JAPAN)], state)).toMatchObject({
      pending: { run: { settings: { country: 'JP' }, origin: 'link' } },
      fragment: JAPAN,
    });
});

test('a link that waits removes earlier results, so that only the status says what is happening', () => {
  const state = apply([openLink(JAPAN)], { ...apply([generate], start), loadedParts: {} });
  expect(state.results).toBeNull();
  expect(getStatus(state)).toMatchObject({ text: 'Waiting for names…', isShown: true });
});

test('the form generates with this version, even after a link of another version', () => {
  const linked = apply([load], waitingForOtherVersion);
  expect(linked).toMatchObject({ results: { origin: 'linkOfOtherVersion' }, fragment: OTHER_VERSION });
  expect(apply([generate], linked).results?.origin).toBe('form');
});

test('a link that cannot be read shows a message and the defaults; earlier results stay', () => {
  const earlier = apply([generate], start);
  expect(apply([openLink(BROKEN)], earlier)).toMatchObject({
    form: initialState.form,
    results: earlier.results,
    fragment: BROKEN,
    status: { text: '' },
    error: { message: 'This link cannot be read, so the default settings are shown.', causedByPress: false },
  });
});

describe('going back to the address without a link', () => {
  test('removes the error of a link', () => {
    const typed = apply([openLink(BROKEN), { type: 'SET_COUNT', count: '12' }], start);
    expect(apply([openLink('')], typed)).toEqual({ ...typed, error: null, fragment: '' });
  });

  test.each([
    ['a link on screen', shown],
    ['a link that waits', waiting],
    ['a link whose names failed', failed],
    ['a run of the form that waits', apply([{ type: 'SELECT_COUNTRY', country: 'SE' }, generate], waiting)],
    ['another error', apply(invalidPress, shown)],
  ])('changes nothing else: %s', (_, state) => {
    expect(apply([openLink('')], state)).toEqual({ ...state, fragment: '' });
  });
});

describe('copying', () => {
  const earlier = apply([generate], start);
  const results = earlier.results as Results;
  const copy = (kind: CopyKind): Action => ({ type: 'COPIED', kind, results });
  const refuse = (kind: CopyKind): Action => ({ type: 'COPY_REFUSED', kind, results });
  const link = makeFragment(results.settings);

  test('only a copied link is in the address bar, even if the browser refused to copy it', () => {
    expect(apply([copy('json')], earlier).fragment).toBe('');
    for (const action of [copy('link'), refuse('link')]) expect(apply([action], earlier).fragment).toBe(link);
  });

  test('the link of contacts that another run is about to replace is in the address bar until then', () => {
    const withoutNames = { ...earlier, loadedParts: {} };
    const copied = apply([{ type: 'SELECT_COUNTRY', country: 'JP' }, generate, copy('link')], withoutNames);
    expect(copied.fragment).toBe(link);
    expect(apply([load], copied).fragment).toBe('');
  });

  test('a copy removes the error of a refused one, a copied link that of a bad link; any other error stays', () => {
    expect(apply([refuse('json'), copy('json')], earlier).error).toBeNull();
    expect(apply([...invalidPress, copy('json')], earlier).error?.subject).toBe('count');
    expect(apply([openLink(BROKEN), copy('json')], earlier).error?.subject).toBe('link');
    expect(apply([openLink(BROKEN), copy('link')], earlier).error).toBeNull();
  });

  test.each<Action>([generate, { type: 'CLEAR' }])('$type removes the error of a copy, and Copied', (action) => {
    expect(apply([refuse('json'), action], earlier).error).toBeNull();
    expect(apply([copy('json'), action], earlier).status.copied).toBeNull();
  });

  test('a refused copy removes Copied', () => {
    expect(apply([copy('json'), refuse('link')], earlier).status.copied).toBeNull();
  });

  test.each<Action>([{ type: 'CLEAR' }, generate])('after $type, a copy that ends late changes nothing', (action) => {
    const state = apply([action], earlier);
    for (const late of [copy('link'), refuse('json')]) expect(reducer(state, late)).toBe(state);
  });
});

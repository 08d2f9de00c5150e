import { type Action, getStatus, initialState, reducer, type State } from '../../domain/reducer';
import type { Results } from '../../domain/run';
import { makeFragment, VERSION } from '../../domain/screen/link';
import { makeSettings } from '../settings';
import { fail, fill, generate, load, ready, run } from './states';

const start = run([{ type: 'OPEN_LINK', fragment: '' }], fill(ready, { country: 'NO', count: '7' }));
const open = (fragment: string): Action => ({ type: 'OPEN_LINK', fragment });
const getLink = (state: State) => state.link?.fragment;

const JAPAN = makeFragment(makeSettings({ country: 'JP' }));
const OTHER_VERSION = JAPAN.replace(VERSION, 'old');
const BROKEN = '#top';
const shown = run([open(JAPAN)], start);
const waiting = run([open(JAPAN)], { ...start, loadedParts: {} });
const failed = run([fail], waiting);
const waitingForOtherVersion = run([open(OTHER_VERSION)], { ...start, loadedParts: {} });

test('a link fills the form and generates at once; nothing was pressed', () => {
  const options = { phoneMode: 'valid', phoneFormat: 'e164', nameSource: 'english', seed: '7' } as const;
  const fragment = makeFragment(makeSettings({ ...options, country: 'JP', count: 2 }));
  expect(run([open(fragment)])).toMatchObject({
    form: { country: 'JP', count: '2', options },
    link: { fragment },
    results: { settings: { country: 'JP', count: 2, options }, origin: 'link', causedByPress: false },
  });
});

test('a link stays in the address bar while its contacts are on screen or loading', () => {
  expect([shown, waiting, failed, run([load], waiting)].map(getLink)).toEqual([JAPAN, JAPAN, JAPAN, JAPAN]);
  const invalid: Action[] = [{ type: 'SET_COUNT', count: '0' }, generate];
  expect(getLink(run(invalid, shown))).toBe(JAPAN);
  for (const state of [waiting, waitingForOtherVersion]) expect(getLink(run(invalid, state))).toBe('');
  for (const action of [{ type: 'SELECT_COUNTRY', country: 'SE' }, { type: 'CLEAR' }] as const)
    for (const state of [shown, waiting, failed, waitingForOtherVersion])
      expect([action.type, getLink(run([action, generate], state))]).toEqual([action.type, '']);
  expect(getLink(run([{ type: 'USE_PHONE_MODE', phoneMode: 'valid' }], shown))).toBe('');
  expect(getLink(run([{ type: 'USE_ENGLISH' }], failed))).toBe('');
});

test('pressing Generate to load the names of a link again keeps the link', () => {
  const again = run([generate], failed);
  expect([failed, run([fail], again)].map(({ error }) => error?.causedByPress)).toEqual([false, true]);
  expect(again).toMatchObject({ error: null, link: { fragment: JAPAN } });
  const done = run([load], again);
  expect(done).toMatchObject({ link: { fragment: JAPAN }, results: { origin: 'link', causedByPress: true } });
});

test('a link that is opened while another run or link waits replaces it', () => {
  const waitingForm = run([generate], fill(initialState, { country: 'SE' }));
  for (const state of [waitingForm, waitingForOtherVersion])
    expect(run([open(JAPAN)], state)).toMatchObject({
      pending: { settings: { country: 'JP' }, origin: 'link' },
      link: { fragment: JAPAN },
    });
});

test('a link that waits removes earlier results, so that only the empty box says what the page waits for', () => {
  const state = run([open(JAPAN)], { ...run([generate], start), loadedParts: {} });
  expect(state.results).toBeNull();
  expect(getStatus(state)).toMatchObject({ text: 'Waiting for names…', isShown: false });
});

test('the form generates with this version, even after a link of another version', () => {
  const linked = run([load], waitingForOtherVersion);
  expect(linked).toMatchObject({ results: { origin: 'linkOfOtherVersion' }, link: { fragment: OTHER_VERSION } });
  expect(run([generate], linked).results?.origin).toBe('form');
});

test('a link that cannot be read shows a message and the defaults; earlier results stay', () => {
  const earlier = run([generate], start);
  expect(run([open(BROKEN)], earlier)).toMatchObject({
    form: initialState.form,
    results: earlier.results,
    link: { fragment: BROKEN },
    error: { message: 'This link cannot be read, so the default settings are shown.', causedByPress: false },
  });
});

describe('going back', () => {
  test('from a link that was followed in the same tab restores the form, and cancels a waiting run', () => {
    const restored = { form: start.form, link: { fragment: '' }, pending: null, error: null };
    for (const state of [shown, waiting, failed, run([open(JAPAN.replace('JP', 'SE'))], shown)])
      expect(run([open('')], state)).toMatchObject(restored);
    expect(getStatus(run([open('')], waiting)).text).toBe('');
  });

  test('from a link that cannot be read removes its message and keeps what was typed', () => {
    // The page sends this, too, when the browser has restored no field.
    const broken = run([open(BROKEN), { type: 'SET_OPTION', option: {} }], start);
    expect(run([open('')], broken)).toMatchObject({ form: start.form, error: null, link: { fragment: '' } });
    const typed = run([{ type: 'SET_COUNT', count: '12' }, open('')], broken);
    expect(typed).toMatchObject({ form: { country: 'US', count: '12' }, error: null });
  });

  test('from a link that is no longer in the address bar changes nothing', () => {
    const changed = run([{ type: 'SET_COUNT', count: '4' }, generate], shown);
    expect(run([open('')], changed)).toEqual(changed);
  });

  test('from the link that the page was opened with keeps the form', () => {
    const opened = run([open(JAPAN)]);
    expect(run([open('')], opened).form).toBe(opened.form);
  });
});

describe('copying', () => {
  const earlier = run([generate], start);
  const results = earlier.results as Results;
  const copied: Action = { type: 'COPIED', results, what: 'json' };
  const refused: Action = { type: 'COPY_REFUSED', results, what: 'json', text: 'x' };
  const link = makeFragment(results.settings);

  test('what cannot be copied or saved shows a message, and nothing is lost', () => {
    expect(run([refused], earlier)).toMatchObject({
      results,
      textToCopy: { text: 'x' },
      error: { message: 'The browser refused to copy. Select the text below and copy it yourself.' },
    });
    expect(run([{ type: 'SAVE_FAILED' }], earlier)).toMatchObject({
      results,
      error: { message: expect.stringContaining('could not save'), causedByPress: true },
    });
  });

  test('a copied link is in the address bar; one from disk works on this computer only', () => {
    const note = 'The link works on this computer only, because the page was opened from disk.';
    expect(getLink(run([copied], earlier))).toBe('');
    expect(run([{ ...copied, what: 'link' }], earlier)).toMatchObject({
      status: { text: 'Copied' },
      link: { fragment: link },
    });
    expect(run([{ ...copied, what: 'localLink' }], earlier).status.text).toBe(`Copied. ${note}`);
    expect(run([{ ...refused, what: 'localLink' }], earlier)).toMatchObject({
      error: { message: expect.stringContaining(note) },
      link: { fragment: link },
    });
  });

  test('a copied link is not shown while another run waits, but is once its names have failed', () => {
    const busy = run([{ type: 'SELECT_COUNTRY', country: 'JP' }, generate], { ...earlier, loadedParts: {} });
    expect(getLink(run([{ ...copied, what: 'link' }], busy))).toBe('');
    expect(getLink(run([fail, { ...copied, what: 'link' }], busy))).toBe(link);
  });

  test('after a copy from a followed link, going back still restores the form', () => {
    const copy: Action = { type: 'COPIED', results: shown.results as Results, what: 'link' };
    expect(run([copy, open('')], shown).form).toEqual(start.form);
  });

  test('the error of a refused copy disappears once copying works; any other error stays', () => {
    expect(run([refused, copied], earlier)).toMatchObject({ error: null, textToCopy: null });
    const invalid = run([refused, { type: 'SET_COUNT', count: '0' }, generate, copied], earlier);
    expect(invalid.error?.subject).toBe('count');
  });

  test('the text to copy by hand disappears with its contacts', () => {
    const withText = run([refused], earlier);
    for (const action of [generate, { type: 'CLEAR' }] as const)
      expect(run([action], withText)).toMatchObject({ error: null, textToCopy: null });
    expect(run([copied, generate], earlier).copied).toBeNull();
    expect(run([{ type: 'SET_COUNT', count: '0' }, generate], withText).textToCopy).toEqual({ text: 'x' });
  });

  test.each([copied, refused])('$type is ignored after Clear or another run', (answer) => {
    for (const action of [generate, { type: 'CLEAR' }] as const) {
      const later = run([action], earlier);
      expect(reducer(later, answer)).toBe(later);
    }
  });
});

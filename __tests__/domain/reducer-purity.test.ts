import fc from 'fast-check';
import { COUNTRIES, filterCountries } from '../../domain/countries/countries';
import { NAME_SOURCES, PARTS } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';
import { type Action, initialState, reducer } from '../../domain/reducer';
import type { Results } from '../../domain/run';
import type { CopyKind } from '../../domain/screen/copies';
import { EXAMPLES } from '../../domain/screen/examples';
import { makeFragment, parseFragment } from '../../domain/screen/link';
import { makeSettings } from '../settings';
import { apply, fill, generate, load, PART, ready } from './states';

const made = apply([generate], fill(ready));

test('after any actions, the reducer is pure, the fragment belongs to a run, and the active country is listed', () => {
  const starts = [initialState, ready, made].map(deepFreeze);
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(actions(), { maxLength: 12 }), (start, sequence) => {
      let state = start;
      for (const action of sequence) {
        const next = reducer(state, deepFreeze(action));
        expect(reducer(state, action)).toEqual(next);
        state = deepFreeze(next);
        const link = parseFragment(state.fragment ?? '', '');
        if (link && link !== 'unreadable')
          expect([state.pending?.run.settings, state.results?.settings]).toContainEqual(link.run.settings);
        const { letter = null, active = null } = state.dropdown ?? {};
        expect(active === null || filterCountries(letter).some(({ code }) => code === active)).toBe(true);
      }
    }),
    { seed: 4, numRuns: 150 },
  );
});

function actions(): fc.Arbitrary<Action> {
  const country = fc.constantFrom(...COUNTRIES.map(({ code }) => code));
  const phoneMode = fc.constantFrom(...PHONE_MODES);
  const phoneFormat = fc.constantFrom(...PHONE_FORMATS);
  const nameSource = fc.constantFrom(...NAME_SOURCES);
  const seed = fc.constantFrom('', '7', 'seven', '\u0000');
  const settings = fc.record({ country, count: fc.integer({ min: 1, max: 9 }), phoneMode, nameSource });
  const kind = fc.constantFrom<CopyKind>('json', 'link');
  const results = fc.constant(made.results as Results);
  const letter = fc.constantFrom(null, ...'ABXÅ');
  const steps = fc.constantFrom(1, -10, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  const count = fc.constantFrom('0', '5', '12', '', '1e');
  const domain = fc.constantFrom('', 'acme.dev', 'acme');
  const option = fc.record({ phoneMode, phoneFormat, nameSource, seed, domain }, { requiredKeys: [] });
  const fragment = fc.oneof(
    settings.map((changes) => makeFragment(makeSettings(changes))),
    fc.constantFrom('', '#top', '#country=JP&count=2'),
  );
  const type = <T extends Action['type']>(name: T) => fc.constant(name);
  return fc.oneof(
    fc.constantFrom<Action>(
      { type: 'TOGGLE_DROPDOWN' },
      { type: 'CLOSE_DROPDOWN' },
      { type: 'CLEAR' },
      { type: 'USE_PHONE_MODE', phoneMode: 'valid' },
      { type: 'USE_PHONE_MODE', phoneMode: 'fictional' },
      { type: 'REUSE_SEED' },
      { type: 'FORGET_COPIED' },
      { type: 'USE_ENGLISH' },
      { type: 'USE_EXAMPLE', example: EXAMPLES[1] },
      load,
    ),
    fc.record({ type: type('NAMES_FAILED'), part: fc.oneof(fc.constant(PART), fc.constantFrom(...PARTS)) }),
    fc.record({ type: type('SELECT_COUNTRY'), country }),
    fc.record({ type: type('FILTER_LETTER'), letter }),
    fc.record({ type: type('MOVE_ACTIVE'), steps }),
    fc.record({ type: type('SET_COUNT'), count }),
    fc.record({ type: type('SET_OPTION'), option }),
    fc.record({ type: type('TOGGLE_OPTIONS'), areOptionsOpen: fc.boolean() }),
    fc.record({ type: type('GENERATE'), seed: fc.nat(0xffffffff).map(String) }),
    fc.record({ type: fc.constantFrom('COPIED' as const, 'COPY_REFUSED' as const), kind, results }),
    fc.record({ type: type('OPEN_LINK'), fragment, seed: fc.nat(9).map(String) }),
  );
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

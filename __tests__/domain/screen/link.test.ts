import fc from 'fast-check';
import { COUNTRIES, isRegionCode } from '../../../domain/countries/countries';
import { NAME_SOURCES } from '../../../domain/names/parts';
import { PHONE_FORMATS } from '../../../domain/phones/phone-format';
import { PHONE_MODES } from '../../../domain/phones/phones';
import { isValidSeed, MAX_LINK_SEED_LENGTH, normalizeSeed } from '../../../domain/random/seed';
import { isCount } from '../../../domain/run';
import { isDomain } from '../../../domain/screen/email-domain';
import { MAX_FRAGMENT_LENGTH, makeFragment, parseFragment, VERSION } from '../../../domain/screen/link';
import { makeSettings } from '../../settings';

const VALID = 'country=JP&count=100&seed=42&phones=valid&format=e164&names=local&v=1';

const changes = fc.record({
  country: fc.constantFrom(...COUNTRIES.map(({ code }) => code)),
  count: fc.integer({ min: 1, max: 1000 }),
  seed: fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: MAX_LINK_SEED_LENGTH }),
      fc.nat(2 ** 32 - 1).map(String),
      fc.constantFrom(' a+b&c=d#e%20 ', '%', '%ZZ', '+', '__proto__', '<img src=x onerror=alert(1)>', 'Zoe\u0308'),
    )
    .map(normalizeSeed)
    .filter((seed) => seed !== '' && isValidSeed(seed)),
  phoneMode: fc.constantFrom(...PHONE_MODES),
  phoneFormat: fc.constantFrom(...PHONE_FORMATS),
  nameSource: fc.constantFrom(...NAME_SOURCES),
  domain: fc.oneof(fc.constant(''), fc.domain()),
});
const settings = changes.map(makeSettings);

const parse = (fragment: string) => parseFragment(fragment, 'drawn');

test.each([
  ['', ''],
  ['acme.dev', '&domain=acme.dev'],
])('a fragment has the settings and the version in this order; its domain is %j', (domain, pair) => {
  const japan = { country: 'JP', count: 100, seed: 'été 1', phoneMode: 'valid', phoneFormat: 'e164', domain } as const;
  expect(makeFragment(makeSettings(japan))).toBe(
    `#country=JP&count=100&seed=%C3%A9t%C3%A9+1&phones=valid&format=e164&names=local${pair}&v=${VERSION}`,
  );
});

test('parsing a fragment returns the settings that it was made from', () => {
  fc.assert(
    fc.property(settings, (given) => {
      const parsed = {
        form: { ...given, count: String(given.count) },
        run: { settings: given, origin: 'link', causedByPress: false },
      };
      expect(parse(makeFragment(given))).toEqual(parsed);
      expect(parse(makeFragment(given).slice(1))).toEqual(parsed);
    }),
    { seed: 8, numRuns: 1000 },
  );
});

test('spaces around a seed are ignored', () => {
  expect(parse('#country=JP&count=100&seed=+a+b+')).toMatchObject({ run: { settings: { options: { seed: 'a b' } } } });
});

test('a link that names a version other than ours counts as one of another version', () => {
  const link = '#country=JP&count=100&seed=42';
  expect(parse(link)).toMatchObject({ run: { origin: 'link' } });
  expect(parse(`${link}&v=${VERSION}`)).toMatchObject({ run: { origin: 'link' } });
  for (const version of ['', 'x', `${VERSION}0`])
    expect(parse(`${link}&v=${version}`)).toMatchObject({ run: { origin: 'linkOfOtherVersion' } });
});

test('without a seed, the version does not matter, because the contacts are new anyway', () => {
  expect(parse('#country=JP&count=100&v=x')).toMatchObject({ run: { origin: 'link' } });
});

test('a link with a seed of 200 characters can be opened', () => {
  const seed = 'x'.repeat(200);
  expect(parse(`#country=JP&count=100&seed=${seed}`)).toMatchObject({ run: { settings: { options: { seed } } } });
});

test('the longest seed fits into a fragment with the longest domain, in every script', () => {
  const domain = `${'xxx.'.repeat(46)}x.dev`;
  for (const unit of ['x', '%', 'é', '桜', '𠮷']) {
    const seed = unit.repeat(MAX_LINK_SEED_LENGTH / unit.length);
    const given = makeSettings({ count: 1000, seed, phoneMode: 'fictional', nameSource: 'english', domain });
    const fragment = makeFragment(given);
    expect(fragment.length).toBeLessThanOrEqual(MAX_FRAGMENT_LENGTH);
    expect(parse(fragment)).toMatchObject({ run: { settings: given } });
  }
});

test.each(['', '#'])('%j is not a link', (fragment) => {
  expect(parse(fragment)).toBeNull();
});

test('without phones, format and names, the defaults apply', () => {
  expect(parse('#country=AQ&count=007&seed=x')).toMatchObject({
    form: { count: '7' },
    run: { settings: makeSettings({ country: 'AQ', count: 7, seed: 'x' }) },
  });
});

test.each(['#country=AQ&count=7', '#country=AQ&count=7&seed=+'])('%s uses the drawn seed', (fragment) => {
  expect(parse(fragment)).toMatchObject({
    form: { options: { seed: '' } },
    run: { settings: { options: { seed: 'drawn' } } },
  });
});

test('unknown keys are ignored', () => {
  expect(parse(`#${VALID}&utm_source=mail&__proto__=x&__proto__=y&COUNT=5`)).toEqual(parse(`#${VALID}`));
});

test.each([
  ['no country', 'count=100&seed=42'],
  ['no count', 'country=JP&seed=42'],
  ['an unknown country', VALID.replace('JP', 'XX')],
  ['a count of 1001', VALID.replace('100', '1001')],
  ['a seed with a control character', VALID.replace('42', '4%002')],
  ['an unknown phone mode', VALID.replace('valid', 'Valid')],
  ['an empty phone mode', VALID.replace('valid', '')],
  ['an unknown phone format', VALID.replace('e164', 'bogus')],
  ['an unknown name source', VALID.replace('local', 'constructor')],
  ['an invalid domain', `${VALID}&domain=acme`],
  ['the domain of a mail provider', `${VALID}&domain=gmail.com`],
  ['a key given twice, once encoded', `${VALID}&c%6Funt=100`],
  ['the version given twice', `${VALID}&v=1`],
  ['a percent sign alone', VALID.replace('42', '42%')],
  ['bytes that are not UTF-8', VALID.replace('42', '%FF')],
  ['an encoded surrogate', VALID.replace('42', '%ED%A0%80')],
  ['a bare surrogate', VALID.replace('42', '\uD800')],
  ['broken encoding in an unknown key', `${VALID}&x=%`],
  ['a megabyte', `${VALID}&x=${'%41'.repeat(350_000)}`],
  ['an anchor', 'results'],
])('a fragment with %s is unreadable', (_what, fragment) => {
  expect(parse(`#${fragment}`)).toBe('unreadable');
});

/** Fragments that a stranger might write: noise, known keys with odd values, valid links with noise in them. */
const hostileFragment = (() => {
  const odd = fc.constantFrom(
    ...'% %% %zz %FF %ED%A0%80 %00 __proto__ constructor <script>alert(1)</script> javascript:alert(1)'.split(' '),
    ...'& = # 0 -1 1e3 1001 999 NaN US us AQ valid local acme.dev'.split(' '),
    ...['\0', '\uD800', '\uDFFF', '"><img src=x onerror=alert(1)>', 'x'.repeat(201), '\u202E', ' '],
  );
  const noise = fc.oneof(odd, fc.string({ unit: 'binary' }), fc.string());
  const key = fc.constantFrom(...'country count seed phones format names domain v __proto__ x'.split(' '), '');
  const pair = fc.tuple(key, noise).map(([name, value]) => `${name}=${value}`);
  const pairs = fc.array(pair, { maxLength: 10 }).map((list) => list.join('&'));
  const spliced = fc.tuple(settings, noise, fc.nat(100), fc.nat(3)).map(([given, text, start, removed]) => {
    const fragment = makeFragment(given);
    return fragment.slice(0, start) + text + fragment.slice(start + removed);
  });
  const appended = fc.tuple(noise, pairs).map(([text, more]) => `#${VALID}${text}&${more}`);
  return fc.oneof(
    { weight: 2, arbitrary: fc.oneof(noise, pairs) },
    { weight: 3, arbitrary: fc.oneof(spliced, appended) },
  );
})();

test('of 10,000 hostile fragments, none throws; each is unreadable, not a link, or valid as a whole', () => {
  const outcomes = { absent: 0, unreadable: 0, opened: 0 };
  fc.assert(
    fc.property(hostileFragment, (fragment) => {
      const parsed = parse(fragment);
      outcomes[parsed === null ? 'absent' : parsed === 'unreadable' ? parsed : 'opened']++;
      if (parsed === null) return fragment === '' || fragment === '#';
      if (parsed === 'unreadable') return true;
      const { country, count, options } = parsed.run.settings;
      const { phoneMode, phoneFormat, nameSource, seed, domain } = options;
      expect(parsed.run.settings).toEqual(makeSettings({ country, count, ...options }));
      return (
        isRegionCode(country) &&
        isCount(String(count)) &&
        seed !== '' &&
        isValidSeed(seed) &&
        (domain === '' || isDomain(domain)) &&
        PHONE_MODES.includes(phoneMode) &&
        PHONE_FORMATS.includes(phoneFormat) &&
        NAME_SOURCES.includes(nameSource)
      );
    }),
    { seed: 9, numRuns: 10_000 },
  );
  // Ensures that the fragments reach every branch, rather than nearly all being refused by the first check.
  expect(outcomes.opened).toBeGreaterThan(1000);
  expect(outcomes.unreadable).toBeGreaterThan(1000);
  expect(outcomes.absent).toBeGreaterThan(0);
});

test('a fragment of 2,200 characters is accepted, one of 2,201 is refused', () => {
  const longest = `${VALID}&x=`.padEnd(2200, 'x');
  expect(parse(longest)).toMatchObject({ run: { settings: { country: 'JP' } } });
  expect(parse(`${longest}x`)).toBe('unreadable');
});

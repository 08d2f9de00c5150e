import fc from 'fast-check';
import { isLinkableSeed, MAX_SEED_LENGTH, parseSeed, trimSeed } from '../../../domain/random/seed';

const MAX_UINT32 = 4294967295;

test.each([
  ['0', 0],
  ['42', 42],
  ['4294967295', MAX_UINT32],
  ['007', 7],
  [' 42\t', 42],
  ['7'.padStart(400, '0'), 7],
])('%j is the number %d', (text, seed) => {
  expect(parseSeed(text)).toBe(seed);
});

test('every whole number from 0 to 2^32-1 stays itself', () => {
  fc.assert(
    fc.property(fc.nat(MAX_UINT32), (seed) => {
      expect(parseSeed(String(seed))).toBe(seed);
    }),
    { seed: 3 },
  );
});

// The first two are published FNV-1a test vectors; the others were computed by a separate program.
test.each([
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
  ['release candidate', 0x03c5c9db],
  ['-1', 0x14cd0a2b],
  ['1.5', 0xe8421739],
  ['1e3', 0x72f20a58],
  ['4294967296', 0xa5d2f78f],
  ['٣', 0x9cd4c915],
  ['Zoë', 0xc2a2bddc],
  ['桜', 0xa43cd2dc],
  ['👩🏽‍🚀', 0xa15c176f],
])('%j is hashed, always to the same number', (text, seed) => {
  expect(parseSeed(text)).toBe(seed);
});

test('composed and decomposed text give the same seed', () => {
  expect(parseSeed('Zoe\u0308')).toBe(parseSeed('Zo\u00EB'));
  expect(parseSeed('\u1112\u1161\u11AB')).toBe(parseSeed('한'));
});

test('white space matters within a text, but not around it', () => {
  expect(parseSeed(' release candidate\n')).toBe(parseSeed('release candidate'));
  expect(parseSeed('releasecandidate')).not.toBe(parseSeed('release candidate'));
});

test('every text, however long or broken, gives a whole number from 0 to 2^32-1', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
    fc.constantFrom('9'.repeat(400), 'é'.repeat(10_000), '\uD800'),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const seed = parseSeed(text);
      expect(Number.isInteger(seed) && seed >= 0 && seed <= MAX_UINT32).toBe(true);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test.each([
  [' a b\n', 'a b'],
  ['\u200B', ''],
  ['\u3164 \u2800', ''],
  ['\u200Ba', '\u200Ba'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
])('the seed %j counts as %j', (text, seed) => {
  expect(trimSeed(text)).toBe(seed);
});

test('similar seeds rarely collide: at most five times among 100,000 texts', () => {
  const seeds = new Set(Array.from({ length: 100_000 }, (_, index) => parseSeed(`run ${index}`)));
  expect(seeds.size).toBeGreaterThanOrEqual(99_995);
});

test.each(['0', 'x', ' a ', '👩🏽‍🚀', '<script>', 'x'.repeat(MAX_SEED_LENGTH)])('a link can carry %j', (text) => {
  expect(isLinkableSeed(text)).toBe(true);
});

test.each(['', '\u3164\uFEFF \u2060', 'x'.repeat(MAX_SEED_LENGTH + 1), 'a\nb', '\0', '\u009F', '\uD83D'])(
  'a link cannot carry %j',
  (text) => {
    expect(isLinkableSeed(text)).toBe(false);
  },
);

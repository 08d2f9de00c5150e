import { isValidSeed, normalizeSeed } from '../../../domain/random/seed';

test.each([
  [' a b\n', 'a b'],
  ['Zoe\u0308', 'Zo\u00EB'],
  ['\u1112\u1161\u11AB', '한'],
  ['\u200Ba', '\u200Ba'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
])('the seed %j counts as %j', (text, seed) => {
  expect(normalizeSeed(text)).toBe(seed);
});

test.each(['0', 'x', ' a ', '👩🏽‍🚀', '<script>', 'x'.repeat(200)])('the seed %j is valid', (text) => {
  expect(isValidSeed(text)).toBe(true);
});

test.each(['x'.repeat(201), 'a\nb', '\0', '\u009F', '\uD83D'])('the seed %j is not valid', (text) => {
  expect(isValidSeed(text)).toBe(false);
});

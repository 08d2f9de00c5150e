import { isLinkableSeed, trimSeed } from '../../../domain/random/seed';

test.each([
  [' a b\n', 'a b'],
  ['\u200B', ''],
  ['\u3164 \u2800', ''],
  ['\u200Ba', '\u200Ba'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
])('the seed %j counts as %j', (text, seed) => {
  expect(trimSeed(text)).toBe(seed);
});

test.each(['0', 'x', ' a ', '👩🏽‍🚀', '<script>', 'x'.repeat(200)])('a link can carry %j', (text) => {
  expect(isLinkableSeed(text)).toBe(true);
});

test.each(['', '\u3164\uFEFF \u2060', 'x'.repeat(201), 'a\nb', '\0', '\u009F', '\uD83D'])(
  'a link cannot carry %j',
  (text) => {
    expect(isLinkableSeed(text)).toBe(false);
  },
);

import { parseForm } from '../../../domain/screen/form';
import { DEFAULT_OPTIONS } from '../../../domain/screen/options';

const parseSeed = (seed: string) =>
  parseForm({ country: 'US', count: '1', options: { ...DEFAULT_OPTIONS, seed } }, '42');

test.each(['', '  ', '\u200B', '\u3164 \u2800'])('the typed seed %j counts as none', (seed) => {
  expect(parseSeed(seed)).toMatchObject({ settings: { options: { seed: '42' } } });
});

test('white space around a seed does not count', () => {
  expect(parseSeed(' a b ')).toMatchObject({ settings: { options: { seed: 'a b' } } });
});

import { DEFAULT_OPTIONS, describeOptions } from '../../domain/options';

test('the defaults are random numbers, International, local names and a fresh seed', () => {
  expect(DEFAULT_OPTIONS).toEqual({ phones: 'random', format: 'international', names: 'local', seed: '' });
});

test.each([
  [{}, 'Options'],
  [{ phones: 'valid' }, 'Options: valid numbers'],
  [{ phones: 'reserved' }, 'Options: reserved numbers'],
  [{ format: 'e164' }, 'Options: E.164'],
  [{ format: 'national' }, 'Options: national format'],
  [{ names: 'english' }, 'Options: English names'],
  [{ seed: ' abc ' }, 'Options: seed abc'],
  [{ seed: '   ' }, 'Options'],
  [
    { phones: 'valid', format: 'e164', names: 'english', seed: 'abc' },
    'Options: valid numbers, E.164, English names, seed abc',
  ],
] as const)('the summary of %j is %j', (differing, summary) => {
  expect(describeOptions({ ...DEFAULT_OPTIONS, ...differing })).toBe(summary);
});

import { DEFAULT_OPTIONS, describeOptions } from '../../../domain/screen/options';

test('the defaults are random numbers, International, local names and a new seed for each run', () => {
  expect(DEFAULT_OPTIONS).toEqual({
    phoneMode: 'random',
    phoneFormat: 'international',
    nameSource: 'local',
    seed: '',
  });
});

test.each([
  [{}, 'Options'],
  [{ phoneMode: 'valid' }, 'Options: valid numbers'],
  [{ phoneMode: 'fictional' }, 'Options: fictional numbers'],
  [{ phoneFormat: 'e164' }, 'Options: E.164'],
  [{ phoneFormat: 'national' }, 'Options: national format'],
  [{ nameSource: 'english' }, 'Options: English names'],
  [{ seed: ' abc ' }, 'Options: seed abc'],
  [{ seed: ' \u200B ' }, 'Options'],
  [
    { phoneMode: 'valid', phoneFormat: 'e164', nameSource: 'english', seed: 'abc' },
    'Options: valid numbers, E.164, English names, seed abc',
  ],
] as const)('the summary of %j is %j', (differing, summary) => {
  expect(describeOptions({ ...DEFAULT_OPTIONS, ...differing })).toBe(summary);
});

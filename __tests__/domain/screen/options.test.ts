import { DEFAULT_OPTIONS, describeOptions } from '../../../domain/screen/options';

test('the defaults are random numbers, International, local names and a new seed for each run', () => {
  expect(DEFAULT_OPTIONS).toEqual({
    phoneMode: 'random',
    phoneFormat: 'international',
    nameSource: 'local',
    seed: '',
    domain: '',
  });
});

const DEFAULTS = 'Options: random numbers · local names · international format';

test.each([
  [{}, DEFAULTS],
  [{ phoneMode: 'valid', phoneFormat: 'e164' }, 'Options: valid numbers · local names · E.164'],
  [
    { phoneMode: 'fictional', nameSource: 'latin' },
    'Options: fictional numbers · Latin letters · international format',
  ],
  [{ phoneFormat: 'national', nameSource: 'english' }, 'Options: random numbers · English names · national format'],
  [{ seed: ' abc ', domain: ' Acme.dev' }, `${DEFAULTS} · emails at acme.dev · seed abc`],
  [{ seed: ' ', domain: ' ' }, DEFAULTS],
] as const)('the summary of %j is %j', (chosen, summary) => {
  expect(describeOptions({ ...DEFAULT_OPTIONS, ...chosen })).toBe(summary);
});

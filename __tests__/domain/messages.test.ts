import { COUNT_ERROR, callingCodeError } from '../../domain/messages';

test('errors have the exact text of spec §8', () => {
  expect(COUNT_ERROR).toBe('Please enter a number between 1 and 1000.');
  expect(callingCodeError('AQ')).toBe('Unable to fetch calling code for country: AQ');
});

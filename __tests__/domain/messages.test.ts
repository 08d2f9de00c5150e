import { COUNT_ERROR, callingCodeError } from '../../domain/messages';

test('the errors of the spec are worded as it has them (§8)', () => {
  expect(COUNT_ERROR).toBe('Please enter a number between 1 and 1000.');
  expect(callingCodeError('AQ')).toBe('Unable to fetch calling code for country: AQ');
});

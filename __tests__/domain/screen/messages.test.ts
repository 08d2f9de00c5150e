import { readFileSync } from 'node:fs';
import { MAX_COUNT, MIN_COUNT } from '../../../domain/run';
import { COUNT_ERROR, callingCodeError } from '../../../domain/screen/messages';

const SPEC = readFileSync(new URL('../../../domain/SPEC.md', import.meta.url), 'utf8');

test('errors have the exact text of spec §8, and its numbers are those of spec §9', () => {
  expect([MIN_COUNT, MAX_COUNT]).toEqual([1, 1000]);
  expect(COUNT_ERROR).toBe('Please enter a number between 1 and 1000.');
  expect(SPEC).toContain(COUNT_ERROR);
  expect(callingCodeError('AQ')).toBe('Unable to fetch calling code for country: AQ');
});

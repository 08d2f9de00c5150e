import { countNumbers, getNumberAt, parseRange } from '../../../domain/phones/range';

test.each([
  ['7', ['7']],
  ['[35]1', ['31', '51']],
  ['2[0-28]', ['20', '21', '22', '28']],
  ['9x', ['90', '91', '92', '93', '94', '95', '96', '97', '98', '99']],
  ['[1-2][0-1]', ['10', '11', '20', '21']],
])('the range %s has the numbers %j', (range, numbers) => {
  const positions = parseRange(range);
  expect(countNumbers(positions)).toBe(numbers.length);
  expect(numbers.map((_, rank) => getNumberAt(positions, rank))).toEqual(numbers);
});

test('the last of ten billion numbers', () => {
  expect(getNumberAt(parseRange('xxxxxxxxxx'), 10 ** 10 - 1)).toBe('9999999999');
});

import { LONGEST_LIST, thinList } from '../../scripts/thin';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

test('a list that is short enough stays as it is', () => {
  expect(thinList(numbers(LONGEST_LIST))).toEqual(numbers(LONGEST_LIST));
});

test('a longer one is thinned evenly, its first name kept', () => {
  const thinned = thinList(numbers(LONGEST_LIST * 3)).map(Number);
  expect(thinned).toEqual(Array.from({ length: LONGEST_LIST }, (_, index) => index * 3));
});

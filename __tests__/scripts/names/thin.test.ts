import { LONGEST_LIST, thinList } from '../../../scripts/names/thin';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

test('a list that is short enough stays as it is', () => {
  expect(thinList(numbers(LONGEST_LIST), 'de')).toEqual(numbers(LONGEST_LIST));
});

test('a longer one is thinned evenly, its first name kept', () => {
  const thinned = thinList(numbers(LONGEST_LIST * 3), 'de').map(Number);
  expect(thinned).toEqual(Array.from({ length: LONGEST_LIST }, (_, index) => index * 3));
});

test('of a script that hides how names sound fewer are kept: each needs its reading', () => {
  expect(thinList(numbers(LONGEST_LIST), 'he')).toHaveLength(160);
});

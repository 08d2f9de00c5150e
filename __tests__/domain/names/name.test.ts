import { getFullName, groupProblems, type Name } from '../../../domain/names/name';
import { TRICKY } from '../files/tricky-contacts';

const makeName = (...problems: string[]): Name => ({ ...(TRICKY[0]?.name as Name), problems });

test('each problem is listed once, the most common first, with up to three examples', () => {
  const names = [['rare'], ['common'], [], ['common'], ['common'], ['common']].map((problems) => makeName(...problems));
  const groups = groupProblems(names);
  expect(groups.map(({ text, count }) => `${text} ${count}`)).toEqual(['common 4', 'rare 1']);
  expect(groups[0]?.examples.map(({ number }) => number)).toEqual([2, 4, 5]);
  expect(groups[0]?.examples[0]?.fullName).toBe(getFullName(makeName()));
});

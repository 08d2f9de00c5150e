import { groupProblems, type Name } from '../../../domain/names/name';
import { TRICKY } from '../files/tricky-contacts';

const makeName = (...problems: string[]): Name => ({ ...(TRICKY[0]?.name as Name), problems });

test('each problem is listed once, the most common first, with the numbers of its contacts from 1', () => {
  const names = [makeName('rare', 'common'), makeName(), makeName('common'), makeName('also rare')];
  expect(groupProblems(names)).toEqual([
    { text: 'common', numbers: [1, 3] },
    { text: 'rare', numbers: [1] },
    { text: 'also rare', numbers: [4] },
  ]);
});

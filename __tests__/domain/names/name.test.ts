import { groupTroubles, type Name } from '../../../domain/names/name';
import { TRICKY } from '../files/tricky-contacts';

const [tricky] = TRICKY.names;
const makeName = (...troubles: string[]): Name => ({ ...(tricky as Name), troubles });

test('each kind of trouble stands once, that of most contacts first, with their numbers from 1', () => {
  const names = [makeName('rare', 'common'), makeName(), makeName('common'), makeName('also rare')];
  expect(groupTroubles(names)).toEqual([
    { text: 'common', numbers: [1, 3] },
    { text: 'rare', numbers: [1] },
    { text: 'also rare', numbers: [4] },
  ]);
});

test('without tricky names there is no trouble', () => {
  expect(groupTroubles([makeName(), makeName()])).toEqual([]);
});

import { COUNTRIES } from '../../../domain/countries/countries';
import { type Move, moveActive, openDropdown } from '../../../domain/screen/dropdown';

const move = (...moves: Move[]) => moves.reduce(moveActive, openDropdown('US')).active;

test('without a letter, the chosen country is active; a letter, with or without accent, makes its first one active', () => {
  expect(openDropdown('US')).toEqual({ letter: null, active: 'US' });
  for (const letter of ['E', 'é', 'ê']) expect(openDropdown('US', letter)).toEqual({ letter: 'E', active: 'EC' });
});

test('a letter that no country starts with leaves no option active, whatever the move', () => {
  const none = openDropdown('US', 'x');
  expect(none).toEqual({ letter: 'X', active: null });
  for (const each of ['next', 'previous', 'first', 'last', 'pageDown', 'pageUp'] as const)
    expect(moveActive(none, each)).toEqual(none);
});

test.each([
  ['first', 0],
  ['last', 251],
  ['next', 241],
  ['previous', 239],
  ['pageDown', 250],
  ['pageUp', 230],
] as const)('%s moves from the United States, option 240, to option %d', (name, index) => {
  expect(COUNTRIES.findIndex(({ code }) => code === 'US')).toBe(240);
  expect(move(name)).toBe(COUNTRIES[index]?.code);
});

test('a move past either end stays at the end of the list', () => {
  expect([move('first', 'pageUp'), move('last', 'next')]).toEqual(['AF', 'ZW']);
});

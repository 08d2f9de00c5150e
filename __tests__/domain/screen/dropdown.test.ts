import { COUNTRIES } from '../../../domain/countries/countries';
import { moveActive, openDropdown } from '../../../domain/screen/dropdown';

test('the chosen country is active at first, and after a letter the first one that starts with it', () => {
  expect(openDropdown('US')).toEqual({ letter: null, active: 'US' });
  for (const letter of ['E', 'é', 'ê']) expect(openDropdown('US', letter)).toEqual({ letter: 'E', active: 'EC' });
});

test('a letter that no country starts with leaves no option active, whatever the steps', () => {
  const none = openDropdown('US', 'x');
  expect(none).toEqual({ letter: 'X', active: null });
  for (const steps of [1, -1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
    expect(moveActive(none, steps)).toEqual(none);
});

test.each([
  [Number.NEGATIVE_INFINITY, 0],
  [Number.POSITIVE_INFINITY, 251],
  [1, 241],
  [-1, 239],
  [10, 250],
  [-10, 230],
])('%d steps lead from the United States, option 240, to option %d', (steps, index) => {
  expect(COUNTRIES.findIndex(({ code }) => code === 'US')).toBe(240);
  expect(moveActive(openDropdown('US'), steps).active).toBe(COUNTRIES[index]?.code);
});

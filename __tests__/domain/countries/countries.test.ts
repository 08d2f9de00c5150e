import { getCountries } from 'libphonenumber-js/max';
import { COUNTRIES, filterCountries, foldLetter, getCountry, isRegionCode } from '../../../domain/countries/countries';

const WITHOUT_CALLING_CODE = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];

test('the 252 countries are those that libphonenumber knows, and seven without a calling code', () => {
  const codes = COUNTRIES.map(({ code }) => code);
  expect(codes).toHaveLength(252);
  expect(codes.toSorted()).toEqual([...getCountries(), ...WITHOUT_CALLING_CODE].sort());
});

test('the list is sorted by name with an English collator', () => {
  const names = COUNTRIES.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
});

test.each([
  ['US', 'United States', '🇺🇸'],
  ['AX', 'Åland Islands', '🇦🇽'],
  ['XK', 'Kosovo', '🇽🇰'],
] as const)('%s is %s with the flag %s', (code, name, flag) => {
  expect(getCountry(code)).toEqual({ code, name, flag });
});

test('accents and case are ignored: Åland Islands is under A, Türkiye under T', () => {
  expect(filterCountries('a').map(({ name }) => name)).toContain('Åland Islands');
  expect(filterCountries('T').map(({ name }) => name)).toContain('Türkiye');
  expect(filterCountries('Å')).toEqual(filterCountries('A'));
});

test('every country is listed under exactly one letter, and none under X', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  expect(letters.flatMap((letter) => filterCountries(letter))).toHaveLength(252);
  for (const country of COUNTRIES) expect(letters).toContain(foldLetter(country.name));
  expect(filterCountries('X')).toEqual([]);
});

test('without a letter all countries are listed', () => {
  expect(filterCountries(null)).toBe(COUNTRIES);
});

test('JP is the code of a country; lower case, unknown codes and property names are not', () => {
  expect(isRegionCode('JP')).toBe(true);
  for (const text of ['jp', 'XX', '', 'toString', '__proto__']) expect(isRegionCode(text)).toBe(false);
});

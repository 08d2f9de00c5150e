import fc from 'fast-check';
import { foldLatin } from '../../../domain/names/latin';

test.each([
  ['Weiß', 'Weiss'],
  ['Jørgensen', 'Jorgensen'],
  ['Ødegård', 'Odegard'],
  ['Bjæverskov', 'Bjaeverskov'],
  ['Ægir', 'Aegir'],
  ['Cœur', 'Coeur'],
  ['Œhler', 'Oehler'],
  ['Đorđević', 'Dordevic'],
  ['Łukasz Świątek', 'LukaszSwiatek'],
  ['Işık', 'Isik'],
  ['İsmet', 'Ismet'],
  ['Əliyeva', 'Aliyeva'],
  ['Þóra', 'Thora'],
  ['Guðrún', 'Gudrun'],
  ['Đại Thống', 'DaiThong'],
  ["O'Hara", 'OHara'],
  ['O‘ktam', 'Oktam'],
  ['St. Clair', 'StClair'],
  ['Jean-Luc', 'Jean-Luc'],
  ['García López', 'GarciaLopez'],
  ['--Jean--Luc--', 'Jean-Luc'],
  ['-', ''],
])('%s folds to %s', (name, folded) => {
  expect(foldLatin(name)).toBe(folded);
});

test('every text folds to letters and single inner hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldLatin(text)).toMatch(/^([A-Za-z]+(-[A-Za-z]+)*)?$/);
    }),
    { seed: 7 },
  );
});

import { INFLECTIONS, splitBySex } from '../../../scripts/names/feminine';

test.each([
  ['pl', 'Kowalski', 'Kowalska'],
  ['pl', 'Cichocki', 'Cichocka'],
  ['pl', 'Zawadzki', 'Zawadzka'],
  ['pl', 'Górny', 'Górna'],
  ['pl', 'Nowak', 'Nowak'],
  ['pl', 'Sikora', 'Sikora'],
  ['el', 'Παπαδόπουλος', 'Παπαδοπούλου'],
  ['el', 'Ιωαννίδης', 'Ιωαννίδου'],
  ['el', 'Νικολαΐδης', 'Νικολαΐδου'],
  ['el', 'Μητσοτάκης', 'Μητσοτάκη'],
  ['el', 'Καραμανλής', 'Καραμανλή'],
  ['el', 'Κόρακας', 'Κόρακα'],
  ['el', 'Βλαστός', 'Βλαστού'],
  ['el', 'Δράκος', 'Δράκου'],
  ['el', 'Γλυκύς', 'Γλυκύ'],
  ['el', 'Παπανδρέου', 'Παπανδρέου'],
  ['el', 'Κανακάρης-Ρούφος', 'Κανακάρη-Ρούφου'],
])('in %s the wife of %s is %s', (language, male, female) => {
  const inflection = INFLECTIONS[language];
  expect(inflection && splitBySex([male], inflection)).toEqual({ male: [male], female: [female] });
});

test.each([
  ['pl', ['Konieczny', 'Konieczna', 'Szczęsna']],
  ['el', ['Αγγελίδης', 'Αγγελίδου', 'Αγγελοπούλου']],
])('in %s no man bears a form of women', (language, [his = '', hers = '', other = '']) => {
  const inflection = INFLECTIONS[language];
  expect(inflection && splitBySex([his, hers, other], inflection)).toEqual({
    male: [his],
    female: [hers, other],
  });
});

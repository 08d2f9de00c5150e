import { createSpeller } from '../../../domain/names/spelling';

const spell = createSpeller('а=a в=v е=e з=z и=i й=y к=k л=l н=n р=r с=s ь= я=ya _е=ye ий_=y ье=ye ев=ev ’=');

test.each([
  ['Инна', 'Inna', 'letter by letter'],
  ['Лаврский', 'Lavrsky', 'an end of a word'],
  ['Сейиен', 'Seyien', 'the same letters within a word'],
  ['Ева', 'Yeva', 'the start of a word before letters that start there, too'],
  ['Арсеньев', 'Arsenyev', 'the first of two matches that overlap'],
  ['Сая-Ерка', 'Saya-Yerka', 'words with a hyphen between them'],
  ['Алан Ерий', 'Alan Yery', 'words with a space between them'],
  ['Ия’н', 'Iyan', 'a sign that is dropped'],
  ['Иқан', 'Iқan', 'a letter without a rule'],
])('%s is spelled %s: %s', (name, latin) => {
  expect(spell(name)).toBe(latin);
  // Names that are known are spelled the same.
  expect(spell(name)).toBe(latin);
});

test('without rules, the marks are dropped', () => {
  expect(createSpeller()('Łukasz van Dér-Meer')).toBe('Lukasz van Der-Meer');
});

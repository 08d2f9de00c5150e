import { createSpeller, spellPlainly } from '../../../scripts/names/spelling';

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
});

test.each([
  ['Weiß', 'Weiss'],
  ['Jørgensen', 'Jorgensen'],
  ['Ødegård', 'Odegard'],
  ['Ægir', 'Aegir'],
  ['Œhler', 'Oehler'],
  ['Đorđević', 'Dordevic'],
  ['Łukasz van Świątek-Dér', 'Lukasz van Swiatek-Der'],
  ['Işık', 'Isik'],
  ['Əliyeva', 'Aliyeva'],
  ['Þóra', 'Thora'],
  ['Guðrún', 'Gudrun'],
  ['Đại Thống', 'Dai Thong'],
  ['D’Or', "D'Or"],
  ['O‘ktam', 'Oktam'],
  ['St. Clair', 'St Clair'],
])('without rules, %s is spelled %s: only accents are dropped', (name, latin) => {
  expect(createSpeller('')(name)).toBe(latin);
  expect(spellPlainly(latin)).toBe(latin);
});

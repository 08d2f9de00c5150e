import { completeShares } from '../../../domain/names/culture';
import { type NameTable, parseTable } from '../../../scripts/names/parse-table';

const HEAD = ['language: x', 'order: given family', 'sources: x', 'year: 2026', 'shares: x', 'note: a test'];
const LISTS = ['female\tАнна\tAnna\t100', 'male\tИван\tIvan\t100', 'family\tМельник\tMelnyk\t100'];

/** Parses a table. The first of the rows is line 7. Returns it with its mistakes, as 'line: mistake'. */
function parse(
  rows: readonly string[],
  { head = HEAD, tag = 'ru', rules = '', tables = new Map<string, NameTable>() } = {},
) {
  const mistakes: string[] = [];
  const text = [...head.map((row) => `# ${row}`), ...rows, ''].join('\n');
  const report = (line: number, mistake: string) => mistakes.push(`${line}: ${mistake}`);
  const table = parseTable(tag, { text, report }, rules, ['long', 'wide'], tables);
  return { ...table, mistakes };
}

/** Family names 'Аба', 'Абб', … not in alphabetical order. The first ones have these shares. */
function makeList(shares: readonly number[], length: number): string[] {
  const letters = 'абвгдежзик';
  return Array.from({ length }, (_, index) => {
    const number = (index * 37) % length;
    const name = `А${[...String(number).padStart(3, '0')].map((digit) => letters[Number(digit)]).join('')}`;
    return `family\t${name}\tA${'bcdefghijk'[number % 10]}xxx\t${shares[index] ?? ''}`.trimEnd();
  });
}
const withFamilies = (...families: string[]) => [...LISTS.slice(0, 2), ...families];
const ONES = Array(10).fill(1);

test('a correct table is parsed line by line', () => {
  const { head, lists, mistakes } = parse(withFamilies('family\tИванов\tIvanov\t100\tИванова\tIvanova'));
  expect(mistakes).toEqual([]);
  expect(head).toMatchObject({ order: 'given family', latinorder: '' });
  const line = { list: 'female', name: 'Анна', latin: 'Anna', share: '100', flags: '' };
  expect(lists.female).toMatchObject([{ ...line, womenName: '', womenLatin: '' }]);
  expect(lists.family).toMatchObject([{ name: 'Иванов', womenName: 'Иванова', womenLatin: 'Ivanova' }]);
});

const ALPHABET = Array.from('абвгдежзиклмнопрстуфхцчш', (letter) => `male\tА${letter}а\tAxa`);
const SWAPPED = ALPHABET.map((row, index) => ALPHABET[index % 2 ? index - 1 : index + 1] ?? row);

test.each([
  ['the same name for all', ['female\tСаша\tSasha\t100', 'male\tСаша\tSasha\t100', 'family\tСаша\tSasha\t100']],
  [
    "a name with and without a women's form",
    withFamilies('family\tКим\tKim\t50\tКимова\tKimova', 'family\tКим\tKim\t50'),
  ],
  ['shares of 1 %', withFamilies(...makeList(ONES, 100))],
  [
    'twenty-three names in alphabetical order',
    [...LISTS.slice(1), 'female\tЯна\tYana', ...ALPHABET.slice(1).map((row) => row.replace('male', 'female'))],
  ],
])('a table with %s is accepted', (_, rows) => {
  expect(parse(rows).mistakes).toEqual([]);
});

test.each([
  ['women\tАнна\tAnna', "7: the list 'women'"],
  ['male\tАнна\tAnna\t5\tАня\tAnya', "7: only family names have a women's form"],
  ['family\tКим\tKim\t5\tКим\tKim', "7: the women's form 'Ким' is the same: leave it empty"],
  ['family\tИванов\tIvanov\t5\t\tIvanova', "7: no women's form for its latin spelling"],
  ['female\tАнна\tAnna\tmany', "7: the share 'many'"],
  ['female\tАнна\tAnna\t0', "7: the share '0'"],
  ['female\tАнна\tAnna\t0.00', "7: the share '0.00'"],
  ['female\tАнна\tAnna\t00', "7: the share '00'"],
  ['female\tАнна\tAnna\t2.50', "7: the share '2.50'"],
  ['female\tАнна', "7: 'Анна' has no latin spelling"],
  ['female\tАнна\tÁnna', "7: the latin 'Ánna'"],
  ['family\tИванов\tIvanov\t\tИванова', "7: 'Иванова' has no latin spelling"],
  ['female\tАя\tAlexandra Maria Petrova', "7: 'Alexandra Maria Petrova' can't be a spelling of 'Ая'"],
  ['female\tАлександра\tAl', "7: 'Al' can't be a spelling of 'Александра'"],
  ['female\tАнна\tAnna\t5\t\t\tnew', "7: the flags 'new'"],
  ['family\tКим\tKim\t5\t\t\told', '7: only given names can be old'],
  ...['Anna', 'Аннa', 'Aнна', 'Анна ', 'Анна2', '=Анна', '-Анна'].map((name) => [
    `male\t${name}`,
    `7: the name '${name}'`,
  ]),
  ['female\tАнна\tAnna\t50\nfemale\tАнна\tAnna\t50', "8: 'Анна' is listed twice"],
  ['family\tКим\tKim\t50\tКимова\tKimova\nfamily\tКим\tKhim\t50', "8: 'Ким' has two latin spellings"],
  ['family\tКим\tKim\t50\tКимова\tKimova\nfamily\tКима\tKima\t50\tКимова\tKimowa', "8: 'Кимова' has two"],
  ['female\tАнна\tAnna\t5\nfemale\tЕва\tEva\t6', '8: this name is more frequent than the one above it'],
  ['female\tАнна\tAnna\nfemale\tЕва\tEva\t6', '8: this name is more frequent than the one above it'],
])('the rows %j are rejected', (rows, mistake) => {
  expect(parse(rows.split('\n')).mistakes.join('\n')).toContain(mistake);
});

test.each([
  ['ascending', ['male\tЯков\tYakov\t50', ...ALPHABET]],
  ['descending', ['male\tАа\tAa\t50', ...ALPHABET.toReversed()]],
  ['ascending (with neighbors swapped)', ['male\tЯков\tYakov\t50', ...SWAPPED]],
])('twenty-four names in %s alphabetical order are rejected', (_, rows) => {
  expect(parse(rows).mistakes.join('\n')).toContain('31: 21 names in a row are nearly in alphabetical order');
});

test.each([
  [[9, 8, 7, 6, 5, 4, 3, 2, 1], 100, '15: only 9 names have a share: the 10 most frequent need one'],
  [[50, 30], 3, '8: only 2 names have a share: the 10 most frequent need one'],
  [[], 0, '1: family: no names'],
  [[40, 30, 20, 5, 1, 1, 1, 1, 0.6, 0.6], 10, '16: the shares add up to 100.2 %'],
  [[40, 30, 20, 5, 1, 1, 1, 1, 0.4, 0.4], 10, '16: the shares add up to 99.8 %'],
  [ONES, 99, '16: the names without a share would each get 1.0112 of the last share: add names or shares'],
  [
    [...ONES.slice(1).fill(10), 9],
    22,
    '16: the names without a share would each get 0.0093 of the last share: lower or add shares',
  ],
])('the shares %j in a list of %d are rejected', (shares, length, mistake) => {
  expect(parse(makeList(shares, length)).mistakes.join('\n')).toContain(mistake);
});

test.each([
  ['', 'no flags'],
  ['\t5\t\t\tnarrow', "the flags 'narrow'"],
  ['\t5\t\t\tlong wide long', "the flags 'long wide long'"],
  ['\t5\t\t\told', "the flags 'old'"],
])('a tricky name with the fields %j is rejected', (fields, mistake) => {
  const { mistakes } = parse([`female\tАнна\tAnna${fields}`], { tag: 'ru-x-tricky' });
  expect(mistakes.join()).toContain(`7: ${mistake}`);
});

test('names have the letters of their script', () => {
  const { lists } = parse(['male\t花子\tHanako\t100', 'male\tИван\tIvan\t100'], { tag: 'ja' });
  expect(lists.male).toMatchObject([{ name: '花子' }]);
});

test.each([
  ['de', '', "van Müller-D’Or\tvan Muller-D'Or"],
  ['ru', 'а=a н=n', 'Анна\tAnna'],
  ['ru', 'к=k и=i м=m а=a', 'Ким\tKhim\t\tКима\tKima'],
])('in %s with the rules %j, the spelling in %j is superfluous', (tag, rules, name) => {
  const { mistakes } = parse([`family\t${name}`], { tag, rules });
  expect(mistakes.join()).toMatch(/7: the rules spell '.*' as '.*' already: leave the field empty/);
});

test('names without a latin spelling get one by the rules, or need one', () => {
  const rows = ['female\tАнна', 'male\tМаким\tMakym', 'family\tКим\t\t\tКима', 'female\tИнга'];
  const { lists, mistakes } = parse(rows, { rules: 'а=a н=n м=m и=i к=k' });
  expect(lists).toMatchObject({ male: [{ latin: 'Makym' }], family: [{ latin: 'Kim', womenLatin: 'Kima' }] });
  expect(lists.female[0]?.latin).toBe('Anna');
  expect(mistakes).toEqual(["10: 'Инга' has no latin spelling in the letters A to Z: 'Inгa'"]);
});

test.each([
  ...['language', 'order', 'sources', 'year', 'shares'].map((key) => [key, 'note: x', `1: in the head, no ${key}`]),
  ...[
    'order: any',
    'latinorder: any',
    'equalnames: no',
    'twofamilynames: 15 3',
    'twofamilynames: 15 3 plus',
    'twofamilynames: 101 0 space',
  ].map((line) => ['order', line, `1: in the head, the ${line.replace(': ', " '")}'`]),
  ...['twofamilynames: 0 0 space', 'from: ru', 'from: ru 1 2'].map((line) => [
    'note',
    line,
    `1: in the head, the ${line.replace(': ', " '")}'`,
  ]),
  ...['x', 'color: red', 'order: given family', 'from: ru 1', 'sources: y'].map((line) => [
    'year',
    line,
    `4: twice, out of order or unknown: # ${line}`,
  ]),
])('a head with %j replaced by %j is rejected', (key, line, mistake) => {
  const head = HEAD.map((each) => (each.startsWith(key) ? line : each));
  expect(parse(LISTS, { head }).mistakes.join('\n')).toContain(mistake);
});

/** A table with 22 family names, the first ten with a share, and tables that start from it. */
const PARENT = parse(withFamilies(...makeList([20, 15, 10, 9, 8, 7, 6, 5, 4, 3], 22)));
const TABLES = new Map([
  ['ru', PARENT],
  ['be', { ...PARENT, head: { ...PARENT.head, from: 'ru 1' } }],
]);
const startFrom = (from: string, ...rows: string[]) =>
  parse(rows, {
    head: ['language: x', `from: ${from}`, 'order: given family', 'sources: x', 'year: x', 'shares: x'],
    tables: TABLES,
  });

test.each([
  ['ru 1', 1],
  ['ru 1 1 5', 5],
  ['ru 1 1 15', 15],
])('a table from %j has the first names and their shares', (from, count) => {
  const { mistakes, lists, frequencies } = startFrom(from);
  expect(mistakes).toEqual([]);
  expect(lists.family.map(({ name }) => name)).toEqual(PARENT.lists.family.slice(0, count).map(({ name }) => name));
  expect(completeShares(frequencies.family, count)).toEqual(
    completeShares(PARENT.frequencies.family, 22).slice(0, count),
  );
});

test('names can be added to those of another table', () => {
  const { mistakes, lists, frequencies } = startFrom('ru 1 1 20', 'family\tКим\tKim');
  expect(mistakes).toEqual([]);
  expect(lists.family.at(-1)).toMatchObject({ name: 'Ким' });
  expect(completeShares(frequencies.family, 21).reduce((sum, share) => sum + share)).toBeCloseTo(100, 2);
});

test.each([
  ['kk 1', [], '1: kk is not a table that others can start from'],
  ['be 1', [], '1: be is not a table that others can start from'],
  ['ru 2 1 1', [], '1: female: ru has only 1 names'],
  ['ru 1', ['male\tИван\tIvan'], "7: 'Иван' is listed twice"],
  ['ru 1 1 11', ['family\tКим\tKim'], '1: family: the names without a share would each get 2.1667 of the last share'],
  ['ru 1 1 20', ['family\tКим\tKim\t30'], '7: this name is more frequent than the one above it'],
])('a table from %j with the rows %j is rejected', (from, rows, mistake) => {
  expect(startFrom(from, ...rows).mistakes.join()).toContain(mistake);
});

test('a list without shares falls by rank and adds up to 100', () => {
  const shares = completeShares(parse(withFamilies(...makeList([], 100))).frequencies.family, 100);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(100, 2);
  expect((shares[0] ?? 0) / (shares[99] ?? 1)).toBeCloseTo(8.92, 2);
});

test('tricky names are all equally common', () => {
  const rows = [...'АБВГ'].map((name) => `family\t${name}\tX\t\t\t\tlong`);
  const { frequencies } = parse(rows, { tag: 'ru-x-tricky' });
  expect(completeShares(frequencies.family, 4)).toEqual([25, 25, 25, 25]);
});

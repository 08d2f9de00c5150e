import { parseTable } from '../../../scripts/names/parse-table';

const HEAD = [
  '# language: Russian',
  '# order: given family',
  '# sources: made up',
  '# year: 2026',
  '# shares: made up',
  '# fewer: a table of a test',
];

/** Three lists without a problem. */
const LISTS = ['female\tАнна\tAnna\t100', 'male\tИван\tIvan\t100', 'family\tМельник\tMelnyk\t100'];

function parse(rows: readonly string[], head: readonly string[] = HEAD, tag = 'ru', spelling = '') {
  const problems: string[] = [];
  const table = parseTable(tag, `${[...head, ...rows].join('\n')}\n`, spelling, (line, problem) =>
    problems.push(`${line}: ${problem}`),
  );
  return { table, problems };
}

/** The problems of a table with these rows, each as 'line: problem'. The first row is line 7. */
const findProblems = (rows: readonly string[], head?: readonly string[]) => parse(rows, head).problems;

const findLatinProblems = (...rows: string[]) => parse(rows, HEAD, 'de').problems;

/** Family names 'Аба', 'Абб', … not in alphabetical order. The first ones have these shares. */
function makeList(shares: readonly number[], length: number): string[] {
  const letters = 'абвгдежзик';
  return Array.from({ length }, (_, index) => {
    const number = (index * 37) % length;
    const name = `А${[...String(number).padStart(3, '0')].map((digit) => letters[Number(digit)]).join('')}`;
    return `family\t${name}\tA${'bcdefghijk'[number % 10]}${'x'.repeat(3)}\t${shares[index] ?? ''}`.trimEnd();
  });
}

test('a correct table has no problems, and is parsed line by line', () => {
  const { table, problems } = parse([...LISTS.slice(0, 2), 'family\tИванов\tIvanov\t100\tИванова\tIvanova']);
  expect(problems).toEqual([]);
  expect(table.head.order).toBe('given family');
  const line = { number: 7, name: 'Анна', latin: 'Anna', share: '100', flags: '', place: '' };
  expect(table.lists.female).toEqual([{ ...line, womenName: '', womenLatin: '' }]);
  const ivanov = { name: 'Иванов', latin: 'Ivanov', womenName: 'Иванова', womenLatin: 'Ivanova' };
  expect(table.lists.family).toEqual([{ ...line, ...ivanov, number: 9 }]);
});

test.each([
  ['an unknown kind', 'women\tАнна\tAnna', "7: 'women' is not a kind of name"],
  ['an empty line', '', "7: '' is not a kind of name"],
  ['a field too many', 'family\tАнна\tAnna\t5\tАня\tAnya\tflag\tplace\tmore', '7: too many fields'],
  ["a women's form of a given name", 'male\tАнна\tAnna\t5\tАня\tAnya', "7: only family names have a women's form"],
  [
    "a women's form that is the same",
    'family\tКим\tKim\t5\tКим\tKim',
    "7: the women's form 'Ким' is the same: leave it empty",
  ],
  ['a tab at the end', 'female\tАнна\tAnna\t', '7: an empty field at the end'],
  ['a share that is no number', 'female\tАнна\tAnna\tmany', "7: 'many' is not a share in percent"],
  ['a share of nothing', 'female\tАнна\tAnna\t0', "7: '0' is not a share in percent"],
  ['no latin spelling', 'female\tАнна', "7: 'Анна' has no latin spelling in the letters A to Z: ''"],
  ['a spelling with accents', 'female\tАнна\tÁnna', "7: 'Анна' has no latin spelling in the letters A to Z: 'Ánna'"],
  [
    'a spelling too long to be one',
    'female\tАя\tAlexandra Maria Petrova',
    "7: 'Alexandra Maria Petrova' can't be a spelling of 'Ая'",
  ],
  ['a spelling too short to be one', 'female\tАлександра\tAl', "7: 'Al' can't be a spelling of 'Александра'"],
  [
    "a women's form without a spelling",
    'family\tИванов\tIvanov\t\tИванова',
    "7: 'Иванова' has no latin spelling in the letters A to Z: ''",
  ],
  [
    "a spelling without a women's form",
    'family\tИванов\tIvanov\t5\t\tIvanova',
    "7: '' is not a name in Cyrillic letters",
  ],
  ['letters that are not composed', 'female\tАндрей\tAndrey'.normalize('NFD'), '7: not in composed Unicode (NFC)'],
])('%s is reported with its line', (_, row, problem) => {
  expect(findProblems([row])).toContain(problem);
});

test.each(['Anna', 'Аннa', 'Aнна', 'Анна ', 'Анна2', '', '=Анна', '-Анна'])('%j is not a name in Cyrillic', (name) => {
  expect(findProblems([`female\t${name}\tAnna`])).toContain(`7: '${name}' is not a name in Cyrillic letters`);
});

test('a duplicate is rejected; the same name in two lists is not', () => {
  expect(findProblems(['female\tСаша\tSasha\t50', 'female\tСаша\tSasha\t50'])).toContain(
    "8: female: 'Саша' is listed twice",
  );
  expect(findProblems(['female\tСаша\tSasha\t100', 'male\tСаша\tSasha\t100', LISTS[2] ?? ''])).toEqual([]);
});

test("a family name may be listed twice with two women's forms, but with one spelling", () => {
  const twice = ['family\tКим\tKim\t50\tКимова\tKimova', 'family\tКим\tKim\t50'];
  expect(findProblems([...LISTS.slice(0, 2), ...twice])).toEqual([]);
  expect(findProblems(twice.map((row, index) => (index ? row.replace('Kim', 'Khim') : row)))).toContain(
    "8: family: 'Ким' has two latin spellings",
  );
  const oneForm = ['family\tКим\tKim\t50\tКимова\tKimova', 'family\tКима\tKima\t50\tКимова\tKimowa'];
  expect(findProblems(oneForm)).toContain("8: family: 'Кимова' has two latin spellings");
});

test('the most frequent name comes first', () => {
  for (const share of ['\t5', ''])
    expect(findProblems([`female\tАнна\tAnna${share}`, 'female\tЕва\tEva\t6'])).toContain(
      '8: female: this name is more frequent than the one above it',
    );
});

test('twelve names without a share may be in alphabetical order, thirteen may not, in either direction', () => {
  const names = Array.from('абвгдежзиклмн', (letter) => `male\tА${letter}а\tAxa`);
  const problem = '20: male: 13 names in a row are in alphabetical order: sort them by frequency';
  for (const [first, rows] of [
    ['Яков', names],
    ['Аа', names.toReversed()],
  ] as const) {
    const find = (count: number) => findProblems([`male\t${first}\tAxa\t50`, ...rows.slice(0, count)]);
    expect(find(12)).not.toContain(problem);
    expect(find(13)).toContain(problem);
  }
});

test('the ten most frequent names of a list need a share', () => {
  expect(findProblems(makeList([9, 8, 7, 6, 5, 4, 3, 2, 1], 100))).toContain(
    '7: family: only 9 names have a share: the 10 most frequent need one',
  );
  expect(findProblems(makeList([50, 30], 3))).toContain(
    '7: family: only 2 names have a share: the 10 most frequent need one',
  );
  expect(findProblems([])).toContain('1: female: only 0 names have a share: the 10 most frequent need one');
});

const TEN = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

test.each([
  ['above 100', [40, 30, 20, 5, 1, 1, 1, 1, 0.6, 0.6], 10, '16: family: the shares add up to 100.2 %'],
  [
    'of all names below 100',
    [40, 30, 20, 5, 1, 1, 1, 1, 0.4, 0.4],
    10,
    '16: family: every name has a share, but they add up to only 99.8 %',
  ],
  [
    'so low that the tail would be more frequent than the last stated name',
    TEN,
    99,
    '16: family: the 89 names below would get 1.011 % each, more than the last share: add names or shares',
  ],
  [
    'so near 100 that the tail gets less than a hundredth of the last stated one',
    [10, 10, 10, 10, 10, 10, 10, 10, 10, 9],
    22,
    '16: family: the 12 names below would get 0.0833 % each, less than a hundredth of the last share: lower the shares or state more',
  ],
])('shares %s are rejected', (_, shares, length, problem) => {
  expect(findProblems(makeList(shares, length))).toContain(problem);
});

test('a tail at most as frequent as the last stated name is accepted', () => {
  expect(findProblems([...LISTS.slice(0, 2), ...makeList(TEN, 100)])).toEqual([]);
});

test.each([
  ['ja', '花子', 'Hanako'],
  ['ja', 'ひな', 'Hina'],
  ['zh-Hant-TW', '陳', 'Chen'],
  ['ko', '민준', 'Minjun'],
  ['om-Ethi', 'ኢፋ', 'Ifa'],
  ['sr-Latn', 'Đorđe', 'Djordje'],
])('the letters of %s are those of %s', (tag, name, latin) => {
  const find = (line: string) => parse([line], HEAD, tag).problems.join();
  expect(find(`male\t${name}\t${latin}\t100`)).not.toContain('is not a name in');
  expect(find('male\tИван\tIvan\t100')).toContain("'Иван' is not a name in");
});

test('a Latin name needs no latin spelling if dropping its accents gives it', () => {
  const lists = ['female\tZoë\t\t100', 'male\tMax\t\t100', 'family\tMüller\tMueller\t100'];
  expect(findLatinProblems(...lists)).toEqual([]);
  expect(findLatinProblems("family\tvan Müller-D’Or\tvan Muller-D'Or")).toContain(
    "7: the rules spell 'van Müller-D’Or' as 'van Muller-D'Or' already: leave the field empty",
  );
});

test('if the table has rules, only a name that is spelled differently needs a latin spelling; all get one', () => {
  const find = (...rows: string[]) => parse(rows, HEAD, 'ru', 'а=a н=n м=m и=i к=k');
  const { table, problems } = find('female\tАнна\t\t100', 'male\tМаким\tMakym\t100', 'family\tКим\t\t100\tКима');
  expect(problems).toEqual([]);
  expect(table.lists.female[0]?.latin).toBe('Anna');
  expect(table.lists.male[0]?.latin).toBe('Makym');
  expect(table.lists.family[0]).toMatchObject({ latin: 'Kim', womenLatin: 'Kima' });
  expect(find('female\tАнна\tAnna').problems).toContain(
    "7: the rules spell 'Анна' as 'Anna' already: leave the field empty",
  );
  expect(find('family\tКим\t\t100\tКима\tKima').problems).toContain(
    "7: the rules spell 'Кима' as 'Kima' already: leave the field empty",
  );
  expect(find('female\tИнга').problems).toContain("7: 'Инга' has no latin spelling in the letters A to Z: 'Inгa'");
});

test.each(['language', 'order', 'sources', 'year', 'shares'])('the head must have %j', (key) => {
  const head = HEAD.filter((row) => !row.startsWith(`# ${key}`));
  expect(findProblems([], head)).toContain(`1: the head has no '${key}'`);
});

test.each(['order', 'latinorder'])('%s must be an order of names', (key) => {
  const head = [...HEAD.filter((row) => !row.startsWith(`# ${key}:`)), `# ${key}: any`];
  expect(findProblems([], head)).toContain("1: 'any' is not an order of names");
});

test.each([
  ['#sources none', "7: a head line is '# key: value'"],
  ['# color: red', "7: a head line is '# key: value'"],
  ['# year: 2025', "7: a head line is '# key: value'"],
  ['# families: 2', "7: a head line is '# key: value'"],
  ...['15 3', '15 3 plus', '101 0 space', '0 0 space', '15% 3% hyphen'].map((double) => [
    `# double: ${double}`,
    "1: 'double' is the percent of women, the percent of men, and hyphen or space, such as '15 3 hyphen'",
  ]),
  ['# same: no', "1: 'same' can only be yes"],
])('the head line %s is rejected', (row, problem) => {
  expect(findProblems([], [...HEAD, row]).join('\n')).toContain(problem);
});

test('a table with too few names must give a reason', () => {
  expect(findProblems(LISTS, HEAD.slice(0, -1))).toEqual([
    "1: female: 1 of at least 60 names, and the head has no 'fewer'",
    "1: male: 1 of at least 60 names, and the head has no 'fewer'",
    "1: family: 1 of at least 100 names, and the head has no 'fewer'",
  ]);
});

test('a last line without a line break is rejected', () => {
  const problems: string[] = [];
  parseTable('ru', '# year: 2026', '', (line, problem) => problems.push(`${line}: ${problem}`));
  expect(problems[0]).toBe('1: the last line does not end with a line break');
});

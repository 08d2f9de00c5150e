import { parseTable } from '../../../scripts/names/parse-table';

const HEAD = [
  '# language: Russian',
  '# script: Cyrillic',
  '# order: given family',
  '# sources: made up',
  '# year: 2026',
];
const FEWER = '# fewer: a table of a test';

/** Parses a table of these lines, and returns its problems, each as 'line: problem'. */
function findProblems(rows: readonly string[], head: readonly string[] = [...HEAD, FEWER]): string[] {
  const problems: string[] = [];
  parseTable(`${[...head, ...rows].join('\n')}\n`, (line, problem) => problems.push(`${line}: ${problem}`));
  return problems;
}

const latin = (...rows: string[]) =>
  findProblems(
    rows,
    [...HEAD, FEWER].map((row) => row.replace('Cyrillic', 'Latin')),
  );

test('a correct table has no problems, and is parsed line by line', () => {
  const text = [
    ...HEAD,
    FEWER,
    'female\tАнна\tAnna\t5',
    'male\tИван\tIvan',
    'family\tИванов\tIvanov\t1.5\tИванова\tIvanova',
    '',
  ].join('\n');
  const problems: string[] = [];
  const table = parseTable(text, (_, problem) => problems.push(problem));
  expect(problems).toEqual([]);
  expect(table.order).toBe('given family');
  expect(table.lists.female).toEqual([
    { name: 'Анна', roman: 'Anna', share: '5', womenName: '', womenRoman: '' },
  ]);
  expect(table.lists.family).toEqual([
    { name: 'Иванов', roman: 'Ivanov', share: '1.5', womenName: 'Иванова', womenRoman: 'Ivanova' },
  ]);
});

test.each([
  ['an unknown kind', 'women\tАнна\tAnna', "7: 'women' is no kind of name"],
  ['an empty line', '', "7: '' is no kind of name"],
  ['a field too many', 'female\tАнна\tAnna\t5\tАнна', '7: too many fields'],
  ['a tab at the end', 'female\tАнна\tAnna\t', '7: an empty field at the end'],
  ['a share that is no number', 'female\tАнна\tAnna\tmany', "7: 'many' is no share in per cent"],
  ['a share of nothing', 'female\tАнна\tAnna\t0', "7: '0' is no share in per cent"],
  ['a name in another script', 'female\tAnna\tAnna', "7: 'Anna' is no name in Cyrillic letters"],
  ['one letter of another script', 'female\tАннa\tAnna', "7: 'Аннa' is no name in Cyrillic letters"],
  ['a space at the end', 'female\tАнна \tAnna', "7: 'Анна ' is no name in Cyrillic letters"],
  ['a digit', 'female\tАнна2\tAnna', "7: 'Анна2' is no name in Cyrillic letters"],
  ['no name', 'female\t\tAnna', "7: '' is no name in Cyrillic letters"],
  ['the start of a formula', 'female\t=Анна\tAnna', "7: '=Анна' is no name in Cyrillic letters"],
  ['a hyphen in front', 'female\t-Анна\tAnna', "7: '-Анна' is no name in Cyrillic letters"],
  ['no romanisation', 'female\tАнна', "7: 'Анна' has no spelling in A-Z: ''"],
  ['a romanisation with marks', 'female\tАнна\tÁnna', "7: 'Анна' has no spelling in A-Z: 'Ánna'"],
  [
    'a romanisation too long to be one',
    'female\tАя\tAlexandra Maria Petrova',
    "7: 'Alexandra Maria Petrova' cannot be a spelling of 'Ая'",
  ],
  [
    'a romanisation too short to be one',
    'female\tАлександра\tAl',
    "7: 'Al' cannot be a spelling of 'Александра'",
  ],
  [
    "a women's form without romanisation",
    'family\tИванов\tIvanov\t\tИванова',
    "7: 'Иванова' has no spelling in A-Z: ''",
  ],
  [
    'letters that are not composed',
    'female\tАндрей\tAndrey'.normalize('NFD'),
    '7: not in composed Unicode (NFC)',
  ],
])('%s is a problem of its line', (_, row, problem) => {
  expect(findProblems([row])).toContain(problem);
});

test('a name twice in a list is a problem, in two lists it is not', () => {
  expect(findProblems(['female\tСаша\tSasha', 'female\tСаша\tSasha'])).toContain(
    "8: 'Саша' stands in the list twice",
  );
  expect(findProblems(['female\tСаша\tSasha', 'male\tСаша\tSasha'])).toEqual([]);
});

test('the commonest name comes first', () => {
  expect(findProblems(['female\tАнна\tAnna\t5', 'female\tЕва\tEva\t6'])).toContain(
    '8: a commoner name stands below a rarer one',
  );
  expect(findProblems(['female\tАнна\tAnna', 'female\tЕва\tEva\t6'])).toContain(
    '8: a commoner name stands below a rarer one',
  );
});

test('shares come to 100 % at most', () => {
  expect(findProblems(['male\tИван\tIvan\t60', 'male\tПётр\tPyotr\t41'])).toContain(
    '1: male: the shares come to 101.0 %',
  );
});

test('a name without a share must not get more than the rarest known share', () => {
  const rows = ['male\tИван\tIvan\t40', 'male\tПётр\tPyotr', 'male\tПавел\tPavel'];
  expect(findProblems(rows)).toEqual([]);
  expect(findProblems(rows.slice(0, 2))).toContain(
    '1: male: names without a share would get 60.00 % each, more than the rarest known share',
  );
});

test('a Latin name needs no romanisation where dropping its marks gives it', () => {
  expect(latin('female\tZoë', 'family\tMüller\tMueller')).toEqual([]);
  expect(latin('family\tMüller\tMuller')).toContain(
    "7: 'Muller' is 'Müller' without its marks: leave the field empty",
  );
});

test.each(['language', 'script', 'order', 'sources', 'year'])('the head must name its %s', (key) => {
  const head = HEAD.filter((row) => !row.startsWith(`# ${key}`));
  expect(findProblems([], head)).toContain(`1: the head has no '${key}'`);
});

test('a head line in another form, or an unknown order, is a problem', () => {
  expect(findProblems([], [...HEAD, '#sources none'])).toContain("6: a head line is '# key: value'");
  expect(
    findProblems(
      [],
      HEAD.map((row) => row.replace('given family', 'any')),
    ),
  ).toContain("1: 'any' is no order of names");
});

test('a table with too few names must say why', () => {
  expect(findProblems([], HEAD)).toEqual([
    "1: female: 0 names are fewer than 60, and the head has no 'fewer'",
    "1: male: 0 names are fewer than 60, and the head has no 'fewer'",
    "1: family: 0 names are fewer than 100, and the head has no 'fewer'",
  ]);
});

test('a last line without a line break is a problem', () => {
  const problems: string[] = [];
  parseTable('# year: 2026', (line, problem) => problems.push(`${line}: ${problem}`));
  expect(problems[0]).toBe('1: the last line has no end');
});

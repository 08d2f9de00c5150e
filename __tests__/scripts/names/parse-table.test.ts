import { completeShares } from '../../../domain/names/culture';
import { type NameTable, parseTable } from '../../../scripts/names/parse-table';
import { findProblems } from '../find-problems';

const HEAD = `# language: Russian
# order: given family
# sources: made up
# year: 2026
# shares: made up
# fewer: a table of a test
`;

/** Three lists without a problem. */
const LISTS = ['female\tАнна\tAnna\t100', 'male\tИван\tIvan\t100', 'family\tМельник\tMelnyk\t100'];

const write = (rows: readonly string[], head = HEAD) => `${head}${rows.map((row) => `${row}\n`).join('')}`;
const makeContext = (tag: string, rules: string, tables = new Map<string, NameTable>()) => ({
  rules: new Map([[tag, { rules }]]),
  trickyFlags: ['long', 'wide'],
  tables,
});
const parse = (rows: readonly string[], rules = '') =>
  parseTable('ru', write(rows), makeContext('ru', rules), () => {});

/** The problems of a table with these rows. The first row is line 7. */
const find = (rows: readonly string[], { head = HEAD, tag = 'ru', rules = '' } = {}) =>
  findProblems((report) => parseTable(tag, write(rows, head), makeContext(tag, rules), report));

/** Family names 'Аба', 'Абб', … not in alphabetical order. The first ones have these shares. */
function makeList(shares: readonly number[], length: number): string[] {
  const letters = 'абвгдежзик';
  return Array.from({ length }, (_, index) => {
    const number = (index * 37) % length;
    const name = `А${[...String(number).padStart(3, '0')].map((digit) => letters[Number(digit)]).join('')}`;
    return `family\t${name}\tA${'bcdefghijk'[number % 10]}${'x'.repeat(3)}\t${shares[index] ?? ''}`.trimEnd();
  });
}

test('a correct table is parsed line by line', () => {
  const { head, lists } = parse([...LISTS.slice(0, 2), 'family\tИванов\tIvanov\t100\tИванова\tIvanova']);
  expect(head).toMatchObject({ order: 'given family', latinorder: '' });
  const line = { line: 7, list: 'female', name: 'Анна', latin: 'Anna', share: '100', flags: '' };
  expect(lists.female).toEqual([{ ...line, womenName: '', womenLatin: '' }]);
  expect(lists.family).toMatchObject([{ line: 9, name: 'Иванов', womenName: 'Иванова', womenLatin: 'Ivanova' }]);
});

const NO_SPELLING = 'has no latin spelling in the letters A to Z';

test.each([
  ['women\tАнна\tAnna', "the list 'women'"],
  ['', 'no list'],
  ['female\tАнна\tAnna\t5\tАня\tAnya\told\tmore', '8 fields'],
  ['male\tАнна\tAnna\t5\tАня\tAnya', "only family names have a women's form"],
  ['family\tКим\tKim\t5\tКим\tKim', "the women's form 'Ким' is the same: leave it empty"],
  ['family\tИванов\tIvanov\t5\t\tIvanova', "no women's form for its latin spelling"],
  ['female\tАнна\tAnna\tmany', "the share 'many'"],
  ['female\tАнна\tAnna\t0', "the share '0'"],
  ['female\tАнна\tAnna\t0.00', "the share '0.00'"],
  ['female\tАнна', `'Анна' ${NO_SPELLING}`],
  ['female\tАнна\tÁnna', "the latin 'Ánna'"],
  ['family\tИванов\tIvanov\t\tИванова', `'Иванова' ${NO_SPELLING}`],
  ['female\tАя\tAlexandra Maria Petrova', "'Alexandra Maria Petrova' can't be a spelling of 'Ая'"],
  ['female\tАлександра\tAl', "'Al' can't be a spelling of 'Александра'"],
  ['female\tАнна\tAnna\t5\t\t\tnew', "the flags 'new'"],
  ['family\tКим\tKim\t5\t\t\told', 'only given names can be old'],
  ...['Anna', 'Аннa', 'Aнна', 'Анна ', 'Анна2', '=Анна', '-Анна'].map((name) => [
    `male\t${name}`,
    `the name '${name}'`,
  ]),
])('the row %j is rejected', (row, problem) => {
  expect(
    find([row])
      .filter((each) => each.startsWith('7: '))
      .join(),
  ).toContain(problem);
});

test.each([
  ['', 'no flags'],
  ['\t5\t\t\tnarrow', "the flags 'narrow'"],
  ['\t5\t\t\tlong wide long', "the flags 'long wide long'"],
  ['\t5\t\t\told', "the flags 'old'"],
])('a tricky name with the fields %j is rejected', (fields, problem) => {
  expect(find([`female\tАнна\tAnna${fields}`], { tag: 'ru-x-tricky' }).join()).toContain(`7: ${problem}`);
});

const [ANNA, EVA, MARIA] = ['Анна\tAnna', 'Ева\tEva', 'Мария\tMaria'].map((name) => `female\t${name}`);

test.each([
  ['a duplicate', [`${ANNA}\t50`, `${ANNA}\t50`], "8: female: 'Анна' is listed twice"],
  ['two spellings', ['family\tКим\tKim\t50\tКимова\tKimova', 'family\tКим\tKhim\t50'], "8: family: 'Ким' has two"],
  [
    "two spellings of a women's form",
    ['family\tКим\tKim\t50\tКимова\tKimova', 'family\tКима\tKima\t50\tКимова\tKimowa'],
    "8: family: 'Кимова' has two latin spellings",
  ],
  ['a larger share below', [`${ANNA}\t5`, `${EVA}\t6`], '8: female: this name is more frequent than'],
  ['a share below none', [`${ANNA}`, `${MARIA}\t6`], '8: female: this name is more frequent than'],
  ['nine shares', makeList([9, 8, 7, 6, 5, 4, 3, 2, 1], 100), '15: family: only 9 names have a share'],
  ['two shares of three', makeList([50, 30], 3), '8: family: only 2 names have a share'],
  ['over 100 %', makeList([40, 30, 20, 5, 1, 1, 1, 1, 0.6, 0.6], 10), '16: family: the shares add up to 100.2 %'],
  ['under 100 %', makeList([40, 30, 20, 5, 1, 1, 1, 1, 0.4, 0.4], 10), '16: family: the shares add up to 99.8 %'],
  ['a tail above the last share', makeList(Array(10).fill(1), 99), '16: family: each name without a share gets 1.01'],
  ['hardly any tail', makeList([...Array(9).fill(10), 9], 22), '16: family: each name without a share gets 0.0093'],
])('a list with %s is rejected', (_, rows, problem) => {
  expect(find(rows).join('\n')).toContain(problem);
});

test.each([
  ['one name in two lists', ['female\tСаша\tSasha\t100', 'male\tСаша\tSasha\t100', LISTS[2] ?? '']],
  [
    "a name with two women's forms",
    [...LISTS.slice(0, 2), 'family\tКим\tKim\t50\tКимова\tKimova', 'family\tКим\tKim\t50'],
  ],
  ['a tail at most as frequent as the last share', [...LISTS.slice(0, 2), ...makeList(Array(10).fill(1), 100)]],
])('a table with %s is accepted', (_, rows) => {
  expect(find(rows)).toEqual([]);
});

const ALPHABET = Array.from('абвгдежзиклмн', (letter) => `male\tА${letter}а\tAxa`);

test.each([
  [12, 'Яков', ALPHABET, false],
  [13, 'Яков', ALPHABET, true],
  [12, 'Аа', ALPHABET.toReversed(), false],
  [13, 'Аа', ALPHABET.toReversed(), true],
])('%d names in alphabetical order after %s %j: rejected is %j', (count, first, names, isRejected) => {
  const problem = '20: male: 13 names in a row are in alphabetical order: sort them by frequency';
  expect(find([`male\t${first}\tAxa\t50`, ...names.slice(0, count)]).includes(problem)).toBe(isRejected);
});

test.each([
  ['ja', '花子', 'Hanako'],
  ['ja', 'ひな', 'Hina'],
  ['zh-Hant-TW', '陳', 'Chen'],
  ['ko', '민준', 'Minjun'],
  ['om-Ethi', 'ኢፋ', 'Ifa'],
  ['sr-Latn', 'Đorđe', 'Djordje'],
])('the letters of %s are those of %s, not Cyrillic', (tag, name, latin) => {
  const rows = [`male\t${name}\t${latin}\t100`, 'male\tИван\tIvan\t100'];
  expect(find(rows, { tag }).filter((problem) => problem.includes('the name'))).toEqual([
    expect.stringContaining("8: the name 'Иван'"),
  ]);
});

test.each([
  ['de', '', "van Müller-D’Or\tvan Muller-D'Or"],
  ['ru', 'а=a н=n', 'Анна\tAnna'],
  ['ru', 'к=k и=i м=m а=a', 'Ким\tKhim\t\tКима\tKima'],
])('in %s with the rules %j, the spelling in %j is superfluous', (tag, rules, name) => {
  expect(find([`family\t${name}`], { tag, rules }).join()).toMatch(/7: the rules spell '.*' as '.*' already: leave/);
});

test('names without a latin spelling get one by the rules', () => {
  const { lists } = parse(['female\tАнна', 'male\tМаким\tMakym', 'family\tКим\t\t\tКима'], 'а=a н=n м=m и=i к=k');
  expect(lists).toMatchObject({
    female: [{ latin: 'Anna' }],
    male: [{ latin: 'Makym' }],
    family: [{ latin: 'Kim', womenLatin: 'Kima' }],
  });
});

test('a name with a letter that has no rule needs a latin spelling', () => {
  expect(find(['female\tИнга'], { rules: 'а=a н=n и=i' }).join()).toContain(`'Инга' ${NO_SPELLING}: 'Inгa'`);
});

test.each([
  ...['language', 'order', 'sources', 'year', 'shares'].map((key) => [
    `# ${key}: .*\n`,
    '',
    `1: in the head, no ${key}`,
  ]),
  ['given family', 'any', "1: in the head, the order 'any'"],
  ['# year', '# latinorder: any\n# year', "1: in the head, the latinorder 'any'"],
  ['# year', '# same: no\n# year', "1: in the head, the same 'no'"],
  ...['15 3', '15 3 plus', '101 0 space', '0 0 space', '15% 3% hyphen'].map((double) => [
    '# year',
    `# double: ${double}\n# year`,
    `1: in the head, the double '${double}'`,
  ]),
  ...['#year 2026', '# color: red', '# order: given family', '# families: 2', '#'].map((row) => [
    '# year',
    `${row}\n# year`,
    "4: a head line is '# key: value'",
  ]),
  ['# fewer.*\n', '', "1: female: 1 of at least 60 names, and the head has no 'fewer'"],
  ['# fewer.*\n', '', "1: family: 1 of at least 100 names, and the head has no 'fewer'"],
])('a head with %j replaced by %j is rejected', (before, after, problem) => {
  expect(find(LISTS, { head: HEAD.replace(new RegExp(before), after) }).join()).toContain(problem);
});

/** Starts from a table with twelve family names, the first ten with a share. */
function startFrom(from: string, rows: readonly string[] = []) {
  const parent = parse([...LISTS.slice(0, 2), ...makeList([20, 15, 10, 9, 8, 7, 6, 5, 4, 3], 22)]);
  const child = parse(LISTS);
  const tables = new Map([
    ['ru', parent],
    ['be', { ...child, head: { ...child.head, from: 'ru 1' } }],
  ]);
  const head = `# language: Russian\n# order: given family\n# fewer: a test\n# from: ${from}\n`;
  const problems: string[] = [];
  const report = (line: number, problem: string) => problems.push(`${line}: ${problem}`);
  return { parent, problems, ...parseTable('ru-MD', write(rows, head), makeContext('ru', '', tables), report) };
}

test.each([
  ['ru 1', 1],
  ['ru 1 1 5', 5],
  ['ru 1 1 15', 15],
])('a table from %j has the first names and their shares', (from, count) => {
  const { parent, problems, lists, frequencies } = startFrom(from);
  expect(problems).toEqual([]);
  expect(lists.family.map(({ name }) => name)).toEqual(parent.lists.family.slice(0, count).map(({ name }) => name));
  expect(completeShares(frequencies.family, count)).toEqual(
    completeShares(parent.frequencies.family, 22).slice(0, count),
  );
});

test('names are added to those of the other table, and shares then add up to 100', () => {
  const { problems, lists, frequencies } = startFrom('ru 1 1 20', ['family\tКим\tKim']);
  expect(problems).toEqual([]);
  expect(lists.family.at(-1)).toMatchObject({ name: 'Ким' });
  expect(completeShares(frequencies.family, 21).reduce((sum, share) => sum + share)).toBeCloseTo(100, 2);
});

test.each([
  ['ru', [], "1: in the head, the from 'ru'"],
  ['ru 1 2', [], "1: in the head, the from 'ru 1 2'"],
  ['kk 1', [], '1: kk is not a table that others can start from'],
  ['be 1', [], '1: be is not a table that others can start from'],
  ['ru 2 1 1', [], '1: female: ru has only 1 names'],
  ['ru 1', ['male\tИван\tIvan'], "5: male: 'Иван' is listed twice"],
  ['ru 1 1 20', ['family\tКим\tKim\t30'], '5: family: this name is more frequent than the one above it'],
])('a table from %j with the rows %j is rejected', (from, rows, problem) => {
  expect(startFrom(from, rows).problems.join()).toContain(problem);
});

test('a list without shares falls by rank and adds up to 100', () => {
  const { frequencies } = parse([...LISTS.slice(0, 2), ...makeList([], 100)]);
  const shares = completeShares(frequencies.family, 100);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(100, 2);
  expect((shares[0] ?? 0) / (shares[99] ?? 1)).toBeCloseTo(8.92, 2);
});

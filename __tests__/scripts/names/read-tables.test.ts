import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COUNTRIES } from '../../../domain/countries/countries';
import { readTables } from '../../../scripts/names/read-tables';

const HEAD = '# language: x\n# order: given family\n# sources: x\n# year: 2026\n# shares: x\n# note: a test\n';
const CZECH = `${HEAD}female\tAnna\t\t100\nmale\tJan\t\t100\nfamily\tNováček\t\t60\tNováčková\nfamily\tKrál\t\t40\n`;
const ENGLISH = `${HEAD}female\tAnn\t\t100\nmale\tJohn\t\t100\nfamily\tLee\t\t100\n`;
const JAPAN = 'JP\tja\t90\nJP\tcs\t10\tnewcomers\t30\n';
const CODES = COUNTRIES.map(({ code }) => String(code)).filter((code) => code !== 'JP' && code !== 'AQ');

/** Everybody is Czech, except in Japan and in the tables for English and tricky names. Nobody lives in AQ. */
const FILES = {
  'denied.tsv': 'Hitler\nJan\tKrál\n太郎\t山田\n',
  'tricky-problems.tsv': 'long\t25 or more characters: columns that cut\n',
  'spellings.tsv': 'ja\tа=a\n',
  'communities.tsv': `${JAPAN}english\ten-US\t100\ntricky\ten-x-tricky\t100\n${CODES.map((code) => `${code}\tcs\t100\n`).join('')}`,
  'regions.tsv': `JP\tasia\tsmall\t10 %: Census 2020\tone community\nAQ\tpage\tnobody\t\tnobody\nenglish\tpage\t\t\tno country\ntricky\ttricky\t\t\tno country\n${CODES.map((code) => `${code}\tpart\t\t\tone community\n`).join('')}`,
  'tables/cs.tsv': CZECH,
  'tables/en-US.tsv': ENGLISH,
  'tables/en-x-tricky.tsv': CZECH.replace(/(\t\d+)\n/g, '$1\t\t\tlong\n').replace('Nováčková\n', 'Nováčková\t\tlong\n'),
  'tables/ja.tsv': `${HEAD}female\t花子\tHanako\t100\nmale\t太郎\tTaro\t100\nfamily\t山田\tYamada\t100\n`,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(folder, 'tables'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(changes: Record<string, string> = {}) {
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) writeFileSync(join(folder, file), text);
  return readTables(pathToFileURL(`${folder}/`));
}

/** The mistakes in a file of which a part is replaced, as 'line: mistake'. */
function findMistakes(file: string, before = '', after = '', others: Record<string, string> = {}): string[] {
  const text = FILES[file as keyof typeof FILES] ?? CZECH;
  try {
    read({ ...others, [file]: text.replace(before, after) });
    return [];
  } catch (error) {
    const start = `${join(folder, file)}:`;
    return String(error)
      .split('\n')
      .flatMap((line) => (line.startsWith(start) ? line.slice(start.length) : []));
  }
}

test('tables, regions, communities and denied pairs are read', () => {
  const { tables, regions, denied } = read();
  expect([...tables.keys()].sort()).toEqual(['cs', 'en-US', 'en-x-tricky', 'ja']);
  expect(regions.get('AQ')).toEqual({ part: 'page', communities: [], isSmall: false });
  expect(regions.get('CZ')).toMatchObject({ part: 'part', isSmall: false });
  expect(regions.get('JP')).toMatchObject({
    part: 'asia',
    communities: [
      { tag: 'ja', share: 90, isNewcomer: false, women: 50 },
      { tag: 'cs', share: 10, isNewcomer: true, women: 30 },
    ],
    isSmall: true,
  });
  expect(denied.get('Jan')).toMatchObject([{ family: 'Král' }]);
});

test('a community can have the latin spellings of a table', () => {
  const communities = FILES['communities.tsv'].replace('JP\tcs', 'JP\tja latin');
  const [, romanized] = read({ 'communities.tsv': communities }).regions.get('JP')?.communities ?? [];
  expect(romanized).toMatchObject({ tag: 'ja-Latn', table: { tag: 'ja' } });
});

test('a table can start from one that comes later in the alphabet', () => {
  const bosnian =
    '# language: x\n# from: cs 1\n# order: given family\n# sources: as in cs\n# year: 2020\n# shares: as in cs\n';
  const communities = FILES['communities.tsv'].replace('JP\tcs', 'JP\tbs');
  const { tables } = read({ 'tables/bs.tsv': bosnian, 'communities.tsv': communities });
  expect(tables.get('bs')?.lists.family).toMatchObject([{ name: 'Nováček' }]);
});

test('mistakes in several files are reported at once', () => {
  const changes = { 'tables/cs.tsv': `${CZECH}family\tИванов\tIvanov\n`, 'regions.tsv': '' };
  expect(() => read(changes)).toThrow(/tables\/cs\.tsv:11: the name 'Иванов'.*regions\.tsv:1: /s);
});

test.each([
  ['Anna', 7],
  ['Jan', 8],
  ['Nováčková', 9],
  ['Král', 10],
])('a denied name in place of %s is rejected', (name, line) => {
  expect(findMistakes('tables/cs.tsv', name, 'Hitler')).toContain(`${line}: 'Hitler' is denied`);
});

test.each(['Mary-Ann', 'Mary Ann', 'Zoë'])('the English name %s is rejected', (name) => {
  const mistake = `'${name}' is not made of the letters A to Z alone`;
  expect(findMistakes('tables/en-US.tsv', 'Ann', name)).toEqual([`7: ${mistake}`]);
  expect(findMistakes('tables/en-US.tsv', 'Lee\t\t100', `Lee\t\t100\t${name}`)).toContain(`9: ${mistake}`);
});

test.each(['a_b', 'sr-Lant'])('a table named %s is rejected', (tag) => {
  expect(findMistakes(`tables/${tag}.tsv`)).toEqual([`1: ${tag} is not a BCP 47 tag of a known script`]);
});

test.each([
  ['\tKrál', '1: no name'],
  ['Jan\t', '1: an empty field at the end'],
  ['Hitler\nHitler', "2: 'Hitler' is listed twice"],
  ['Jan\tNovák', "1: no table has 'Novák'"],
  ['Nováčková\tKrál', "1: no table has 'Nováčková'"],
])('the denied row %j is rejected', (row, mistake) => {
  expect(findMistakes('denied.tsv', FILES['denied.tsv'], `${row}\n`)).toEqual([mistake]);
});

test.each([
  ['tricky-problems.tsv', 'wide\tMany letters', "no tricky name has the flag 'wide'"],
  ['tricky-problems.tsv', 'old\tMany years', "the flag 'old'"],
  ['tricky-problems.tsv', 'very wide\tMany letters', "the flag 'very wide'"],
  ['tricky-problems.tsv', 'long\tMany letters', 'long is listed twice'],
  ['spellings.tsv', 'ru\tа=a', 'there is no table ru.tsv'],
  ['spellings.tsv', 'cs ja\tа=a', 'ja is listed twice'],
  ...['а', 'А=A', 'а=A', 'а=a  я=ya', 'а_я=aya', '(=a', 'а=a '].map(
    (rules) => ['spellings.tsv', `cs\t${rules}`, `the rules '${rules}'`] as const,
  ),
] as const)('in %s, the row %j is rejected', (file, row, mistake) => {
  const text = FILES[file];
  expect(findMistakes(file, text, `${text}${row}\n`).join()).toContain(`2: ${mistake}`);
});

test.each([
  ['JP\tja\t50.5', "1: the share '50.5'"],
  ['JP\tja\t0', "1: the share '0'"],
  ['JP\tja\t50\tabroad', "1: the newcomers 'abroad'"],
  ['JP\tja\t50\t\thalf', "1: the women 'half'"],
  ['JP\tja\t50\t\t0', "1: the women '0'"],
  ['JP\tja\t50\t\t100', "1: the women '100'"],
  ['ZZ\tja\t100', "1: the region 'ZZ' is not allowed"],
  ['JP\tja-XX\t100', '1: there is no table ja-XX.tsv'],
  ['JP\tja Latin\t100', '1: there is no table ja Latin.tsv'],
  ['JP\tja\t60\nJP\tja\t40', '2: JP: ja is listed twice'],
  ['JP\tcs\t60\nJP\tja\t10\nJP\tja\t30\tnewcomers', '3: JP: ja is larger than the community above it'],
  ['JP\tcs\t100', '1: no region has the culture ja'],
])('the communities %j are rejected', (rows, mistake) => {
  expect(findMistakes('communities.tsv', JAPAN, `${rows}\n`).join()).toContain(mistake);
});

test.each([
  ['JP', '', 'JP is missing'],
  ['tricky', '', 'tricky is missing'],
  ['JP', 'JP\tEastern Asia', "the part 'Eastern Asia'"],
  ['JP', 'JP\tasia\ttiny', "the size 'tiny'"],
  ['JP', 'JP\tasia\tsmall\t10 %: Census 2020', 'no peoples'],
  ['AQ', 'ZZ\tasia\t\t\tx', "the region 'ZZ' is not allowed"],
  ['AQ', 'JP\tasia\t\t\tx', 'JP is listed twice'],
  ['JP', 'JP\tpage\tnobody\t\tx', 'JP: the shares in communities.tsv add up to 100 %'],
  ['AQ', 'AQ\teurope\t\t\tx', 'AQ: the shares in communities.tsv add up to 0 %'],
])('the row of %s as %j is rejected', (code, row, mistake) => {
  const [before = ''] = new RegExp(`^${code}\t.*\n`, 'm').exec(FILES['regions.tsv']) ?? [];
  expect(findMistakes('regions.tsv', before, row && `${row}\n`).join()).toContain(mistake);
});

test.each([99, 101])('shares that add up to %d are rejected', (sum) => {
  const others = { 'communities.tsv': FILES['communities.tsv'].replace('JP\tja\t90', `JP\tja\t${sum - 10}`) };
  expect(findMistakes('regions.tsv', '', '', others)).toEqual([
    `1: JP: the shares in communities.tsv add up to ${sum} %`,
  ]);
});

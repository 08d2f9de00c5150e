import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COUNTRIES } from '../../../domain/countries/countries';
import { readTables } from '../../../scripts/names/read-tables';

const HEAD = `# language: a test
# order: given family
# sources: made up
# year: 2026
# shares: made up
# fewer: a table of a test
`;
const LINES = 'female\tAnna\t\t100\nmale\tJan\t\t100\nfamily\tNováček\t\t60\tNováčková\nfamily\tKrál\t\t40\n';
const LATIN = HEAD + LINES;
const TRICKY = LINES.replaceAll('\n', '\t\t\tlong\n').replace('Nováčková\t\t\t', 'Nováčková\t\t');
const JAPANESE = `${HEAD.replace('given family', 'familygiven\n# latinorder: given family')}female\t花子\tHanako\t100
male\t太郎\tTaro\t100
family\t山田\tYamada\t100
`;

/** Everybody is Czech, except in Japan and in the tables for English and tricky names. */
const COMMUNITIES = {
  ...Object.fromEntries(COUNTRIES.map(({ code }) => [code, 'cs\t100'])),
  JP: 'ja\t100',
  english: 'en-US\t100',
  tricky: 'en-x-tricky\t100',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(folder, 'tables'));
  write('denied.tsv', 'Hitler\t\tpoints at one notorious person\nJan\tKrál\tis an idol\n太郎\t山田\tis a dummy\n');
  write('tables/cs.tsv', LATIN);
  write('tables/en-US.tsv', LATIN);
  write('tables/ja.tsv', JAPANESE);
  write('tables/en-x-tricky.tsv', HEAD + TRICKY);
  write('tricky-problems.tsv', 'long\t25 or more characters: columns that cut\n');
  write('spellings.tsv', '# none\n');
  const codes = Object.keys(COMMUNITIES);
  write('regions.tsv', codes.map((code) => `${code}\tpart${code.length === 2 ? '\t0\tCensus 2020' : ''}\n`).join(''));
  write(
    'communities.tsv',
    Object.entries(COMMUNITIES)
      .map(([code, row]) => `${code}\t${row}\n`)
      .join(''),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = () => readTables(pathToFileURL(`${folder}/`));

test('a folder without problems gives its tables, regions and denied pairs', () => {
  const { tables, regions, denied } = read();
  expect([...tables.keys()].sort()).toEqual(['cs', 'en-US', 'en-x-tricky', 'ja']);
  expect(regions.get('JP')).toMatchObject({ part: 'part', communities: [{ tag: 'ja', share: 100 }] });
  expect(denied.get('Jan')).toMatchObject([{ family: 'Král' }]);
});

test('all mistakes are reported at once, each with its file and line', () => {
  write('tables/cs.tsv', `${LATIN}family\tИванов\tIvanov\n`);
  write('tables/ja.tsv', `${JAPANESE}person\t花\n`);
  expect(read).toThrow(/tables\/cs\.tsv:11: the name 'Иванов'.*tables\/ja\.tsv:11: the list 'person'/s);
});

test('a country without communities is rejected', () => {
  write('communities.tsv', 'english\ten-US\t100\n');
  expect(read).toThrow(/regions\.tsv:1: \w\w: communities\.tsv lists no communities/);
});

test.each([
  ['Anna', 7],
  ['Jan', 8],
  ['Nováčková', 9],
  ['Král', 10],
])('a denied name in place of %s is rejected', (name, line) => {
  write('tables/cs.tsv', LATIN.replace(name, 'Hitler'));
  expect(read).toThrow(`cs.tsv:${line}: 'Hitler' is denied: it points at one notorious person`);
});

test.each(['a_b', 'sr-Lant'])('a table named %s is rejected', (tag) => {
  write(`tables/${tag}.tsv`, JAPANESE);
  expect(read).toThrow(`${tag}.tsv:1: ${tag} is not a BCP 47 tag of a known script`);
});

test.each([
  ['denied.tsv', 'Somebody', 'no reason'],
  ['denied.tsv', 'Jan\tKrál', 'no reason'],
  ['denied.tsv', '\tKrál\tis an idol', 'no name'],
  ['denied.tsv', 'Jan\tNovák\tis an idol', "no table has 'Novák'"],
  ['denied.tsv', 'Nováčková\tKrál\tis an idol', "no table has 'Nováčková'"],
  ['tricky-problems.tsv', 'wide\tMany letters', "no tricky name has the flag 'wide'"],
  ['tricky-problems.tsv', 'wide', 'no text'],
  ['tricky-problems.tsv', 'old\tMany years', "the flag 'old'"],
  ['tricky-problems.tsv', 'very wide\tMany letters', "the flag 'very wide'"],
  ['spellings.tsv', 'ja ru\tа=a', 'there is no table ru.tsv'],
  ['spellings.tsv', 'ja cs ja\tа=a', 'ja is listed twice'],
  ['spellings.tsv', 'ja', 'no rules'],
  ...['а', 'А=A', 'а=A', 'а=a  я=ya', 'а_я=aya', '(=a', 'а=a '].map((rules) => [
    'spellings.tsv',
    `ja\t${rules}`,
    `the rules '${rules}'`,
  ]),
])('in %s, the row %j is rejected', (file, row, problem) => {
  write(file, `${row}\n`);
  expect(read).toThrow(`${join(folder, file)}:1: ${problem}`);
});

test('a tricky problem that is listed twice is rejected', () => {
  write('tricky-problems.tsv', 'long\tMany letters\nlong\tMany letters\n');
  expect(read).toThrow("tricky-problems.tsv:2: 'long' is listed twice");
});

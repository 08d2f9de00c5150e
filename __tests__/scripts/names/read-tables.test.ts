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
const TRICKY = LINES.replaceAll('\n', '\t\t\tlong\tCzechia\n').replace('Nováčková\t\t\t', 'Nováčková\t\t');
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
  expect(denied.pairs).toContainEqual(['Jan', 'Král']);
});

test('all problems are reported at once, each with its file and line', () => {
  write('tables/cs.tsv', `${LATIN}family\tИванов\tIvanov\n`);
  write('tables/ja.tsv', `${JAPANESE}person\t花\n`);
  expect(read).toThrow(`${join(folder, 'tables/cs.tsv')}:11: 'Иванов' is not a name in Latin letters`);
  expect(read).toThrow(`${join(folder, 'tables/ja.tsv')}:11: 'person' is not a kind of name`);
  write('communities.tsv', 'JP\tja\t99\n');
  expect(read).toThrow(`${join(folder, 'communities.tsv')}:1: no region has the culture cs`);
  const line = Object.keys(COMMUNITIES).indexOf('JP') + 1;
  expect(read).toThrow(`${join(folder, 'regions.tsv')}:${line}: JP: the shares in communities.tsv add up to 99 %`);
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

test.each(['Somebody\n', 'Somebody\tElse\n', '\t\tis no name\n', 'Some\tBody\tis\tknown\n'])(
  'the denied row %j is rejected',
  (row) => {
    write('denied.tsv', row);
    expect(read).toThrow(/denied\.tsv:1: a row is a name, a family name or nothing, and a reason/);
  },
);

test.each(['a_b', 'sr-Lant'])('a table named %s is rejected', (tag) => {
  write(`tables/${tag}.tsv`, JAPANESE);
  expect(read).toThrow(`${tag}.tsv:1: ${tag} is not a BCP 47 tag of a known script`);
});

test.each([
  ['male\tJan', 'male\tJan\t\t100\t\t\tnew', "'new': only given names have a flag, and only 'old'"],
  ['family\tKrál', 'family\tKrál\t\t40\t\t\told', "'old': only given names have a flag, and only 'old'"],
  ['male\tJan', 'male\tJan\t\t100\t\t\told\tEurope', "'Europe': only tricky names say where they occur"],
])('in place of the line %j, %j is rejected', (start, row, problem) => {
  write('tables/cs.tsv', LATIN.replace(new RegExp(`^${start}.*$`, 'm'), row));
  expect(read).toThrow(problem);
});

test.each([
  ['\tlong\t', '\t\t', "tables/en-x-tricky.tsv:7: 'Anna' does not say what it breaks"],
  ['\tlong\t', '\tlong wide\t', "tables/en-x-tricky.tsv:7: 'wide' is missing in tricky-problems.tsv"],
  ['\tlong\t', '\tlong long\t', "tables/en-x-tricky.tsv:7: 'long long' has a flag twice"],
])('a tricky name with %j replaced by %j is rejected', (before, after, problem) => {
  write('tables/en-x-tricky.tsv', HEAD + TRICKY.replace(before, after));
  expect(read).toThrow(problem);
});

test.each([
  ['wide\tMany letters', "tricky-problems.tsv:2: no tricky name has the flag 'wide'"],
  ['long\tMany letters', "tricky-problems.tsv:2: 'long' is listed twice"],
  ...['wide', 'old\tMany years', 'very wide\tMany letters', 'wide\tMany\tletters'].map((row) => [
    row,
    'tricky-problems.tsv:2: a row is a flag of lower-case letters or digits, and a text',
  ]),
])('the row %j of tricky-problems.tsv is rejected', (row = '', problem = '') => {
  write('tricky-problems.tsv', `long\t25 or more characters\n${row}\n`);
  expect(read).toThrow(problem);
});

test.each([
  ['ja ru\tа=a', 'spellings.tsv:1: there is no table ru.tsv'],
  ['ja\tа=a\ncs ja\tа=a', 'spellings.tsv:2: ja is listed twice'],
  ...['ja', 'ja\tа', 'ja\tА=A', 'ja\tа=A', 'ja\tа=a  я=ya', 'ja\tа_я=aya', 'ja\t(=a', 'ja\tа=a\tя=ya'].map((row) => [
    row,
    "spellings.tsv:1: a row is tags of tables, and rules such as 'щ=shch' for lower-case letters",
  ]),
])('the spelling rules %j are rejected', (rows = '', problem = '') => {
  write('spellings.tsv', `${rows}\n`);
  expect(read).toThrow(problem);
});

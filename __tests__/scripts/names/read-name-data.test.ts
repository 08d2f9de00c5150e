import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COUNTRIES } from '../../../domain/countries/countries';
import { makePart } from '../../../scripts/names/make-parts';
import { readNameData } from '../../../scripts/names/read-name-data';

const HEAD = `# language: a test
# order: given family
# sources: made up
# year: 2026
# shares: made up
# fewer: a table of a test
`;
const LINES = 'female\tAnna\t\t100\nmale\tJan\t\t100\nfamily\tNováček\t\t60\tNováčková\nfamily\tKrál\t\t40\n';
const LATIN = HEAD + LINES;
const JAPANESE = `${HEAD.replace('given family', 'familygiven\n# latin: given family')}female\t花子\tHanako\t100
male\t太郎\tTaro\t100
family\t山田\tYamada\t100
`;

/** The rows of a world in which everybody is Czech, except for Japan and the page's names. */
const ROWS = new Map([
  ...COUNTRIES.map(({ code }): [string, string] => [code, `${code}\teurope\tcs 100`]),
  ['JP', 'JP\tasia\tja 100'],
  ['US', 'US\tpage\ten-US 100'],
  ['AQ', 'AQ\tpage\tnobody'],
  ['english', 'english\tpage\ten-US 100'],
  ['tricky', 'tricky\ttricky\ten-US 100'],
]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(folder, 'tables'));
  write(
    'denied.tsv',
    'Hitler\t\tpoints at one notorious person\nJan\tKrál\tis an idol\n太郎\t山田\tis a dummy\n',
  );
  write('tables/cs.tsv', LATIN);
  write('tables/en-US.tsv', LATIN);
  write('tables/ja.tsv', JAPANESE);
  writeRegions();
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const writeRegions = (changes: Record<string, string> = {}) =>
  write(
    'regions.tsv',
    `${[...new Map([...ROWS, ...Object.entries(changes)]).values()].filter(Boolean).join('\n')}\n`,
  );
const read = () => readNameData(pathToFileURL(`${folder}/`));

test('a folder without problems gives its tables, regions and denied pairs', () => {
  const { tables, regions, denied, latinTags } = read();
  expect([...tables.keys()].sort()).toEqual(['cs', 'en-US', 'ja']);
  expect(latinTags.get('ja-Latn')).toBe('ja');
  expect(regions.get('JP')).toEqual({
    part: 'asia',
    cultures: [{ tag: 'ja', share: 100, order: undefined }],
  });
  expect(regions.get('AQ')).toEqual({ part: 'page', cultures: [] });
  expect(denied.pairs).toContainEqual(['Jan', 'Král']);
});

test('all problems are reported at once, each with its file and line', () => {
  write('tables/cs.tsv', `${LATIN}family\tИванов\tIvanov\n`);
  write('tables/ja.tsv', `${JAPANESE}person\t花\n`);
  expect(read).toThrow(`${join(folder, 'tables/cs.tsv')}:11: 'Иванов' is no name in Latin letters`);
  expect(read).toThrow(`${join(folder, 'tables/ja.tsv')}:11: 'person' is no kind of name`);
});

test('a denied name is a problem of each table that holds it', () => {
  write('tables/cs.tsv', LATIN.replace('Král', 'Hitler'));
  expect(read).toThrow(/cs\.tsv:10: 'Hitler' is denied: it points at one notorious person/);
});

test.each(['Somebody\n', 'Somebody\tElse\n', '\t\tis no name\n'])('the denied row %j is a problem', (row) => {
  write('denied.tsv', row);
  expect(read).toThrow(/denied\.tsv:1: a row is a name, a family name or nothing, and a reason/);
});

test.each(['a_b', 'sr-Lant'])('a table of the name %s is a problem', (tag) => {
  write(`tables/${tag}.tsv`, JAPANESE);
  expect(read).toThrow(`${tag}.tsv:1: ${tag} is no BCP 47 tag of a known script`);
});

test.each([
  ['JP', '', '1: JP is missing'],
  ['tricky', '', '1: tricky is missing'],
  ['JP', 'JP', "JP: '' is no part of the world"],
  ['JP', 'JP\tasia', 'JP: the shares come to 0 %'],
  ['ZZ', 'ZZ\tasia\tja 100', "'ZZ' is no region"],
  ['ZZ', 'JP\tasia\tja 100', 'JP stands there twice'],
  ['JP', 'JP\tasia\tja-XX 100', 'JP: there is no table ja-XX.tsv'],
  ['JP', 'JP\tasia\tja 99', 'JP: the shares come to 99 %'],
  ['JP', 'JP\tasia\tja 60\tcs 41', 'JP: the shares come to 101 %'],
  ['JP', 'JP\tasia\tja', "JP: 'ja' has no share in per cent"],
  ['JP', 'JP\tasia\tja 50.5\tcs 49.5', 'JP: there is no table ja 50.5.tsv'],
  ['JP', 'JP\tasia\tcs 40\tja 60', 'JP: a larger community than ja stands below it'],
  ['JP', 'JP\tasia\tja 60\tja 40', 'JP: ja stands there twice'],
  ['JP', 'JP\tasia\tja 100 any', "JP: 'any' is no order of names"],
  ['AQ', 'AQ\teurope\tnobody', 'AQ: where nobody lives, the names load with the page'],
])('in regions.tsv the row of %s as %j is a problem', (code, row, problem) => {
  writeRegions({ [code]: row, ...(code !== 'ZZ' && row === '' ? {} : { JM: 'JM\tasia\tja 100' }) });
  expect(read).toThrow(problem);
});

test('a table that no region uses is a problem', () => {
  write('tables/pl.tsv', LATIN);
  expect(read).toThrow(/regions\.tsv:1: no region has the culture pl/);
});

describe('a part of the world', () => {
  test('holds its regions and each culture that they draw from, those of the page among them', () => {
    writeRegions({ JP: 'JP\tasia\tja 60\ten-US 40' });
    const { regions, cultures } = makePart(read(), 'asia');
    expect(regions).toEqual({
      JP: [
        { tag: 'ja', share: 60, order: 'familygiven', latinOrder: 'given family' },
        { tag: 'en-US', share: 40, order: 'given family', latinOrder: 'given family' },
      ],
    });
    expect(Object.keys(cultures)).toEqual(['en-US', 'ja']);
    expect(cultures.ja).toMatchObject({
      family: '山田\tYamada\t100',
      latinTag: 'ja-Latn',
      families: 1,
      denied: ['太郎\t山田'],
    });
    expect(cultures['en-US']).toMatchObject({
      family: 'Nováček\t\t60\tNováčková\nKrál\t\t40',
      denied: ['Jan\tKrál'],
    });
  });

  test('writes a table of another script in A-Z where a region names it so, in the order of the country', () => {
    writeRegions({ CZ: 'CZ\tcentral\tcs 90\tja-Latn 10', JP: 'JP\tcentral\tja 90\tcs 10 family given' });
    const { regions, cultures } = makePart(read(), 'central');
    expect(regions.CZ?.[1]).toEqual({
      tag: 'ja-Latn',
      share: 10,
      order: 'given family',
      latinOrder: 'given family',
    });
    expect(regions.JP?.[1]).toMatchObject({ tag: 'cs', order: 'family given', latinOrder: 'family given' });
    expect(cultures['ja-Latn']).toMatchObject({
      female: 'Hanako\t\t100',
      latinTag: 'ja-Latn',
      denied: ['Taro\tYamada'],
    });
  });

  test('leaves out regions where nobody lives', () => {
    expect(Object.keys(makePart(read(), 'page').regions).sort()).toEqual(['US', 'english']);
  });
});

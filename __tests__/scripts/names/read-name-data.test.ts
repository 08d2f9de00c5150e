import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COUNTRIES } from '../../../domain/countries/countries';
import { getCulture } from '../../../domain/names/culture';
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
const TRICKY = LINES.replaceAll('\n', '\t\t\tlong\tCzechia\n').replace('Nováčková\t\t\t', 'Nováčková\t\t');
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
  ['tricky', 'tricky\ttricky\ten-x-tricky 100'],
]);

/** What a community is if `regions.tsv` says nothing else. */
const NATIVES = { women: 50, isNewcomer: false };

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
  write('tables/en-x-tricky.tsv', HEAD + TRICKY);
  write('tricky-kinds.tsv', 'long\t25 or more characters: columns that cut\n');
  write('spellings.tsv', '# none\n');
  writeNewcomers();
  writeRegions();
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const writeRegions = (changes: Record<string, string> = {}) =>
  write(
    'regions.tsv',
    `${[...new Map([...ROWS, ...Object.entries(changes)]).values()].filter(Boolean).join('\n')}\n`,
  );
/** The rows, and after them those of all other regions with people: no newcomers. */
const writeNewcomers = (...rows: string[]) => {
  const others = COUNTRIES.filter(({ code }) => code !== 'AQ' && !rows.some((row) => row.startsWith(code)));
  write('newcomers.tsv', [...rows, ...others.map(({ code }) => `${code}\t0\tCensus 2020`), ''].join('\n'));
};
const read = () => readNameData(pathToFileURL(`${folder}/`));

test('a folder without problems gives its tables, regions and denied pairs', () => {
  const { tables, regions, denied } = read();
  expect([...tables.keys()].sort()).toEqual(['cs', 'en-US', 'en-x-tricky', 'ja']);
  expect(regions.get('JP')).toEqual({
    part: 'asia',
    communities: [{ tag: 'ja', share: 100, women: 50, isNewcomer: false, order: undefined }],
  });
  expect(regions.get('AQ')).toEqual({ part: 'page', communities: [] });
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
  ['JP', 'JP\tasia\tja 100 women 100', 'JP: ja: women are 1 to 99 per cent, not 100'],
  ['JP', 'JP\tasia\tja 100 women half', "JP: 'women half' is no order of names"],
  ['JP', 'JP\tasia\t+ja 60\t+ja 40', 'JP: ja stands there twice'],
  ['AQ', 'AQ\teurope\tnobody', 'AQ: where nobody lives, the names load with the page'],
])('in regions.tsv the row of %s as %j is a problem', (code, row, problem) => {
  writeRegions({ [code]: row, ...(code !== 'ZZ' && row === '' ? {} : { JM: 'JM\tasia\tja 100' }) });
  expect(read).toThrow(problem);
});

test('a community can be newcomers, of so many women, with an order of their own', () => {
  writeNewcomers('JP\t12\tCensus 2020: born abroad');
  writeRegions({ JP: 'JP\tasia\tja 90\t+cs 10 women 30 family given' });
  expect(read().regions.get('JP')?.communities[1]).toEqual({
    tag: 'cs',
    share: 10,
    women: 30,
    isNewcomer: true,
    order: 'family given',
  });
});

test.each([
  ['JP\t13\tCensus 2020', ''],
  ['JP\t15\tCensus 2020', 'JP: the communities with + in regions.tsv come to 10 %, by census it is 15 %'],
  ['JP\t6\tCensus 2020', 'JP: the communities with + in regions.tsv come to 10 %, by census it is 6 %'],
  ['CZ\t12\tCensus 2021\nJP\t10\tCensus 2020', 'newcomers.tsv:1: CZ: the communities with +'],
  ['JP\t10\tCensus 2020\nJP\t10\tCensus 2020', 'newcomers.tsv:2: JP stands there twice'],
  ['AQ\t0\tCensus 2020', "newcomers.tsv:1: 'AQ' is no region with people"],
  ['tricky\t0\tCensus 2020', "newcomers.tsv:1: 'tricky' is no region with people"],
  ...['JP\t10', 'JP\t10\ta census', 'JP\tmany\tCensus 2020', 'JP\t10\tCensus 2020\tor so'].map((row) => [
    row,
    'newcomers.tsv:1: a row is a region, the per cent of its people who are newcomers, and a source with its year',
  ]),
])('where a tenth are newcomers, the census rows %j give the problem %j', (rows = '', problem = '') => {
  writeRegions({ JP: 'JP\tasia\tja 90\t+cs 10' });
  writeNewcomers(...rows.split('\n'));
  if (problem) expect(read).toThrow(problem);
  else expect(read).not.toThrow();
});

test('a region with people that has no row in the census table is a problem', () => {
  write('newcomers.tsv', 'JP\t0\tCensus 2020\n');
  expect(read).toThrow(
    'newcomers.tsv:1: CZ is missing: how many of its people are newcomers, 0 where there are none',
  );
});

test('newcomers may miss the census by 30 % of its figure where that is more than three points', () => {
  writeRegions({ JP: 'JP\tasia\tja 60\t+cs 40' });
  const isRefused = (figure: number) => {
    writeNewcomers(`JP\t${figure}\tCensus 2020`);
    try {
      read();
      return false;
    } catch {
      return true;
    }
  };
  expect([30, 31, 57, 58].map(isRefused)).toEqual([true, false, false, true]);
});

test.each([
  ['male\tJan', 'male\tJan\t\t100\t\t\tnew', "'new': only given names are marked, with 'old'"],
  ['family\tKrál', 'family\tKrál\t\t40\t\t\told', "'old': only given names are marked, with 'old'"],
  ['male\tJan', 'male\tJan\t\t100\t\t\told\tEurope', "'Europe': only tricky names say where they are borne"],
])('of %s the line %j is a problem', (start, row, problem) => {
  write('tables/cs.tsv', LATIN.replace(new RegExp(`^${start}.*$`, 'm'), row));
  expect(read).toThrow(problem);
});

test.each([
  ['\tlong\t', '\t\t', "tables/en-x-tricky.tsv:7: 'Anna' does not say what it breaks"],
  ['\tlong\t', '\tlong wide\t', "tables/en-x-tricky.tsv:7: 'wide' is no kind of tricky-kinds.tsv"],
  ['\tlong\t', '\tlong long\t', "tables/en-x-tricky.tsv:7: 'long long' names one kind twice"],
])('where %j of a tricky name is %j, that is a problem', (before, after, problem) => {
  write('tables/en-x-tricky.tsv', HEAD + TRICKY.replace(before, after));
  expect(read).toThrow(problem);
});

test.each([
  ['wide\tMany letters', "tricky-kinds.tsv:2: no tricky name has the kind 'wide'"],
  ['long\tMany letters', "tricky-kinds.tsv:2: 'long' stands there twice"],
  ...['wide', 'old\tMany years', 'very wide\tMany letters', 'wide\tMany\tletters'].map((row) => [
    row,
    'tricky-kinds.tsv:2: a row is a key of small letters and a text',
  ]),
])('the row %j of the kinds of trouble is a problem', (row = '', problem = '') => {
  write('tricky-kinds.tsv', `long\t25 or more characters\n${row}\n`);
  expect(read).toThrow(problem);
});

test.each([
  ['ja ru\tа=a', 'spellings.tsv:1: there is no table ru.tsv'],
  ['ja\tа=a\ncs ja\tа=a', 'spellings.tsv:2: ja stands there twice'],
  ...['ja', 'ja\tа', 'ja\tА=A', 'ja\tа=A', 'ja\tа=a  я=ya', 'ja\tа_я=aya', 'ja\t(=a', 'ja\tа=a\tя=ya'].map(
    (row) => [row, "spellings.tsv:1: a row is tags of tables, and rules such as 'щ=shch' for small letters"],
  ),
])('the spelling rules %j are a problem', (rows = '', problem = '') => {
  write('spellings.tsv', `${rows}\n`);
  expect(read).toThrow(problem);
});

test('a table that no region uses is a problem', () => {
  write('tables/pl.tsv', LATIN);
  expect(read).toThrow(/regions\.tsv:1: no region has the culture pl/);
});

test('a table that no region uses is a problem, even if another table has the same tag in A-Z', () => {
  write('tables/ja-Hebr.tsv', `${HEAD}female\tאנה\tAna\t100\nmale\tדן\tDan\t100\nfamily\tכהן\tCohen\t100\n`);
  writeRegions({ CZ: 'CZ\teurope\tja-Latn 100', DE: 'DE\teurope\tcs 100' });
  expect(read).toThrow(/regions\.tsv:1: no region has the culture ja-Hebr$/);
});

test('a tag in A-Z that two tables have is a problem where it is used, unless one is in the usual script', () => {
  for (const script of ['Hebr', 'Geor'])
    write(
      `tables/ja-${script}.tsv`,
      `${HEAD}female\tאנה\tAna\t100\nmale\tדן\tDan\t100\nfamily\tכהן\tCohen\t100\n`,
    );
  writeRegions({ JP: 'JP\tasia\tja-Latn 100' });
  writeRegions({ JP: 'JP\tasia\tja-Latn 100', CZ: 'CZ\teurope\tja-Hebr 60\tja-Geor 40' });
  expect(read).not.toThrow('can be');
  rmSync(join(folder, 'tables/ja.tsv'));
  expect(read).toThrow('JP: ja-Latn can be ja-Geor or ja-Hebr: give a table a region in its tag');
  rmSync(join(folder, 'tables/ja-Geor.tsv'));
  expect(read).not.toThrow('JP: ');
});

describe('a part of the world', () => {
  test('holds its regions and each culture that they draw from, those of the page among them', () => {
    writeRegions({ JP: 'JP\tasia\tja 60\ten-US 40' });
    const { regions, cultures, denied } = makePart(read(), 'asia');
    expect(denied).toEqual(['Jan,Král', '太郎,山田']);
    expect(regions).toEqual({
      JP: [
        { ...NATIVES, tag: 'ja', share: 60, order: 'familygiven', latinOrder: 'given family' },
        { ...NATIVES, tag: 'en-US', share: 40, order: 'given family', latinOrder: 'given family' },
      ],
    });
    expect(Object.keys(cultures.family ?? {})).toEqual(['en-US', 'ja']);
    expect(getCulture(cultures, 'ja')).toEqual({
      female: '花子,Hanako',
      male: '太郎,Taro',
      family: '山田,Yamada',
      shares: ['100000', '100000', '100000'],
      latinTag: 'ja-Latn',
    });
    expect(getCulture(cultures, 'en-US')).toEqual({
      female: 'Anna',
      male: 'Jan',
      family: 'Nováček,,,2ková|Král',
      shares: ['100000', '100000', '40000 20000'],
    });
  });

  test('writes a table of another script in A-Z where a region names it so, in the order of the country', () => {
    writeRegions({ CZ: 'CZ\tcentral\tcs 90\tja-Latn 10', JP: 'JP\tcentral\tja 90\tcs 10 family given' });
    const { regions, cultures, denied } = makePart(read(), 'central');
    expect(regions.CZ?.[1]).toEqual({
      ...NATIVES,
      tag: 'ja-Latn',
      share: 10,
      order: 'given family',
      latinOrder: 'given family',
    });
    expect(regions.JP?.[1]).toMatchObject({ tag: 'cs', order: 'family given', latinOrder: 'family given' });
    expect(getCulture(cultures, 'ja-Latn')).toMatchObject({ female: 'Hanako' });
    expect(denied).toContain('Taro,Yamada');
  });

  test('ships the rules of spelling with a table, and its other spellings; what is in A-Z has no rules', () => {
    write('spellings.tsv', 'ja\t花=hana 子=ko\n');
    write('tables/ja.tsv', JAPANESE.replace('\tHanako', '\t').replace('太郎', '子花'));
    writeRegions({ JP: 'JP\tasia\tja 60\tja-Latn 40' });
    const { cultures } = makePart(read(), 'asia');
    expect(cultures.spelling).toEqual({ ja: '花=hana 子=ko' });
    expect(cultures.female).toEqual({ ja: '花子', 'ja-Latn': 'Hanako' });
    expect(cultures.male).toEqual({ ja: '子花,Taro', 'ja-Latn': 'Taro' });
  });

  test('says what tricky names break if it is the tricky one', () => {
    const { troubles, cultures } = makePart(read(), 'tricky');
    expect(troubles).toEqual({ long: '25 or more characters: columns that cut' });
    expect(getCulture(cultures, 'en-x-tricky')?.female).toBe('Anna,,long');
    expect(makePart(read(), 'europe').troubles).toBeUndefined();
  });

  test('marks old names where newcomers share a table, and nowhere else', () => {
    write('tables/cs.tsv', `${LATIN.replace('Anna\t\t100', 'Anna\t\t60\nfemale\tAnežka\t\t40\t\t\told')}`);
    writeNewcomers('JP\t10\tCensus 2020');
    writeRegions({ JP: 'JP\tasia\tja 90\t+cs 10' });
    const data = read();
    expect(makePart(data, 'asia').cultures.female?.cs).toBe('Anna|Anežka,,old');
    expect(makePart(data, 'europe').cultures.female?.cs).toBe('Anna|Anežka');
  });

  test('leaves out regions where nobody lives', () => {
    expect(Object.keys(makePart(read(), 'page').regions).sort()).toEqual(['US', 'english']);
  });
});

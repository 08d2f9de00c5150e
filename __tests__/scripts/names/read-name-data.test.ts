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

/** A world in which everybody is Czech, except for Japan and the page's names: the part and the communities of each region. */
const WORLD: Record<string, [part: string, ...communities: string[]]> = {
  ...Object.fromEntries(COUNTRIES.map(({ code }) => [code, ['europe', 'cs\t100']])),
  JP: ['asia', 'ja\t100'],
  US: ['page', 'en-US\t100'],
  AQ: ['page'],
  english: ['page', 'en-US\t100'],
  tricky: ['tricky', 'en-x-tricky\t100'],
};

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
  writeRegions();
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const writeRegions = (changes: typeof WORLD = {}) => {
  const regions = Object.entries({ ...WORLD, ...changes });
  const makeRow = (code: string, part: string) => {
    if (code === 'AQ') return `${code}\t${part}\tnobody`;
    return code.length === 2 ? `${code}\t${part}\t0\tCensus 2020` : `${code}\t${part}`;
  };
  write('regions.tsv', `${regions.map(([code, [part]]) => makeRow(code, part)).join('\n')}\n`);
  const rows = regions.flatMap(([code, [, ...communities]]) => communities.map((row) => `${code}\t${row}\n`));
  write('communities.tsv', rows.join(''));
};
const read = () => readNameData(pathToFileURL(`${folder}/`));

test('a folder without problems gives its tables, regions and denied pairs', () => {
  const { tables, regions, denied } = read();
  expect([...tables.keys()].sort()).toEqual(['cs', 'en-US', 'en-x-tricky', 'ja']);
  expect(regions.get('JP')).toMatchObject({ part: 'asia', communities: [{ tag: 'ja', share: 100 }] });
  expect(denied.pairs).toContainEqual(['Jan', 'Král']);
});

test('all problems are reported at once, each with its file and line', () => {
  write('tables/cs.tsv', `${LATIN}family\tИванов\tIvanov\n`);
  write('tables/ja.tsv', `${JAPANESE}person\t花\n`);
  expect(read).toThrow(`${join(folder, 'tables/cs.tsv')}:11: 'Иванов' is no name in Latin letters`);
  expect(read).toThrow(`${join(folder, 'tables/ja.tsv')}:11: 'person' is no kind of name`);
  write('communities.tsv', 'JP\tja\t99\n');
  expect(read).toThrow(`${join(folder, 'communities.tsv')}:1: no region has the culture cs`);
  expect(read).toThrow('JP: the shares in communities.tsv add up to 99 %');
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

describe('a part of the world', () => {
  test('holds its regions and each culture that they draw from, those of the page among them', () => {
    writeRegions({ JP: ['asia', 'ja\t60', 'en-US\t40'] });
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
    writeRegions({
      CZ: ['central', 'cs\t90', 'ja-Latn\t10'],
      JP: ['central', 'ja\t90', 'cs\t10\t\t\tfamily given'],
    });
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
    writeRegions({ JP: ['asia', 'ja\t60', 'ja-Latn\t40'] });
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
    writeRegions({ JP: ['asia', 'ja\t97', 'cs\t3\tabroad'] });
    const data = read();
    expect(makePart(data, 'asia').cultures.female?.cs).toBe('Anna|Anežka,,old');
    expect(makePart(data, 'europe').cultures.female?.cs).toBe('Anna|Anežka');
  });

  test('leaves out regions where nobody lives', () => {
    expect(Object.keys(makePart(read(), 'page').regions).sort()).toEqual(['US', 'english']);
  });
});

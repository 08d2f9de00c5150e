import { parseCommunities } from '../../../scripts/names/parse-communities';

const parse = (rows: string, tables: readonly string[] = ['ja', 'cs']) => {
  const problems: string[] = [];
  const known = new Map(tables.map((tag) => [tag, null]));
  const communities = parseCommunities(rows, (line, problem) => problems.push(`${line}: ${problem}`), known);
  return { communities, problems };
};

test('a row gives the culture and its share; the rest has defaults', () => {
  const { communities, problems } = parse('JP\tja\t90\nJP\tcs\t10\tabroad\t30\tfamily given\n');
  expect(problems).toEqual([]);
  expect(communities.get('JP')).toEqual([
    { tag: 'ja', share: 90, isNewcomer: false, women: 50, order: undefined },
    { tag: 'cs', share: 10, isNewcomer: true, women: 30, order: 'family given' },
  ]);
});

const FORM = "a row is a region, culture, percent, 'abroad' or nothing, women in percent, and order";

test.each([
  ['JP\tja', `1: ${FORM}`],
  ['JP\tja\t50.5', `1: ${FORM}`],
  ['JP\tja\t50\tnewcomers', `1: ${FORM}`],
  ['JP\tja\t50\t\thalf', `1: ${FORM}`],
  ['JP\tja\t50\t\t\tfamily given\tmore', `1: ${FORM}`],
  ['JP\tja-XX\t100', '1: JP: there is no table ja-XX.tsv'],
  ['JP\tja\t0', '1: JP: ja has no share'],
  ['JP\tja\t100\t\t0', '1: JP: ja: women are 1 to 99 percent, not 0'],
  ['JP\tja\t100\t\t100', '1: JP: ja: women are 1 to 99 percent, not 100'],
  ['JP\tja\t100\t\t\tany', "1: JP: 'any' is not an order of names"],
  ['JP\tja\t60\nJP\tja\t40', '2: JP: ja is listed twice'],
  ['JP\tcs\t60\nJP\tja\t10\nJP\tja\t30\tabroad', '3: JP: ja is larger than the community above it'],
])('the rows %j are rejected', (rows, problem) => {
  expect(parse(`${rows}\n`, ['ja', 'cs']).problems).toContain(problem);
});

test('people and newcomers of one culture can be two communities', () => {
  expect(parse('JP\tja\t60\nJP\tja\t40\tabroad\n', ['ja']).problems).toEqual([]);
});

test('a table that no country uses is rejected, even if another table has the same latin tag', () => {
  expect(parse('CZ\tja-Latn\t100\n', ['ja', 'ja-Hebr']).problems).toEqual(['1: no region has the culture ja-Hebr']);
});

test('a latin tag that two tables share is rejected, unless one is in the usual script', () => {
  const rows = 'JP\tja-Latn\t100\nCZ\tja-Hebr\t60\nCZ\tja-Geor\t40\n';
  expect(parse(rows, ['ja', 'ja-Hebr', 'ja-Geor']).problems).toEqual([]);
  expect(parse(rows, ['ja-Hebr', 'ja-Geor']).problems).toEqual([
    '1: JP: ja-Latn can be ja-Hebr or ja-Geor: add a region to the tag of one of them',
  ]);
});

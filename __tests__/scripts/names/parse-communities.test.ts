import { parseCommunities } from '../../../scripts/names/parse-communities';
import { findProblems } from '../find-problems';

const parse = (rows: string, tables: readonly string[]) =>
  findProblems((report) => parseCommunities(`${rows}\n`, report, new Map(tables.map((tag) => [tag, null]))));

test('a row gives the culture and its share; the rest has defaults', () => {
  const rows = 'JP\tja\t90\nJP\tcs\t10\tabroad\t30\tfamily given\n';
  const communities = parseCommunities(rows, () => {}, new Map(['ja', 'cs'].map((tag) => [tag, null])));
  expect(communities.get('JP')).toEqual([
    { tag: 'ja', share: 90, isNewcomer: false, women: 50, order: undefined },
    { tag: 'cs', share: 10, isNewcomer: true, women: 30, order: 'family given' },
  ]);
});

test.each([
  ['\tja\t100', '1: no region'],
  ['JP\t\t100', '1: no culture'],
  ['JP\tja', '1: no share'],
  ['JP\tja\t50.5', "1: the share '50.5'"],
  ['JP\tja\t0', "1: the share '0'"],
  ['JP\tja\t101', "1: the share '101'"],
  ['JP\tja\t50\tnewcomers', "1: the abroad 'newcomers'"],
  ['JP\tja\t50\t\thalf', "1: the women 'half'"],
  ['JP\tja\t50\t\t0', "1: the women '0'"],
  ['JP\tja\t50\t\t100', "1: the women '100'"],
  ['JP\tja\t50\t\t\tany', "1: the order 'any'"],
  ['JP\tja-XX\t100', '1: there is no table ja-XX.tsv'],
  ['JP\tja\t60\nJP\tja\t40', '2: JP: ja is listed twice'],
  ['JP\tcs\t60\nJP\tja\t10\nJP\tja\t30\tabroad', '3: JP: ja is larger than the community above it'],
  ['JP\tja\t100', '1: no region has the culture cs'],
])('the rows %j are rejected', (rows, problem) => {
  expect(parse(rows, ['ja', 'cs']).join()).toContain(problem);
});

test.each([
  ['people and newcomers of one culture', 'JP\tja\t60\nJP\tja\t40\tabroad', ['ja'], []],
  ['a table that only another table’s latin tag matches', 'CZ\tja-Latn\t100', ['ja', 'ja-Hebr'], ['ja-Hebr']],
  ['two tables with one latin tag, one in the usual script', 'JP\tja-Latn\t60\nJP\tja-Hebr\t40', ['ja', 'ja-Hebr'], []],
])('with %s, the unused tables are reported', (_, rows, tables, unused) => {
  expect(parse(rows, tables)).toEqual(unused.map((tag) => `1: no region has the culture ${tag}`));
});

test('a latin tag of two tables in unusual scripts is rejected', () => {
  expect(parse('JP\tja-Latn\t100', ['ja-Hebr', 'ja-Geor'])).toEqual([
    '1: ja-Latn can be ja-Hebr or ja-Geor: add a region to the tag of one of them',
  ]);
});

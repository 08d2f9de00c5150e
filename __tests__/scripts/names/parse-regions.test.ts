import { COUNTRIES } from '../../../domain/countries/countries';
import type { RegionCommunity } from '../../../scripts/names/parse-communities';
import { parseRegions } from '../../../scripts/names/parse-regions';
import { findProblems } from '../find-problems';

const makeCommunity = (share: number, isNewcomer = false): RegionCommunity => ({
  tag: 'cs',
  share,
  isNewcomer,
  women: 50,
  order: undefined,
});

/** In these rows, nobody lives in AQ, and a tenth of JP are newcomers. */
const ROWS = new Map([
  ...COUNTRIES.map(({ code }): [string, string] => [code, `${code}\teurope\t0\tCensus 2020`]),
  ['AQ', 'AQ\tpage\tnobody'],
  ['JP', 'JP\tasia\t10\tCensus 2020'],
  ['english', 'english\tpage'],
  ['tricky', 'tricky\ttricky'],
]);
const COMMUNITIES = new Map([...ROWS.keys()].map((code) => [code, [makeCommunity(100)]]));
COMMUNITIES.delete('AQ');
COMMUNITIES.set('JP', [makeCommunity(90), makeCommunity(10, true)]);

const parse = (
  rows: Record<string, string>,
  changes: Record<string, RegionCommunity[]>,
  report: Parameters<typeof parseRegions>[1],
) => {
  const text = [...new Map([...ROWS, ...Object.entries(rows)]).values()].filter(Boolean).join('\n');
  return parseRegions(`${text}\n`, report, new Map([...COMMUNITIES, ...Object.entries(changes)]));
};
const findRowProblems = (rows: Record<string, string>, changes: Record<string, RegionCommunity[]> = {}) =>
  findProblems((report) => parse(rows, changes, report)).map((problem) => problem.replace(/^\d+: /, ''));

test.each([
  [
    'a country has its part and communities',
    'JP',
    { part: 'asia', communities: COMMUNITIES.get('JP'), isSmall: false },
  ],
  ['a place can be small', 'CZ', { part: 'europe', communities: COMMUNITIES.get('CZ'), isSmall: true }],
  ['where nobody lives, there are no communities', 'AQ', { part: 'page', communities: [], isSmall: false }],
])('%s', (_, code, region) => {
  const small = { CZ: 'CZ\teurope\t0\tCensus 2020\tsmall' };
  expect(findRowProblems(small)).toEqual([]);
  expect(parse(small, {}, () => {}).get(code)).toEqual(region);
});

const NOBODY = "nobody lives there, so the part is 'page', and there are no communities and no source";
const FIGURE = 'countries, and nothing else, have a percentage of newcomers (0 for none) and its source';

test.each([
  ['JP', '', 'JP is missing'],
  ['tricky', '', 'tricky is missing'],
  ['JP', 'JP', 'no part'],
  ['JP', 'JP\tEastern Asia\t10\tCensus 2020', "the part 'Eastern Asia'"],
  ['JP', 'JP\tasia\tmany\tCensus 2020', "the newcomers 'many'"],
  ['JP', 'JP\tasia\t10\ta census', "the source 'a census'"],
  ['JP', 'JP\tasia\t10\tCensus 2020\tor so', "the size 'or so'"],
  ['JP', 'JP\tasia', `JP: ${FIGURE}`],
  ['JP', 'JP\tasia\t10', `JP: ${FIGURE}`],
  ['english', 'english\tpage\t0', `english: ${FIGURE}`],
  ['ZZ', 'ZZ\tasia\t0\tCensus 2020', "'ZZ' is not a region"],
  ['ZZ', 'JP\tasia\t10\tCensus 2020', 'JP is listed twice'],
  ['AQ', 'AQ\teurope\tnobody', `AQ: ${NOBODY}`],
  ['AQ', 'AQ\tpage\tnobody\tCensus 2020', `AQ: ${NOBODY}`],
  ['JP', 'JP\tpage\tnobody', `JP: ${NOBODY}`],
  ['AQ', 'AQ\teurope\t0\tCensus 2020', 'AQ: communities.tsv lists no communities'],
  [
    'JP',
    'JP\tasia\t15\tCensus 2020',
    'JP: the newcomers in communities.tsv add up to 10 %, but the figure here is 15 %',
  ],
])('the row of %s as %j is rejected', (code, row, problem) => {
  expect(findRowProblems({ [code]: row }).join()).toContain(problem);
});

test.each([99, 101])('shares that add up to %d are rejected', (sum) => {
  expect(findRowProblems({}, { CZ: [makeCommunity(sum)] })).toEqual([
    `CZ: the shares in communities.tsv add up to ${sum} %`,
  ]);
});

test.each([
  [10, 6, false],
  [10, 7, true],
  [10, 14, true],
  [10, 15, false],
  [40, 30, false],
  [40, 31, true],
  [40, 57, true],
  [40, 58, false],
])('newcomers of %d %% where the figure is %d %%: accepted is %j', (share, figure, isAccepted) => {
  const communities = { JP: [makeCommunity(100 - share), makeCommunity(share, true)] };
  const problems = findRowProblems({ JP: `JP\tasia\t${figure}\tCensus 2020` }, communities);
  expect(problems.length === 0).toBe(isAccepted);
});

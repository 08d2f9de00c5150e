import { COUNTRIES } from '../../../domain/countries/countries';
import type { RegionCommunity } from '../../../scripts/names/parse-communities';
import { parseRegions } from '../../../scripts/names/parse-regions';

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

const parse = (rows: Record<string, string> = {}, changes: Record<string, RegionCommunity[]> = {}) => {
  const problems: string[] = [];
  const text = [...new Map([...ROWS, ...Object.entries(rows)]).values()].filter(Boolean).join('\n');
  const communities = new Map([...COMMUNITIES, ...Object.entries(changes)]);
  const regions = parseRegions(text, (_, problem) => problems.push(problem), communities);
  return { regions, problems };
};

test('a place can be small', () => {
  expect(parse({ JP: 'JP\tasia\t10\tCensus 2020\tsmall' }).regions.get('JP')?.isSmall).toBe(true);
});

test('a country has a part and its communities; where nobody lives, it has none', () => {
  const { regions, problems } = parse();
  expect(problems).toEqual([]);
  expect(regions.get('JP')).toEqual({ part: 'asia', communities: COMMUNITIES.get('JP'), isSmall: false });
  expect(regions.get('AQ')).toEqual({ part: 'page', communities: [], isSmall: false });
});

const FIGURE = 'JP: state how many of its people are newcomers in percent (0 for none), and a source with its year';

test.each([
  ['JP', '', 'JP is missing'],
  ['tricky', '', 'tricky is missing'],
  ['JP', '', "communities.tsv has 'JP', which is missing here"],
  ['JP', 'JP', "JP: '' is not the name of a part"],
  ['JP', 'JP\tEastern Asia\t10\tCensus 2020', "JP: 'Eastern Asia' is not the name of a part"],
  ['ZZ', 'ZZ\tasia\t0\tCensus 2020', "'ZZ' is not a region"],
  ['ZZ', 'JP\tasia\t10\tCensus 2020', 'JP is listed twice'],
  ['AQ', 'AQ\teurope\tnobody', "AQ: nobody lives there, so the part must be 'page'"],
  ['AQ', 'AQ\tpage\tnobody\tCensus 2020', 'AQ: nobody lives there, so there must be no source'],
  ['JP', 'JP\tpage\tnobody', 'JP: nobody lives there, but communities.tsv lists communities'],
  ['AQ', 'AQ\teurope\t0\tCensus 2020', 'AQ: the shares in communities.tsv add up to 0 %'],
  ['english', 'english\tpage\t0', 'english: too many fields'],
  ['JP', 'JP\tasia\t10\tCensus 2020\tsmall\tor so', 'JP: too many fields'],
  ['JP', 'JP\tasia\t10\tCensus 2020\tor so', "JP: the last field can only be 'small', not 'or so'"],
  ['JP', 'JP\tasia', FIGURE],
  ['JP', 'JP\tasia\t10\ta census', FIGURE],
  ['JP', 'JP\tasia\tmany\tCensus 2020', FIGURE],
  [
    'JP',
    'JP\tasia\t15\tCensus 2020',
    'JP: the newcomers in communities.tsv add up to 10 %, but the figure here is 15 %',
  ],
])('the row of %s as %j is rejected', (code, row, problem) => {
  expect(parse({ [code]: row }).problems).toContain(problem);
});

test.each([99, 101])('shares that add up to %d are rejected', (sum) => {
  expect(parse({}, { CZ: [makeCommunity(sum)] }).problems).toEqual([
    `CZ: the shares in communities.tsv add up to ${sum} %`,
  ]);
});

test.each([
  [10, [6, 7, 14, 15]],
  [40, [30, 31, 57, 58]],
])('newcomers of %d %% may differ from the figure by 3 points or 30 %% of it', (share, figures) => {
  const communities = { JP: [makeCommunity(100 - share), makeCommunity(share, true)] };
  const isAccepted = (figure: number) =>
    parse({ JP: `JP\tasia\t${figure}\tCensus 2020` }, communities).problems.length === 0;
  expect(figures.map(isAccepted)).toEqual([false, true, true, false]);
});

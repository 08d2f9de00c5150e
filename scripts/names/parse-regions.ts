import { COUNTRIES } from '../../domain/countries/countries';
import { addShares } from '../add-shares';
import { type Report, type Row, readRows, reportDuplicates } from '../read-rows';
import type { RegionCommunity } from './parse-communities';

/** What must have a row: the countries, English names, and tricky names. */
const CODES: readonly string[] = [...COUNTRIES.map(({ code }) => code), 'english', 'tricky'];

const COLUMNS = {
  region: /./,
  part: /^[a-z]+(?:-[a-z]+)*$/,
  newcomers: /^(?:nobody|100|\d{1,2}(?:\.\d+)?)?$/,
  // With its year.
  source: /^$|\b(?:19|20)\d\d\b/,
  size: /^(?:small)?$/,
};

/** Newcomers may differ from the stated figure by this many percentage points or this fraction, whichever is more. */
const MAX_POINTS = 3;
const MAX_FRACTION = 0.3;

/**
 * Parses `regions.tsv`. Its head explains the rows. Returns, by country code, the part with the country's names ('page'
 * if they load with the page), its communities, and whether a few thousand people at most live there.
 */
export function parseRegions(text: string, report: Report, communities: ReadonlyMap<string, RegionCommunity[]>) {
  const rows = readRows(text, report, COLUMNS);
  reportDuplicates(rows, ({ region }) => region);
  const regions = rows.map((row) => {
    const own = communities.get(row.region) ?? [];
    if (!CODES.includes(row.region)) row.report(`'${row.region}' is not a region`);
    for (const problem of findProblems(row, own)) row.report(`${row.region}: ${problem}`);
    return [row.region, { part: row.part, communities: own, isSmall: row.size !== '' }] as const;
  });
  const byCode = new Map(regions);
  for (const code of new Set([...CODES, ...communities.keys()])) if (!byCode.has(code)) report(1, `${code} is missing`);
  return byCode;
}

function* findProblems(row: Row<keyof typeof COLUMNS>, communities: readonly RegionCommunity[]) {
  const { region, part, newcomers, source } = row;
  const isInhabited = newcomers !== 'nobody';
  const total = addShares(communities);
  if (total !== (isInhabited ? 100 : 0)) yield `the shares in communities.tsv add up to ${total} %`;
  if (!isInhabited && part !== 'page') yield "nobody lives there, so the part is 'page'";
  if ((region.length === 2) !== (newcomers !== ''))
    yield "countries, and nothing else, have a percentage of newcomers (0 for none) or 'nobody'";
  if (/\d/.test(newcomers) !== (source !== '')) yield 'percentages of newcomers, and nothing else, have a source';
  const [listed, stated] = [addShares(communities.filter(({ isNewcomer }) => isNewcomer)), Number(newcomers)];
  if (Math.abs(listed - stated) > Math.max(MAX_POINTS, MAX_FRACTION * stated))
    yield `the newcomers in communities.tsv add up to ${listed} %, but the figure here is ${stated} %`;
}

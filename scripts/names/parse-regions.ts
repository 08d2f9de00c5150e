import { COUNTRIES } from '../../domain/countries/countries';
import { type Report, type Row, readRows } from '../read-rows';
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
  const regions = new Map<string, { part: string; communities: readonly RegionCommunity[]; isSmall: boolean }>();
  for (const row of readRows(text, COLUMNS, report)) {
    const { line, region: code, part, size } = row;
    const own = communities.get(code) ?? [];
    if (regions.has(code)) report(line, `${code} is listed twice`);
    if (!CODES.includes(code)) report(line, `'${code}' is not a region`);
    for (const problem of findProblems(row, own)) report(line, `${code}: ${problem}`);
    regions.set(code, { part, communities: own, isSmall: size !== '' });
  }
  for (const code of new Set([...CODES, ...communities.keys()]))
    if (!regions.has(code)) report(1, `${code} is missing`);
  return regions;
}

function* findProblems(row: Row<keyof typeof COLUMNS>, communities: readonly RegionCommunity[]) {
  const { region, part, newcomers, source } = row;
  const sum = (people: readonly RegionCommunity[]) => people.reduce((total, { share }) => total + share, 0);
  if (newcomers === 'nobody') {
    if (part !== 'page' || communities.length > 0 || source)
      yield "nobody lives there, so the part is 'page', and there are no communities and no source";
    return;
  }
  if (communities.length === 0) yield 'communities.tsv lists no communities';
  else if (sum(communities) !== 100) yield `the shares in communities.tsv add up to ${sum(communities)} %`;
  const isCountry = region.length === 2;
  if (isCountry !== (newcomers !== '') || isCountry !== (source !== ''))
    yield 'countries, and nothing else, have a percentage of newcomers (0 for none) and its source';
  const [listed, stated] = [sum(communities.filter(({ isNewcomer }) => isNewcomer)), Number(newcomers)];
  if (isCountry && Math.abs(listed - stated) > Math.max(MAX_POINTS, MAX_FRACTION * stated))
    yield `the newcomers in communities.tsv add up to ${listed} %, but the figure here is ${stated} %`;
}

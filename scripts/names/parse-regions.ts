import { COUNTRIES } from '../../domain/countries/countries';
import { type Report, readRows, reportDuplicates } from '../read-rows';
import { sumShares } from '../sum-shares';
import type { RegionCommunity } from './parse-communities';

/** What must have a row: the countries, English names, and tricky names. */
const CODES: readonly string[] = [...COUNTRIES.map(({ code }) => code), 'english', 'tricky'];

const COLUMNS = {
  region: /./,
  part: /^[a-z]+(?:-[a-z]+)*$/,
  size: /^(?:small|nobody)?$/,
  newcomers: /^/,
  peoples: /./,
};

/**
 * Parses `regions.tsv`. Its head explains the rows. Returns, by country code, the part with the country's names ('page'
 * if they load with the page), its communities, and whether a few thousand people at most live there.
 */
export function parseRegions(text: string, report: Report, communities: ReadonlyMap<string, RegionCommunity[]>) {
  const rows = readRows(text, report, COLUMNS);
  reportDuplicates(rows, ({ region }) => region);
  const regions = rows.map(({ region, part, size, report }) => {
    const own = communities.get(region) ?? [];
    const total = sumShares(own);
    if (!CODES.includes(region)) report(`'${region}' is not a region`);
    if (total !== (size === 'nobody' ? 0 : 100))
      report(`${region}: the shares in communities.tsv add up to ${total} %`);
    return [region, { part, communities: own, isSmall: size === 'small' }] as const;
  });
  const byCode = new Map(regions);
  for (const code of new Set([...CODES, ...communities.keys()])) if (!byCode.has(code)) report(1, `${code} is missing`);
  return byCode;
}

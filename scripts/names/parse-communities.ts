import type { ShippedCommunity } from '../../domain/names/parts';
import { type Report, readRows, reportDuplicates } from '../read-rows';
import type { CompleteTable } from './complete-table';
import { getLatinTag } from './culture-tag';

/** A row of `communities.tsv`. */
export interface RegionCommunity extends ShippedCommunity {
  readonly table: CompleteTable;
}

/** Follows the table's name if a community has its latin spellings. */
const LATIN = / latin$/;

const COLUMNS = {
  region: /./,
  culture: /./,
  share: /^(?:[1-9]\d?|100)$/,
  newcomers: /^(?:newcomers)?$/,
  women: /^(?:[1-9]\d?)?$/,
};

/** Parses `communities.tsv`. Its head explains the rows. Returns them by country code. */
export function parseCommunities(text: string, report: Report, tables: ReadonlyMap<string, CompleteTable>) {
  const rows = readRows(text, report, COLUMNS);
  reportDuplicates(rows, ({ region, culture, newcomers }) => `${region}: ${culture} ${newcomers}`.trim());
  const communities = new Map<string, RegionCommunity[]>();
  const unused = new Set(tables.values());
  for (const { region, culture, newcomers, report, ...row } of rows) {
    const others = communities.get(region) ?? [];
    const [share, women] = [Number(row.share), Number(row.women || 50)];
    const table = tables.get(culture.replace(LATIN, ''));
    if (!table) {
      report(`there is no table ${culture}.tsv`);
      continue;
    }
    unused.delete(table);
    if (share > (others.at(-1)?.share ?? 100)) report(`${region}: ${culture} is larger than the community above it`);
    const tag = LATIN.test(culture) ? getLatinTag(table.tag) : table.tag;
    communities.set(region, [...others, { tag, share, isNewcomer: newcomers !== '', women, table }]);
  }
  for (const { tag } of unused) report(1, `no region has the culture ${tag}`);
  return communities;
}

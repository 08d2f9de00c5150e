import { NAME_ORDERS, type NameOrder } from '../../domain/names/name';
import type { ShippedCommunity } from '../../domain/names/parts';
import { type Report, readRows, reportDuplicates } from '../read-rows';
import type { CompleteTable } from './complete-table';
import { getLatinTag } from './culture-tag';

/** A row of `communities.tsv`. The order is '' if full names are written as in the table. */
export interface RegionCommunity extends Omit<ShippedCommunity, 'order' | 'latinOrder'> {
  readonly order: NameOrder | '';
  readonly table: CompleteTable;
}

/** Follows the table's name if a community has its latin spellings. */
const LATIN = / latin$/;

const COLUMNS = {
  region: /./,
  culture: /./,
  share: /^(?:[1-9]\d?|100)$/,
  abroad: /^(?:abroad)?$/,
  women: /^(?:[1-9]\d?)?$/,
  order: new RegExp(`^(?:${NAME_ORDERS.join('|')})?$`),
};

/** Parses `communities.tsv`. Its head explains the rows. Returns them by country code. */
export function parseCommunities(text: string, report: Report, tables: ReadonlyMap<string, CompleteTable>) {
  const rows = readRows(text, report, COLUMNS);
  reportDuplicates(rows, ({ region, culture, abroad }) => `${region}: ${culture} ${abroad}`.trim());
  const communities = new Map<string, RegionCommunity[]>();
  const unused = new Set(tables.values());
  for (const { region, culture, abroad, report, ...row } of rows) {
    const others = communities.get(region) ?? [];
    const [share, women, order] = [Number(row.share), Number(row.women || 50), row.order as NameOrder | ''];
    const table = tables.get(culture.replace(LATIN, ''));
    if (!table) {
      report(`there is no table ${culture}.tsv`);
      continue;
    }
    unused.delete(table);
    if (share > (others.at(-1)?.share ?? 100)) report(`${region}: ${culture} is larger than the community above it`);
    const tag = LATIN.test(culture) ? getLatinTag(table.tag) : table.tag;
    communities.set(region, [...others, { tag, share, isNewcomer: abroad !== '', women, order, table }]);
  }
  for (const { tag } of unused) report(1, `no region has the culture ${tag}`);
  return communities;
}

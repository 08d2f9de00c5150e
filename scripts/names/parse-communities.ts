import { NAME_ORDERS, type NameOrder } from '../../domain/names/name';
import type { ShippedCommunity } from '../../domain/names/parts';
import { type Report, readRows, reportDuplicates } from '../read-rows';
import type { CompleteTable } from './complete-table';
import { findTables } from './culture-tag';

/** A row of `communities.tsv`. The order is '' if full names are written as in the table. */
export interface RegionCommunity extends Omit<ShippedCommunity, 'order' | 'latinOrder'> {
  readonly order: NameOrder | '';
  readonly table: CompleteTable;
}

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
  for (const { region, culture: tag, abroad, report, ...row } of rows) {
    const others = communities.get(region) ?? [];
    const [share, women, order] = [Number(row.share), Number(row.women || 50), row.order as NameOrder | ''];
    const found = findTables(tag, tables);
    if (found.length === 0) report(`there is no table ${tag}.tsv`);
    if (found.length > 1)
      report(`${tag} can be ${found.map((each) => each.tag).join(' or ')}: add a region to the tag of one of them`);
    for (const each of found) unused.delete(each);
    if (share > (others.at(-1)?.share ?? 100)) report(`${region}: ${tag} is larger than the community above it`);
    const table = found[0] as CompleteTable;
    communities.set(region, [...others, { tag, share, isNewcomer: abroad !== '', women, order, table }]);
  }
  for (const { tag } of unused) report(1, `no region has the culture ${tag}`);
  return communities;
}

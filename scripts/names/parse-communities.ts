import { NAME_ORDERS, type NameOrder } from '../../domain/names/name';
import type { ShippedCommunity } from '../../domain/names/parts';
import { type Report, readRows } from '../read-rows';
import { findTables } from './culture-tag';

/** A row of `communities.tsv`. The order is undefined if full names are written as in the table. */
export type RegionCommunity = Omit<ShippedCommunity, 'order' | 'latinOrder'> & { order: NameOrder | undefined };

const COLUMNS = {
  region: /./,
  culture: /./,
  share: /^(?:[1-9]\d?|100)$/,
  abroad: /^(?:abroad)?$/,
  women: /^(?:[1-9]\d?)?$/,
  order: new RegExp(`^(?:${NAME_ORDERS.join('|')})?$`),
};

/** Parses `communities.tsv`. Its head explains the rows. Returns them by country code. */
export function parseCommunities(text: string, report: Report, tables: ReadonlyMap<string, unknown>) {
  const communities = new Map<string, RegionCommunity[]>();
  const unused = new Set(tables.keys());
  for (const row of readRows(text, COLUMNS, report)) {
    const { line, region, culture: tag } = row;
    const others = communities.get(region) ?? [];
    const [share, isNewcomer, women] = [Number(row.share), row.abroad !== '', Number(row.women || 50)];
    const found = findTables(tag, tables);
    for (const table of found) unused.delete(table);
    if (found.length === 0) report(line, `there is no table ${tag}.tsv`);
    if (found.length > 1) report(line, `${tag} can be ${found.join(' or ')}: add a region to the tag of one of them`);
    if (others.some((other) => other.tag === tag && other.isNewcomer === isNewcomer))
      report(line, `${region}: ${tag} is listed twice`);
    if (share > (others.at(-1)?.share ?? 100)) report(line, `${region}: ${tag} is larger than the community above it`);
    const order = (row.order || undefined) as NameOrder | undefined;
    communities.set(region, [...others, { tag, share, isNewcomer, women, order }]);
  }
  for (const tag of unused) report(1, `no region has the culture ${tag}`);
  return communities;
}

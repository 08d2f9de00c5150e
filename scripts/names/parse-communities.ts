import { NAME_ORDERS, type NameOrder } from '../../domain/names/name';
import type { ShippedCommunity } from '../../domain/names/parts';
import { parseRows, type Report } from '../parse-rows';
import { findTables } from './culture-tag';

/** A row of `communities.tsv`. */
export interface RegionCommunity extends Omit<ShippedCommunity, 'order' | 'latinOrder'> {
  /** Undefined if full names are written as in the table. */
  readonly order: NameOrder | undefined;
}

/** Parses `communities.tsv`. Reports problems; leaves out rows that can't be used. Returns the rows by country code. */
export function parseCommunities(text: string, report: Report, tables: ReadonlyMap<string, unknown>) {
  const communities = new Map<string, RegionCommunity[]>();
  for (const [line, [region = '', ...fields]] of parseRows(text)) {
    const [tag = '', share = '', abroad = '', women = '', order, ...more] = fields;
    if (!tag || !/^\d+$/.test(share) || !/^(?:abroad)?$/.test(abroad) || !/^\d*$/.test(women) || more.length > 0) {
      report(line, "a row is a region, culture, percent, 'abroad' or nothing, women in percent, and order");
      continue;
    }
    const community = {
      tag,
      share: Number(share),
      isNewcomer: abroad !== '',
      women: Number(women || 50),
      order: order as NameOrder | undefined,
    };
    const others = communities.get(region) ?? [];
    for (const problem of findProblems(community, others, tables)) report(line, `${region}: ${problem}`);
    communities.set(region, [...others, community]);
  }
  const used = new Set([...communities.values()].flat().flatMap(({ tag }) => findTables(tag, tables)));
  for (const tag of tables.keys()) if (!used.has(tag)) report(1, `no region has the culture ${tag}`);
  return communities;
}

/** @param others the country's communities in the rows above */
function* findProblems(
  { tag, share, women, isNewcomer, order }: RegionCommunity,
  others: readonly RegionCommunity[],
  known: ReadonlyMap<string, unknown>,
) {
  const tags = findTables(tag, known);
  if (tags.length === 0) yield `there is no table ${tag}.tsv`;
  if (tags.length > 1) yield `${tag} can be ${tags.join(' or ')}: add a region to the tag of one of them`;
  if (share === 0) yield `${tag} has no share`;
  if (women < 1 || women > 99) yield `${tag}: women are 1 to 99 percent, not ${women}`;
  if (order !== undefined && !NAME_ORDERS.includes(order)) yield `'${order}' is not an order of names`;
  if (others.some((other) => other.tag === tag && other.isNewcomer === isNewcomer)) yield `${tag} is listed twice`;
  if (share > (others.at(-1)?.share ?? 100)) yield `${tag} is larger than the community above it`;
}

import { COUNTRIES } from '../../domain/countries/countries';
import { NAME_ORDERS, type NameOrder } from '../../domain/names/name';
import type { ShippedCommunity } from '../../domain/names/parts';
import { parseRows, type Report } from '../parse-rows';
import { findTables } from './culture-tag';
import type { NameTable } from './name-table';

/** A community of a region, as `regions.tsv` has it. */
export interface RegionCommunity extends Omit<ShippedCommunity, 'order' | 'latinOrder'> {
  /** How they write full names there; undefined if as their table says. */
  readonly order: NameOrder | undefined;
}

/** A row of `regions.tsv`. */
export interface Region {
  /** The file that holds the region's names; 'page' for those that load with the page. */
  readonly part: string;
  /** The largest community first; none where nobody lives. */
  readonly communities: readonly RegionCommunity[];
}

/** By BCP 47 tag. */
type Tables = ReadonlyMap<string, NameTable>;

/** Each has a row: the regions, English names for every country, and names that break careless software. */
const CODES = [...COUNTRIES.map(({ code }) => String(code)), 'english', 'tricky'];

/** What stands in place of communities where nobody lives. */
const NOBODY = 'nobody';

/**
 * Parses `regions.tsv`: region code, part, and its communities. A community is '+' for newcomers, the tag of a table,
 * its share, 'women' and their per cent, and the order of names; all but tag and share may be missing.
 */
export function parseRegions(text: string, tables: Tables, report: Report): Map<string, Region> {
  const regions = new Map<string, Region>();
  for (const [line, [code = '', part = '', ...fields]] of parseRows(text)) {
    if (regions.has(code)) report(line, `${code} stands there twice`);
    if (!CODES.includes(code)) report(line, `'${code}' is no region`);
    if (!/^[a-z]+(-[a-z]+)*$/.test(part)) report(line, `${code}: '${part}' is no part of the world`);
    const communities = fields[0] === NOBODY ? [] : fields.map(parseCommunity);
    regions.set(code, { part, communities });
    if (fields.length !== 1 || fields[0] !== NOBODY)
      for (const problem of checkCommunities(communities, tables)) report(line, `${code}: ${problem}`);
    else if (part !== 'page') report(line, `${code}: where nobody lives, the names load with the page`);
  }
  for (const code of CODES) if (!regions.has(code)) report(1, `${code} is missing`);
  const tags = [...regions.values()].flatMap(({ communities }) => communities.map(({ tag }) => tag));
  const used = new Set(tags.flatMap((tag) => findTables(tag, tables)));
  for (const tag of tables.keys()) if (!used.has(tag)) report(1, `no region has the culture ${tag}`);
  return regions;
}

function parseCommunity(field: string): RegionCommunity {
  const [, plus, tag = field, share, women = '50', order] =
    /^(\+?)(\S+) (\d+)(?: women (\d+))?(?: (.+))?$/.exec(field) ?? [];
  return {
    tag,
    share: Number(share ?? 0),
    women: Number(women),
    isNewcomer: plus === '+',
    order: order as NameOrder | undefined,
  };
}

function* checkCommunities(communities: readonly RegionCommunity[], known: Tables) {
  for (const [index, { tag, share, women, isNewcomer, order }] of communities.entries()) {
    const tags = findTables(tag, known);
    if (tags.length === 0) yield `there is no table ${tag}.tsv`;
    if (tags.length > 1) yield `${tag} can be ${tags.join(' or ')}: give a table a region in its tag`;
    if (!share) yield `'${tag}' has no share in per cent`;
    if (women < 1 || women > 99) yield `${tag}: women are 1 to 99 per cent, not ${women}`;
    if (order && !NAME_ORDERS.includes(order)) yield `'${order}' is no order of names`;
    if (communities.findIndex((other) => other.tag === tag && other.isNewcomer === isNewcomer) < index)
      yield `${tag} stands there twice`;
    if (share > (communities[index - 1]?.share ?? 100))
      yield `a larger community than ${tag} stands below it`;
  }
  const sum = communities.reduce((total, { share }) => total + share, 0);
  if (sum !== 100) yield `the shares come to ${sum} %`;
}

import type { CultureTable } from '../../domain/names/culture';
import { NAME_ORDERS, type NameOrder } from '../../domain/names/name-order';
import type { NamePart } from '../../domain/names/parts';
import { getLatinTag } from './culture-tag';
import { findDeniedPairs } from './denied';
import type { NameLine, NameTable } from './name-table';
import type { RegionCulture } from './parse-regions';
import type { NameData } from './read-name-data';

/** The part that loads with the page. */
export const PAGE = 'page';

/** The table of a tag, and whether the tag asks for its names in A-Z. */
function findTable({ tables, latinTags }: NameData, tag: string) {
  const own = tables.get(tag);
  return own
    ? { table: own, isLatin: false }
    : { table: tables.get(latinTags.get(tag) ?? '') as NameTable, isLatin: true };
}

function makeLine({ name, roman, share, womenName, womenRoman }: NameLine, isLatin: boolean): string {
  const fields = isLatin ? [roman, '', share, womenRoman] : [name, roman, share, womenName, womenRoman];
  return fields.join('\t').trimEnd();
}

function makeCulture(tag: string, data: NameData): CultureTable {
  const { table, isLatin } = findTable(data, tag);
  const makeList = (list: readonly NameLine[]) => list.map((line) => makeLine(line, isLatin)).join('\n');
  return {
    female: makeList(table.lists.female),
    male: makeList(table.lists.male),
    family: makeList(table.lists.family),
    latinTag: isLatin ? tag : getLatinTag(tag),
    families: table.head.families ? 2 : 1,
    same: table.head.same !== undefined,
    denied: findDeniedPairs(table, data.denied, isLatin),
  };
}

function makeCommunity(data: NameData, { tag, share, order }: RegionCulture) {
  const { table, isLatin } = findTable(data, tag);
  const ownOrder = (table.head.order ?? NAME_ORDERS[0]) as NameOrder;
  const ownLatinOrder = (table.head.latin ?? ownOrder) as NameOrder;
  return {
    tag,
    share,
    order: order ?? (isLatin ? ownLatinOrder : ownOrder),
    latinOrder: order ?? ownLatinOrder,
  };
}

/** The names of one part of the world: its regions, and the tables that they draw from. */
export function makePart(data: NameData, part: string): NamePart {
  const regions = [...data.regions].filter(
    ([, region]) => region.part === part && region.cultures.length > 0,
  );
  const tags = new Set(regions.flatMap(([, { cultures }]) => cultures.map(({ tag }) => tag)));
  return {
    regions: Object.fromEntries(
      regions.map(([code, { cultures }]) => [code, cultures.map((culture) => makeCommunity(data, culture))]),
    ),
    cultures: Object.fromEntries([...tags].sort().map((tag) => [tag, makeCulture(tag, data)])),
  };
}

import { type Culture, LISTS, type ListName } from '../../domain/names/culture';
import type { NameOrder } from '../../domain/names/name';
import type { NamePart, ShippedCommunity } from '../../domain/names/parts';
import { findTables, getLatinTag, getScripts } from './culture-tag';
import { findDeniedPairs } from './denied';
import { findFall } from './find-fall';
import { OLD } from './flags';
import type { RegionCommunity } from './parse-communities';
import type { NameData } from './read-tables';
import type { NameLine, NameTable } from './table-format';

/** Finds the table for a community's tag, and whether its latin spellings are meant. */
function findTable(data: NameData, tag: string) {
  const [own = ''] = findTables(tag, data.tables);
  return { table: data.tables.get(own) as NameTable, isLatin: own !== tag };
}

const omitSame = (text: string, other: string) => (text === other ? '' : text);

/** Makes a row of `NamePart.rows`. Leaves out the flag 'old' if the part has no newcomers of this culture. */
function makeRow(line: NameLine, isLatin: boolean, hasNewcomers: boolean): string {
  const { name, latin, womenName, womenLatin } = line;
  const flags = line.flags === OLD && !hasNewcomers ? '' : line.flags;
  const fields = isLatin
    ? [latin, '', omitSame(womenLatin, latin), '', flags]
    : [name, omitSame(latin, name), womenName, omitSame(womenLatin, womenName), flags];
  return fields.join(',').replace(/,+$/, '');
}

const byList = <T>(make: (list: ListName) => T) =>
  Object.fromEntries(LISTS.map((list) => [list, make(list)])) as Record<ListName, T>;

function makeCulture(tag: string, table: NameTable): Culture {
  const [women, men, joiner] = table.head.double?.split(' ') ?? [];
  const latinTag = getLatinTag(tag);
  return {
    frequencies: byList((list) => {
      const shares = table.lists[list].map(({ share }) => Number(share)).filter(Boolean);
      return { shares, fall: findFall(shares, table.lists[list].length) };
    }),
    ...(latinTag !== tag && { latinTag }),
    ...(joiner && {
      double: { female: Number(women), male: Number(men), joiner: joiner === 'hyphen' ? '-' : ' ' },
    }),
    ...(table.head.same && { same: true }),
  };
}

function makeCommunity(data: NameData, community: RegionCommunity): ShippedCommunity {
  const { table, isLatin } = findTable(data, community.tag);
  const order = (community.order ?? table.head.order) as NameOrder;
  const latinOrder = (community.order ?? table.head.latinorder ?? order) as NameOrder;
  return { ...community, order: isLatin ? latinOrder : order, latinOrder };
}

/** Makes the names of one part of the world: its communities, and the cultures that they draw from. */
export function makePart(data: NameData, part: string): NamePart {
  const regions = [...data.regions].filter(([, each]) => each.part === part && each.communities.length > 0);
  const communities = regions.flatMap(([, region]) => region.communities);
  const tags = [...new Set(communities.map(({ tag }) => tag))];
  // Names in the same script compress better next to each other.
  const getOrder = (tag: string) => `${getScripts(tag).join('')} ${tag}`;
  tags.sort((a, b) => (getOrder(a) < getOrder(b) ? -1 : 1));
  const cultures = tags.map((tag) => ({ tag, ...findTable(data, tag) }));
  const denied = cultures.flatMap(({ table, isLatin }) => findDeniedPairs(table, data.denied, isLatin));
  const problems = Object.fromEntries(Array.from(data.trickyProblems, ([flag, { text }]) => [flag, text]));
  const newcomers = new Set(communities.filter(({ isNewcomer }) => isNewcomer).map(({ tag }) => tag));
  const makeRows = (list: ListName) =>
    cultures.map(({ tag, table, isLatin }) => [
      tag,
      table.lists[list].map((line) => makeRow(line, isLatin, newcomers.has(tag))).join('|'),
    ]);
  return {
    communities: Object.fromEntries(
      regions.map(([code, region]) => [code, region.communities.map((each) => makeCommunity(data, each))]),
    ),
    ...(part === 'tricky' && { problems }),
    denied: [...new Set(denied)],
    small: regions.filter(([, { isSmall }]) => isSmall).map(([code]) => code),
    cultures: Object.fromEntries(cultures.map(({ tag, table }) => [tag, makeCulture(tag, table)])),
    rows: byList((list) => Object.fromEntries(makeRows(list))),
  };
}

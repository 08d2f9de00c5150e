import type { Culture, ListName } from '../../domain/names/culture';
import type { NameOrder } from '../../domain/names/name';
import type { NamePart, ShippedCommunity } from '../../domain/names/parts';
import { findTables, getLatinTag, getScripts } from './culture-tag';
import { findDeniedPairs } from './denied';
import type { RegionCommunity } from './parse-communities';
import { byList, type NameLine, type NameTable, OLD } from './parse-table';
import type { NameData } from './read-tables';

/** Finds the table for a community's tag, and whether the tag means the latin spellings of its names. */
function findTable(data: NameData, tag: string) {
  const [own = ''] = findTables(tag, data.tables);
  return { tag, table: data.tables.get(own) as NameTable, isRomanized: own !== tag };
}

/** Makes a row of `NamePart.rows`. Leaves out the flag 'old' if the part has no newcomers of this culture. */
function makeRow({ name, latin, womenName, womenLatin, flags }: NameLine, isRomanized: boolean, hasNewcomers: boolean) {
  const omitSame = (text: string, other: string) => (text === other ? '' : text);
  const fields = isRomanized
    ? [latin, '', omitSame(womenLatin, latin), '']
    : [name, omitSame(latin, name), womenName, omitSame(womenLatin, womenName)];
  return [...fields, flags === OLD && !hasNewcomers ? '' : flags].join(',').replace(/,+$/, '');
}

function makeCulture(tag: string, { head, frequencies }: NameTable): Culture {
  const [women, men, joiner] = head.double.split(' ');
  const latinTag = getLatinTag(tag);
  return {
    frequencies,
    ...(latinTag !== tag && { latinTag }),
    ...(joiner && {
      twoFamilyNames: { female: Number(women), male: Number(men), joiner: joiner === 'hyphen' ? '-' : ' ' },
    }),
    ...(head.same && { allowsEqualNames: true }),
  };
}

function makeCommunity(data: NameData, community: RegionCommunity): ShippedCommunity {
  const { table, isRomanized } = findTable(data, community.tag);
  const order = (community.order ?? table.head.order) as NameOrder;
  const latinOrder = (community.order ?? (table.head.latinorder || order)) as NameOrder;
  return { ...community, order: isRomanized ? latinOrder : order, latinOrder };
}

/** Makes the names of one part of the world: its communities, and the cultures that they draw from. */
export function makePart(data: NameData, part: string): NamePart {
  const regions = [...data.regions].filter(([, each]) => each.part === part && each.communities.length > 0);
  const communities = regions.flatMap(([, region]) => region.communities);
  // Names in the same script compress better next to each other.
  const tags = [...new Set(communities.map(({ tag }) => `${getScripts(tag).join('')} ${tag}`))].sort();
  const cultures = tags.map((tag) => findTable(data, tag.replace(/.* /, '')));
  const denied = cultures.flatMap(({ table, isRomanized }) => findDeniedPairs(table, data.denied, isRomanized));
  const newcomers = new Set(communities.filter(({ isNewcomer }) => isNewcomer).map(({ tag }) => tag));
  const makeRows = (list: ListName) =>
    cultures.map(({ tag, table, isRomanized }) => [
      tag,
      table.lists[list].map((line) => makeRow(line, isRomanized, newcomers.has(tag))).join('|'),
    ]);
  return {
    communities: Object.fromEntries(
      regions.map(([code, region]) => [code, region.communities.map((each) => makeCommunity(data, each))]),
    ),
    ...(part === 'tricky' && { problems: Object.fromEntries(data.trickyProblems) }),
    denied: [...new Set(denied)],
    small: regions.filter(([, { isSmall }]) => isSmall).map(([code]) => code),
    cultures: Object.fromEntries(cultures.map(({ tag, table }) => [tag, makeCulture(tag, table)])),
    rows: byList((list) => Object.fromEntries(makeRows(list))),
  };
}

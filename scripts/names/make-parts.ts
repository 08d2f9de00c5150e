import { type Culture, type Cultures, formatShares } from '../../domain/names/culture';
import { makeEnding } from '../../domain/names/ending';
import type { NameOrder } from '../../domain/names/name';
import type { NamePart, ShippedCommunity } from '../../domain/names/parts';
import { createSpeller } from '../../domain/names/spelling';
import { findTables, getLatinTag } from './culture-tag';
import { findDeniedPairs } from './denied';
import { OLD } from './marks';
import type { NameLine, NameTable } from './name-table';
import type { RegionCommunity } from './parse-communities';
import type { NameData } from './read-name-data';

/** The part that loads with the page. */
export const PAGE = 'page';

/** The table of a community's tag, and whether the tag asks for its names in A-Z. */
function findTable(data: NameData, tag: string) {
  const [own = ''] = findTables(tag, data.tables);
  return { table: data.tables.get(own) as NameTable, isLatin: own !== tag };
}

const makeShares = (list: readonly NameLine[]) =>
  formatShares(list.map(({ share }) => Number(share)).filter(Boolean));

/** @param hasNewcomers whether newcomers of the part bear the names, and not those that are old */
function makeCulture(data: NameData, tag: string, hasNewcomers: boolean): Culture {
  const { table, isLatin } = findTable(data, tag);
  const [women, men, joint] = table.head.double?.split(' ') ?? [];
  const latinTag = getLatinTag(tag);
  const spell = createSpeller(table.spelling);
  const omitUsual = (name: string, latin: string) => (latin === spell(name) ? '' : latin);
  const makeLine = ({ name, latin, womenName, womenLatin, marks }: NameLine) => {
    const mark = marks === OLD && !hasNewcomers ? '' : marks;
    const fields = isLatin
      ? [latin, '', mark, womenLatin && makeEnding(latin, womenLatin)]
      : [
          name,
          omitUsual(name, latin),
          mark,
          womenName && makeEnding(name, womenName),
          omitUsual(womenName, womenLatin) && makeEnding(latin, womenLatin),
        ];
    return fields.join(',').replace(/,+$/, '');
  };
  const makeList = (list: readonly NameLine[]) => list.map(makeLine).join('|');
  return {
    female: makeList(table.lists.female),
    male: makeList(table.lists.male),
    family: makeList(table.lists.family),
    shares: [makeShares(table.lists.female), makeShares(table.lists.male), makeShares(table.lists.family)],
    ...(table.spelling && !isLatin && { spelling: table.spelling }),
    ...(latinTag !== tag && { latinTag }),
    ...(joint && {
      double: { female: Number(women), male: Number(men), joint: joint === 'hyphen' ? '-' : ' ' },
    }),
    ...(table.head.same && { same: true }),
  };
}

/** Turns cultures into those that ship: their fields, each by tag. */
function groupByField(cultures: readonly (readonly [tag: string, culture: Culture])[]): Cultures {
  const fields: Record<string, Record<string, unknown>> = {};
  for (const [tag, culture] of cultures)
    for (const [field, value] of Object.entries(culture)) fields[field] = { ...fields[field], [tag]: value };
  return fields;
}

function makeCommunity(data: NameData, community: RegionCommunity): ShippedCommunity {
  const { table, isLatin } = findTable(data, community.tag);
  const order = (community.order ?? table.head.order) as NameOrder;
  const latinOrder = (community.order ?? table.head.latin ?? order) as NameOrder;
  return { ...community, order: isLatin ? latinOrder : order, latinOrder };
}

/** The names of one part of the world: its regions, and the tables that they draw from. */
export function makePart(data: NameData, part: string): NamePart {
  const regions = [...data.regions].filter(([, each]) => each.part === part && each.communities.length > 0);
  const communities = regions.flatMap(([, region]) => region.communities);
  const tags = [...new Set(communities.map(({ tag }) => tag))].sort();
  const denied = tags.flatMap((tag) => {
    const { table, isLatin } = findTable(data, tag);
    return findDeniedPairs(table, data.denied, isLatin);
  });
  const newcomers = new Set(communities.filter(({ isNewcomer }) => isNewcomer).map(({ tag }) => tag));
  return {
    regions: Object.fromEntries(
      regions.map(([code, region]) => [code, region.communities.map((each) => makeCommunity(data, each))]),
    ),
    ...(part === 'tricky' && { troubles: Object.fromEntries(data.trickyKinds) }),
    denied: [...new Set(denied)],
    cultures: groupByField(tags.map((tag) => [tag, makeCulture(data, tag, newcomers.has(tag))])),
  };
}

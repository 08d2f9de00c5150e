import type { Culture } from '../../domain/names/culture';
import type { NameOrder } from '../../domain/names/name';
import type { NamePart, ShippedCommunity } from '../../domain/names/parts';
import { findTables, getLatinTag } from './culture-tag';
import { findDeniedPairs } from './denied';
import { OLD } from './marks';
import type { NameLine, NameTable } from './name-table';
import type { RegionCommunity } from './parse-regions';
import type { NameData } from './read-name-data';

/** The part that loads with the page. */
export const PAGE = 'page';

/** The table of a community's tag, and whether the tag asks for its names in A-Z. */
function findTable(data: NameData, tag: string) {
  const [own = ''] = findTables(tag, data.tables);
  return { table: data.tables.get(own) as NameTable, isLatin: own !== tag };
}

/** A name as it ships. */
function makeLine(line: NameLine, isLatin: boolean, hasNewcomers: boolean): string {
  const { name, latin, share, womenName, womenLatin } = line;
  const marks = line.marks === OLD && !hasNewcomers ? '' : line.marks;
  const fields = isLatin
    ? [latin, '', share, marks, womenLatin]
    : [name, latin, share, marks, womenName, womenLatin];
  return fields.join(',').replace(/,+$/, '');
}

/** @param hasNewcomers whether newcomers of the part bear the names, and not those that are old */
function makeCulture(data: NameData, tag: string, hasNewcomers: boolean): Culture {
  const { table, isLatin } = findTable(data, tag);
  const [women, men, joint] = table.head.double?.split(' ') ?? [];
  const makeList = (list: readonly NameLine[]) =>
    list.map((line) => makeLine(line, isLatin, hasNewcomers)).join('|');
  return {
    female: makeList(table.lists.female),
    male: makeList(table.lists.male),
    family: makeList(table.lists.family),
    latinTag: isLatin ? tag : getLatinTag(tag),
    double: { female: Number(women ?? 0), male: Number(men ?? 0), joint: joint === 'hyphen' ? '-' : ' ' },
    same: table.head.same !== undefined,
    denied: findDeniedPairs(table, data.denied, isLatin),
  };
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
  const newcomers = new Set(communities.filter(({ isNewcomer }) => isNewcomer).map(({ tag }) => tag));
  return {
    regions: Object.fromEntries(
      regions.map(([code, region]) => [code, region.communities.map((each) => makeCommunity(data, each))]),
    ),
    ...(part === 'tricky' && { troubles: Object.fromEntries(data.trickyKinds) }),
    cultures: Object.fromEntries(tags.map((tag) => [tag, makeCulture(data, tag, newcomers.has(tag))])),
  };
}

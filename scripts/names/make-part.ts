import type { Culture, ListName } from '../../domain/names/culture';
import type { NameOrder } from '../../domain/names/name';
import type { NamePart } from '../../domain/names/parts';
import { getLatinTag, getScripts } from './culture-tag';
import { findDeniedPairs } from './denied';
import type { NameLine } from './name-line';
import type { CommunityRow } from './parse-regions';
import { byList, type NameTable } from './parse-table';
import type { NameData } from './read-tables';

const omitSame = (text: string, other: string) => (text === other ? '' : text);

/** Makes a row of `NamePart.rows`. */
function makeRow({ name, latin, womenName, womenLatin, flags }: NameLine, usesLatin: boolean): string {
  const fields = usesLatin
    ? [latin, '', omitSame(womenLatin, latin), '']
    : [name, omitSame(latin, name), womenName, omitSame(womenLatin, womenName)];
  return [...fields, flags].join(',').replace(/,+$/, '');
}

function makeCulture(tag: string, { head, frequencies, ...table }: NameTable): Culture {
  const [women, men, joiner] = head.twofamilynames.split(' ');
  const latinTag = getLatinTag(tag);
  const [order, latinOrder] = [head.order, head.latinorder || head.order] as [NameOrder, NameOrder];
  return {
    frequencies,
    order: tag === table.tag ? order : latinOrder,
    ...(latinTag !== tag && { latinTag }),
    ...(latinOrder !== order && { latinOrder }),
    ...(joiner && {
      twoFamilyNames: { female: Number(women), male: Number(men), joiner: joiner === 'hyphen' ? '-' : ' ' },
    }),
    ...(head.equalnames && { allowsEqualNames: true }),
  };
}

const toShipped = ({ tag, share, isNewcomer, women }: CommunityRow) => ({ tag, share, isNewcomer, women });

/** Makes the names of one part of the world: its communities, and the cultures that they draw from. */
export function makePart(data: NameData, part: string): NamePart {
  const regions = [...data.regions].filter(([, each]) => each.part === part && each.communities.length > 0);
  const communities = regions.flatMap(([, region]) => region.communities);
  // Names in the same script compress better next to each other: saves 50 kB in all (gzip).
  const getSortKey = ({ tag }: CommunityRow) => `${getScripts(tag).join('')} ${tag}`;
  const byTag = new Map(communities.map((community) => [community.tag, community]));
  const cultures = [...byTag.values()].sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1));
  const denied = cultures.flatMap(({ tag, table }) =>
    findDeniedPairs(table, data.denied, tag === table.tag ? 'name' : 'latin'),
  );
  const makeRows = ({ tag, table }: CommunityRow, list: ListName) =>
    table.lists[list].map((line) => makeRow(line, tag !== table.tag)).join('|');
  return {
    communities: Object.fromEntries(regions.map(([code, region]) => [code, region.communities.map(toShipped)])),
    ...(part === 'tricky' && { problems: data.trickyProblems }),
    denied: [...new Set(denied)],
    small: regions.filter(([, { isSmall }]) => isSmall).map(([code]) => code),
    cultures: Object.fromEntries(cultures.map(({ tag, table }) => [tag, makeCulture(tag, table)])),
    rows: byList((list) => Object.fromEntries(cultures.map((culture) => [culture.tag, makeRows(culture, list)]))),
  };
}

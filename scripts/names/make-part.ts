import type { Culture, ListName } from '../../domain/names/culture';
import type { NameOrder } from '../../domain/names/name';
import type { NamePart } from '../../domain/names/parts';
import { getLatinTag, getScripts } from './culture-tag';
import { findDeniedPairs } from './denied';
import type { CommunityRow } from './parse-regions';
import { byList } from './parse-table';
import type { NameData } from './read-tables';

const omitSame = (text: string, other: string) => (text === other ? '' : text);

/** Packs the rows of a list, as in `NamePart.rows`. */
function packRows({ tag, table }: CommunityRow, list: ListName): string {
  const rows = table.lists[list].map(({ name, latin, womenName, womenLatin, flags }) => {
    const own = [name, omitSame(latin, name), womenName, omitSame(womenLatin, womenName), flags];
    const fields = tag === table.tag ? own : [latin, '', omitSame(womenLatin, latin), '', flags];
    return fields.join(',').replace(/,+$/, '');
  });
  return rows.join('|');
}

function makeCulture({ tag, table }: CommunityRow): Culture {
  const { head, frequencies } = table;
  const [women, men, joiner] = head.twofamilynames.split(' ');
  const twoFamilyNames = { female: Number(women), male: Number(men), joiner: joiner === 'hyphen' ? '-' : ' ' };
  const latinTag = getLatinTag(tag);
  const order = head.order as NameOrder;
  const latinOrder = (head.latinorder || order) as NameOrder;
  return {
    frequencies,
    order: tag === table.tag ? order : latinOrder,
    ...(latinTag !== tag && { latinTag }),
    ...(latinOrder !== order && { latinOrder }),
    ...(joiner && { twoFamilyNames }),
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
  return {
    communities: Object.fromEntries(regions.map(([code, region]) => [code, region.communities.map(toShipped)])),
    ...(part === 'tricky' && { problems: data.trickyProblems }),
    denied: [...new Set(cultures.flatMap((culture) => findDeniedPairs(culture, data.denied)))].join('|'),
    small: regions.filter(([, { isSmall }]) => isSmall).map(([code]) => code),
    cultures: Object.fromEntries(cultures.map((culture) => [culture.tag, makeCulture(culture)])),
    rows: byList((list) => Object.fromEntries(cultures.map((culture) => [culture.tag, packRows(culture, list)]))),
  };
}

import type { RegionCode } from '../countries/countries';
import parts from '../generated/name-parts.json' with { type: 'json' };
import pageNames from '../generated/page-names.json' with { type: 'json' };
import type { Culture, ListName } from './culture';
import type { NameOrder } from './name';

/** Which names are drawn. The first is the default. */
export const NAME_SOURCES = ['local', 'latin', 'tricky', 'english'] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

/** A community of a region, as it ships. */
export interface ShippedCommunity {
  /** BCP 47 tag of its culture. */
  readonly tag: string;
  /** Per cent of the region's people. */
  readonly share: number;
  /** How many of its people are women, in per cent. */
  readonly women: number;
  /** Whether its people were born abroad: they have no old names. */
  readonly isNewcomer: boolean;
  /** How full names are written where they live. */
  readonly order: NameOrder;
  /** The same for latin spellings. */
  readonly latinOrder: NameOrder;
}

/**
 * The names of a list: rows separated by '|', the most frequent name first. The fields of a row are separated by ',': the
 * name, its latin spelling if that differs, the women's form if that differs, its latin spelling if that differs, and flags:
 * 'old' for a given name that newcomers do not have, or the problems that a tricky name causes. Empty fields at the end are
 * left out.
 */
type Rows = string;

/** The names of a part of the world, as they ship. */
export interface NamePart {
  /** By region code, or 'english' or 'tricky'; the largest community first. */
  readonly communities: Readonly<Partial<Record<string, readonly ShippedCommunity[]>>>;
  /** By BCP 47 tag. */
  readonly cultures: Readonly<Partial<Record<string, Culture>>>;
  /** The names, apart from the cultures, because similar texts compress best next to each other. */
  readonly rows: Readonly<Record<ListName, Readonly<Partial<Record<string, Rows>>>>>;
  /** Full names that nobody gets, such as those of heads of state: given and family name, separated by ','. */
  readonly denied: readonly string[];
  /** The regions of a few thousand people at most. */
  readonly small: readonly string[];
  /** What each flag of a tricky name means. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** A community and what its names are drawn from. */
export interface Community extends ShippedCommunity, Culture {
  readonly rows: Readonly<Record<ListName, Rows>>;
  readonly denied: ReadonlySet<string>;
  readonly problems: NamePart['problems'];
}

/** The people of a region. */
export interface Population {
  /** At least one. */
  readonly communities: readonly Community[];
  /** Whether there are so few that two of them rarely have the same full name. */
  readonly isSmall: boolean;
}

/** A part that loads after the page: a part of the world, or 'tricky'. */
export type PartName = keyof typeof parts;

/** The parts in the order in which they load while the page idles. */
export const PARTS = Object.keys(parts) as PartName[];

/** The parts that have loaded after the page. */
export type LoadedParts = Readonly<Partial<Record<PartName, NamePart>>>;

/** The names that load with the page: those of the United States. */
const PAGE_PART = pageNames as unknown as NamePart;

const PART_BY_REGION = new Map(
  PARTS.flatMap((part) => parts[part].split(' ').map((region) => [region, part] as const)),
);

/** Whether nobody lives in a region. Its names are then English. */
export function isUninhabited(region: RegionCode): boolean {
  return !PART_BY_REGION.has(region) && !(region in PAGE_PART.communities);
}

/** The key of `NamePart.communities`. */
function getKey(region: RegionCode, source: NameSource): string {
  if (source === 'tricky') return source;
  return source === 'english' || isUninhabited(region) ? 'english' : region;
}

/** The part that a run needs; null for the names that load with the page. */
export function getPart(region: RegionCode, source: NameSource): PartName | null {
  return PART_BY_REGION.get(getKey(region, source)) ?? null;
}

/**
 * The people that the names of a run are drawn from.
 *
 * @throws RangeError if the part that `getPart` names has not loaded
 */
export function getPopulation(region: RegionCode, source: NameSource, loaded: LoadedParts): Population {
  const name = getPart(region, source);
  const part = name === null ? PAGE_PART : loaded[name];
  if (!part) throw new RangeError(`The names for ${region} have not loaded`);
  const key = getKey(region, source);
  const denied = new Set(part.denied);
  const communities = (part.communities[key] ?? []).map((community) => {
    const culture = part.cultures[community.tag];
    const female = part.rows.female[community.tag];
    const male = part.rows.male[community.tag];
    const family = part.rows.family[community.tag];
    if (!culture || !female || !male || !family)
      throw new RangeError(`There are no names of the culture ${community.tag}`);
    return { ...community, ...culture, rows: { female, male, family }, denied, problems: part.problems };
  });
  return { communities, isSmall: part.small.includes(key) };
}

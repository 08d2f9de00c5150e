import type { RegionCode } from '../countries/countries';
import parts from '../generated/name-parts.json' with { type: 'json' };
import pageNames from '../generated/page-names.json' with { type: 'json' };
import { type Culture, type Cultures, getCulture } from './culture';
import type { NameOrder } from './name';

/** Whose names are drawn. The first is the default. */
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
  /** Whether its people were born abroad: they bear no old names. */
  readonly isNewcomer: boolean;
  /** How they write full names where they live. */
  readonly order: NameOrder;
  /** The same in A-Z. */
  readonly latinOrder: NameOrder;
}

/** A community and the culture that its names are drawn from. */
export interface Community extends ShippedCommunity {
  readonly culture: Culture;
  /** As in `NamePart`. */
  readonly denied: ReadonlySet<string>;
  /** The kinds of trouble by mark; of tricky names only. */
  readonly troubles?: NamePart['troubles'];
}

/** The names of a part of the world. */
export interface NamePart {
  /** By region code, or 'english' or 'tricky'; the largest community first. */
  readonly regions: Readonly<Partial<Record<string, readonly ShippedCommunity[]>>>;
  readonly cultures: Cultures;
  /** Given and family name of heads of state, criminals and idols, separated by ','. */
  readonly denied: readonly string[];
  /** Of tricky names: the kinds of trouble that they bring, by mark. */
  readonly troubles?: Readonly<Record<string, string>>;
}

/** A part that loads after the page. Named for a part of the world, or 'tricky'. */
export type PartName = keyof typeof parts;

/** The parts in the order of the file, each with the regions that it serves, separated by spaces. */
export const PARTS = Object.keys(parts) as PartName[];

/** The names that load with the page: those of the United States. */
const PAGE_PART = pageNames as unknown as NamePart;

const PART_BY_REGION = new Map(
  PARTS.flatMap((part) => parts[part].split(' ').map((region) => [region, part] as const)),
);

/** Whether nobody lives in a region. Its names are then English ones. */
export function isUninhabited(region: RegionCode): boolean {
  return !PART_BY_REGION.has(region) && !(region in PAGE_PART.regions);
}

/** The key of `NamePart.regions` for the people of a run. */
function getKey(region: RegionCode, source: NameSource): string {
  if (source === 'tricky') return source;
  return source === 'english' || isUninhabited(region) ? 'english' : region;
}

/** The part that a run needs; null for the names that load with the page. */
export function getPart(region: RegionCode, source: NameSource): PartName | null {
  return PART_BY_REGION.get(getKey(region, source)) ?? null;
}

/**
 * The communities that a run draws from, at least one.
 *
 * @param part the part that `getPart` names; null for the names that load with the page
 * @throws RangeError if the part does not hold them
 */
export function getCommunities(region: RegionCode, source: NameSource, part: NamePart | null): Community[] {
  const { regions, cultures, denied, troubles } = part ?? PAGE_PART;
  const communities = regions[getKey(region, source)];
  if (!communities) throw new RangeError(`There are no names for ${region}`);
  const deniedPairs = new Set(denied);
  return communities.map((community) => {
    const culture = getCulture(cultures, community.tag);
    if (!culture) throw new RangeError(`There are no names of the culture ${community.tag}`);
    return { ...community, culture, denied: deniedPairs, troubles };
  });
}

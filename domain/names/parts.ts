import type { RegionCode } from '../countries/countries';
import parts from '../generated/name-parts.json' with { type: 'json' };
import pageNames from '../generated/page-names.json' with { type: 'json' };
import { type Culture, LISTS, type ListName } from './culture';

/** Where names come from. The first is the default. */
export const NAME_SOURCES = ['local', 'latin', 'tricky', 'english'] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

/** A community of a country, as it ships. */
export interface ShippedCommunity {
  /** The BCP 47 tag of its culture. */
  readonly tag: string;
  /** In percent of the country's population. */
  readonly share: number;
  /** In percent of the community. */
  readonly women: number;
  /** Whether these people were born abroad. They don't get old names. */
  readonly isNewcomer: boolean;
}

/**
 * The names of a list, most frequent first, as rows separated by '|'. The fields of a row are separated by ',': name,
 * latin spelling, women's form, its latin spelling, and flags. Spellings and forms are left out if they don't differ,
 * and so are empty fields at the end. Flags are 'old' for given names that newcomers don't get, or what a tricky name
 * breaks.
 */
type PackedRows = string;

/** The names of a part of the world, as they ship. */
export interface NamePart {
  /** By country code, or 'english' or 'tricky'. */
  readonly communities: Readonly<Partial<Record<string, readonly ShippedCommunity[]>>>;
  /** By BCP 47 tag. */
  readonly cultures: Readonly<Partial<Record<string, Culture>>>;
  /** Separate from the cultures, because similar texts compress better next to each other: saves 85 kB in all (gzip). */
  readonly rows: Readonly<Record<ListName, Readonly<Partial<Record<string, PackedRows>>>>>;
  /** Full names that are never drawn, such as those of heads of state: 'given,family', separated by '|'. */
  readonly denied: string;
  /** Codes of countries with a few thousand people at most. */
  readonly small: readonly string[];
  /** By flag of a tricky name. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** A community with its names. */
export interface Community extends ShippedCommunity, Culture {
  readonly rows: Readonly<Record<ListName, PackedRows>>;
  readonly denied: ReadonlySet<string>;
  readonly problems: NamePart['problems'];
}

/** The people that names are drawn from. */
export interface Population {
  /** At least one. */
  readonly communities: readonly Community[];
  /** Whether only a few thousand people live there, so that full names hardly repeat. */
  readonly isSmall: boolean;
}

/** A part of the world, or 'tricky'. It loads after the page. */
export type PartName = keyof typeof parts;

/** The parts, in the order in which they load while the page idles. */
export const PARTS = Object.keys(parts) as PartName[];

export type LoadedParts = Readonly<Partial<Record<PartName, NamePart>>>;

/** US and English names load with the page. */
const PAGE_PART = pageNames as unknown as NamePart;

const PART_BY_KEY = new Map(PARTS.flatMap((part) => parts[part].split(' ').map((key) => [key, part] as const)));

/** Returns a key of `NamePart.communities`. If nobody lives in a country, its names are English. */
export function getPopulationKey(country: RegionCode, source: NameSource): string {
  if (source === 'tricky') return source;
  const isInhabited = PART_BY_KEY.has(country) || country in PAGE_PART.communities;
  return source === 'english' || !isInhabited ? 'english' : country;
}

/** Returns the name of the part that a run needs, or null if its names load with the page. */
export function getPartName(country: RegionCode, source: NameSource): PartName | null {
  return PART_BY_KEY.get(getPopulationKey(country, source)) ?? null;
}

/**
 * Returns the people that the names of a run are drawn from.
 *
 * @throws RangeError if their part has not loaded
 */
export function getPopulation(country: RegionCode, source: NameSource, loaded: LoadedParts): Population {
  const partName = getPartName(country, source);
  const part = partName === null ? PAGE_PART : loaded[partName];
  if (!part) throw new RangeError(`The names for ${country} have not loaded`);
  const key = getPopulationKey(country, source);
  const denied = new Set(part.denied.split('|'));
  const communities = (part.communities[key] ?? []).map((community) => {
    const culture = part.cultures[community.tag];
    const [female, male, family] = LISTS.map((list) => part.rows[list][community.tag]);
    if (!culture || !female || !male || !family)
      throw new RangeError(`There are no names of the culture ${community.tag}`);
    return { ...community, ...culture, rows: { female, male, family }, denied, problems: part.problems };
  });
  return { communities, isSmall: part.small.includes(key) };
}

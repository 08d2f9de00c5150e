import type { RegionCode } from '../countries/countries';
import packedAmerican from '../generated/american-names.json' with { type: 'json' };
import { type Culture, openCulture } from './culture';
import type { NameSource } from './name-source';
import { type PackedNames, unpackWords, type Word } from './packed-names';

/** Names of many cultures, and the regions whose people bear them. */
export interface NameAtlas {
  readonly packed: PackedNames;
  readonly words: readonly Word[];
  /** The cultures used so far: making one ready takes longer than drawing from it. */
  readonly opened: Map<string, Culture>;
}

/** A culture that a region's names are drawn from. */
export interface RegionCulture {
  readonly culture: Culture;
  /** Per cent of the region's people. */
  readonly share: number;
}

/** Unpacks the names of many cultures. */
export function openAtlas(packed: PackedNames): NameAtlas {
  return { packed, words: unpackWords(packed), opened: new Map() };
}

/** Loaded with the page: the names of the United States, which stand in where nobody lives. */
const AMERICAN = openAtlas(packedAmerican as PackedNames);
const ENGLISH = 'en-US 100';

function getCulture(tag: string, atlas: NameAtlas): Culture {
  const culture = atlas.opened.get(tag) ?? openCulture(tag, atlas.packed, atlas.words);
  atlas.opened.set(tag, culture);
  return culture;
}

/** Whether a run needs names that are not loaded with the page. */
export function needsLocalNames(region: RegionCode, names: NameSource): boolean {
  return names === 'local' && !(region in AMERICAN.packed.regions);
}

/** Whether nobody lives in a region, so that its local names are English ones. */
export function isUninhabited(region: RegionCode): boolean {
  return AMERICAN.packed.regions[region] === ENGLISH;
}

/**
 * The cultures that a region's names are drawn from.
 *
 * @param localNames may be null where `needsLocalNames` says no
 * @throws RangeError where the names that the region needs are missing
 */
export function getCultures(
  region: RegionCode,
  names: NameSource,
  localNames: NameAtlas | null,
): readonly RegionCulture[] {
  const atlas = needsLocalNames(region, names) ? localNames : AMERICAN;
  const text = names === 'english' ? ENGLISH : atlas?.packed.regions[region];
  if (!atlas || !text) throw new RangeError(`There are no names for ${region}`);
  return text.split(',').map((part) => {
    const [tag = '', share] = part.split(' ');
    return { culture: getCulture(tag, atlas), share: Number(share) };
  });
}

import type { RegionCode } from '../countries/countries';
import packedAmerican from '../generated/american-names.json' with { type: 'json' };
import { type Culture, unpackCulture } from './culture';
import type { NameSource } from './name-source';
import { type PackedNames, unpackWords, type Word } from './packed-names';

/** The names of many cultures, and the regions that use them. */
export interface NameAtlas {
  readonly packed: PackedNames;
  /** The dictionary of `packed`, unpacked. */
  readonly words: readonly Word[];
  /** The cultures unpacked so far, by tag: unpacking one is slow. */
  readonly cultureCache: Map<string, Culture>;
}

/** A culture that a region's names are drawn from. */
export interface RegionCulture {
  readonly culture: Culture;
  /** Per cent of the region's people. */
  readonly share: number;
}

/** Unpacks the dictionary of names. The cultures are unpacked when they are first used. */
export function unpackAtlas(packed: PackedNames): NameAtlas {
  return { packed, words: unpackWords(packed), cultureCache: new Map() };
}

/** The names of the United States, loaded with the page. Regions where nobody lives use them too. */
const AMERICAN = unpackAtlas(packedAmerican as PackedNames);

/** The entry in `packed.regions` of a region with English names only. */
const ENGLISH = 'en-US 100';

function getCulture(tag: string, atlas: NameAtlas): Culture {
  const culture = atlas.cultureCache.get(tag) ?? unpackCulture(tag, atlas.packed, atlas.words);
  atlas.cultureCache.set(tag, culture);
  return culture;
}

/** Whether a run needs names that are not loaded with the page. */
export function needsLocalNames(region: RegionCode, names: NameSource): boolean {
  return names === 'local' && !(region in AMERICAN.packed.regions);
}

/** Whether nobody lives in a region. Its local names are then English ones. */
export function isUninhabited(region: RegionCode): boolean {
  return AMERICAN.packed.regions[region] === ENGLISH;
}

/**
 * The cultures that a region's names are drawn from.
 *
 * @param localNames may be null if `needsLocalNames` is false
 * @throws RangeError if the names that the region needs are missing
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

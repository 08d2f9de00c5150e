import type { RegionCode } from '../countries/countries';
import regions from '../generated/name-regions.json' with { type: 'json' };
import { makeLanguageTag } from './language-tag';

/** A faker locale that the names of at least one region come from. */
export type NameLocaleCode = keyof typeof regions;

export interface NameLocale {
  readonly code: NameLocaleCode;
  /** BCP 47 tag of the names' language and script, for the lang attribute: 'sr-Latn-RS'. */
  readonly lang: string;
  /** Whether English stands in, because the sample-data generator has no names of the region's main language. */
  readonly isFallback: boolean;
}

const CODE_BY_REGION = new Map(
  Object.entries(regions).flatMap(([code, list]) =>
    list.split(' ').map((region) => [region, code as NameLocaleCode]),
  ),
);

/**
 * The locale that a region's local names come from: that of its main language by CLDR's likely subtags, as the build
 * found it, so that every browser agrees; English where there is none.
 */
export function getNameLocale(region: RegionCode): NameLocale {
  const found = CODE_BY_REGION.get(region);
  const code = found ?? 'en';
  return { code, lang: makeLanguageTag(code), isFallback: found === undefined };
}

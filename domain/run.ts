import type { RegionCode } from './countries/countries';
import type { Generated } from './generate-contacts';
import type { Options } from './screen/options';

/** The smallest and the largest count of a run, both inclusive (spec §9). */
export const MIN_COUNT = 1;
export const MAX_COUNT = 1000;

/**
 * Parses the count that was typed (spec §5).
 *
 * @param text only ASCII digits pass; leading zeros are allowed
 * @returns a whole number from 1 to 1000, both inclusive; null for any other text
 */
export function parseCount(text: string): number | null {
  if (!/^[0-9]+$/.test(text)) return null;
  const count = Number(text);
  return count >= MIN_COUNT && count <= MAX_COUNT ? count : null;
}

/** Everything that decides which contacts a run makes, except the version of the generators. */
export interface Settings {
  readonly country: RegionCode;
  /** A whole number from 1 to 1000, both inclusive (spec §5). */
  readonly count: number;
  /** The seed is not blank; `parseSeed` turns it into a number. */
  readonly options: Options;
}

/** A press, or a link, and the contacts that it asks for. */
export interface Run {
  readonly settings: Settings;
  /** Another version of the generators may have made the link. */
  readonly origin: 'form' | 'link' | 'linkOfOtherVersion';
}

/** A finished run. It keeps its settings, even if the form changes afterwards. */
export interface Results extends Run, Generated {}

import type { RegionCode } from '../domain/countries/countries';
import type { Options, Settings } from '../domain/run';
import { DEFAULT_OPTIONS } from '../domain/screen/options';

export type Changes = Partial<Options & { country: RegionCode; count: number }>;

/** Settings for five contacts of the US with the seed 7, unless the changes say otherwise. */
export function makeSettings({ country = 'US', count = 5, ...options }: Changes = {}): Settings {
  return { country, count, options: { ...DEFAULT_OPTIONS, seed: '7', ...options } };
}

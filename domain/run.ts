import type { Generated } from './generate-contacts';
import type { Settings } from './settings';

/** One run of the generators, asked for. */
export interface Run {
  readonly settings: Settings;
  /** Whether it comes from a link that another version of the generators made. */
  readonly isOtherVersion: boolean;
}

/** One run, done. It keeps its settings, whatever is chosen afterwards. */
export interface Results extends Run, Generated {}

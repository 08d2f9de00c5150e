import type { Generated } from './generate-contacts';
import type { Settings } from './settings';

/** A requested run of the generators. */
export interface Run {
  readonly settings: Settings;
  /** Whether it comes from a link that was made by another version of the generators. */
  readonly isOtherVersion: boolean;
}

/** A finished run. It keeps its settings, even if the form changes afterwards. */
export interface Results extends Run, Generated {}

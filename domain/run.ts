import type { Generated } from './generate-contacts';
import type { Settings } from './settings';

/** A requested run of the generators. */
export interface Run {
  readonly settings: Settings;
  /** A press, or a link, which another version of the generators may have made. */
  readonly origin: 'form' | 'link' | 'linkOfOtherVersion';
}

/** A finished run. It keeps its settings, even if the form changes afterwards. */
export interface Results extends Run, Generated {}

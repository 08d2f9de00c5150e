import type { RegionCode } from './countries/countries';
import type { NameSource } from './names/name-source';
import type { PhoneMode } from './phones/phone-mode';

/** All that decides which contacts come out, bar the version of the generators. */
export interface Settings {
  readonly country: RegionCode;
  /** A whole number from 1 to 1000, both included (spec §5). */
  readonly count: number;
  /** Any text that is not blank; what it stands for is parseSeed's to say. */
  readonly seed: string;
  readonly phones: PhoneMode;
  readonly names: NameSource;
}

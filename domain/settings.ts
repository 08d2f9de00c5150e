import type { RegionCode } from './countries/countries';
import type { NameSource } from './names/name-source';
import type { PhoneFormat } from './phones/phone-format';
import type { PhoneMode } from './phones/phone-mode';

/** All that decides which contacts come out, apart from the version of the generators. */
export interface Settings {
  readonly country: RegionCode;
  /** A whole number from 1 to 1000, both included (spec §5). */
  readonly count: number;
  /** Any text that is not blank; parseSeed says which number it means. */
  readonly seed: string;
  readonly phones: PhoneMode;
  /** How each phone is written: the numbers are the same in every format. */
  readonly format: PhoneFormat;
  readonly names: NameSource;
}

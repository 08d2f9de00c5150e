import type { RegionCode } from './countries';

/** How phones are drawn: the spec's rule, always valid, or from ranges set aside for fiction. The first is the default. */
export const PHONE_MODES = ['random', 'valid', 'reserved'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];

/** Whose names are drawn: those of the country's main language, or English ones. The first is the default. */
export const NAME_SOURCES = ['local', 'english'] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

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

import type { RegionCode } from './countries/countries';
import type { GeneratedContact } from './files/contact';
import { getPartName, type NameSource, type PartName } from './names/parts';
import type { PhoneFormat } from './phones/phone-format';
import type { PhoneMode } from './phones/phones';

/** The smallest and the largest count of a run, both inclusive (spec §9). */
export const MIN_COUNT = 1;
export const MAX_COUNT = 1000;

/** Whether a text is a count (spec §5): a whole number from 1 to 1000, in ASCII digits; leading zeros are allowed. */
export function isCount(text: string): boolean {
  return /^[0-9]+$/.test(text) && Number(text) >= MIN_COUNT && Number(text) <= MAX_COUNT;
}

/** What the visitor chooses under Options. */
export interface Options {
  readonly phoneMode: PhoneMode;
  readonly phoneFormat: PhoneFormat;
  readonly nameSource: NameSource;
  /** As typed in the form, where blank means a new seed for each run. Never blank in a run's settings. */
  readonly seed: string;
  /** The domain of the emails, as typed in the form. In lower case in a run's settings; '' for the default domains. */
  readonly domain: string;
}

/** Everything that determines a run's contacts, except the version of the generators. */
export interface Settings {
  readonly country: RegionCode;
  /** A whole number from 1 to 1000, both inclusive (spec §5). */
  readonly count: number;
  readonly options: Options;
}

/** Whether two settings are equal. */
export function areSameSettings(a: Settings, b: Settings): boolean {
  const names = Object.keys(a.options) as (keyof Options)[];
  return a.country === b.country && a.count === b.count && names.every((name) => a.options[name] === b.options[name]);
}

/** What one button press or opened link asks for. `Results` adds the contacts. */
export interface Run {
  readonly settings: Settings;
  /** Where the run came from. A link of another version of the generators may give different contacts. */
  readonly origin: 'form' | 'link' | 'linkOfOtherVersion';
  /** Whether a button press caused it. If so, its results or its error scroll into view. */
  readonly causedByPress: boolean;
}

/** Returns the name of the part with the names for these settings, or null if they load with the page. */
export function getNeededPart({ country, options }: Pick<Settings, 'country' | 'options'>): PartName | null {
  return getPartName(country, options.nameSource);
}

/** A finished run. It keeps its settings even if the form changes. */
export interface Results extends Run {
  readonly contacts: readonly GeneratedContact[];
}

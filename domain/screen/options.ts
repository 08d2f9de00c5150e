import { NAME_SOURCES } from '../names/parts';
import { PHONE_FORMATS } from '../phones/phone-format';
import { PHONE_MODES } from '../phones/phones';
import { normalizeSeed } from '../random/seed';
import type { Options } from '../run';
import { trimDomain } from './email-domain';
import groups from './option-groups.json' with { type: 'json' };

export const DEFAULT_OPTIONS: Options = {
  phoneMode: PHONE_MODES[0],
  phoneFormat: PHONE_FORMATS[0],
  nameSource: NAME_SOURCES[0],
  seed: '',
  domain: '',
};

/** The texts of a choice. */
export interface Choice {
  readonly label: string;
  /** What summaries call it. */
  readonly summary: string;
  /** Shown unless it is chosen. */
  readonly shortHint: string;
  /** Shown while it is chosen. */
  readonly hint: string;
}

export type GroupName = keyof typeof groups;

/** The groups of choices, in the order of the screen. */
export const GROUP_NAMES = Object.keys(groups) as GroupName[];

/** The texts of the groups. */
export const GROUPS: Readonly<{
  [Name in GroupName]: { readonly label: string; readonly choices: Readonly<Record<Options[Name], Choice>> };
}> = groups;

/** Returns what summaries call the choice made in a group. */
export function describeChoice<Name extends GroupName>(name: Name, choice: Options[Name]): string {
  return GROUPS[name].choices[choice].summary;
}

/** Describes what is chosen: 'Options: random numbers · local names · international format'. */
export function describeOptions(options: Options): string {
  const { seed, domain } = options;
  const labels = GROUP_NAMES.map((name) => describeChoice(name, options[name]));
  if (trimDomain(domain)) labels.push(`emails at ${trimDomain(domain)}`);
  // Last, because it may have characters that reverse what follows.
  if (normalizeSeed(seed)) labels.push(`seed ${normalizeSeed(seed)}`);
  return `Options: ${labels.join(' · ')}`;
}

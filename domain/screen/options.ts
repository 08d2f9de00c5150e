import { getCountry, hasCallingCode, type RegionCode } from '../countries/countries';
import { NAME_SOURCES } from '../names/parts';
import { getFictionFacts } from '../phones/fiction';
import { PHONE_FORMATS } from '../phones/phone-format';
import { PHONE_MODES } from '../phones/phones';
import { normalizeSeed } from '../random/seed';
import type { Options } from '../run';
import { trimDomain } from './email-domain';
import { emptyPhonesNote, formatCount } from './messages';
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

/** Adapts the texts of a phone mode: 'Germany: drawn from 5,210 numbers set aside for fiction. Nobody answers.' */
function adaptPhoneMode(mode: string, choice: Choice, country: RegionCode): Choice {
  const shortHint = 'not for this country';
  if (!hasCallingCode(country)) return { ...choice, shortHint, hint: emptyPhonesNote(country) };
  if (mode !== 'fictional') return choice;
  const { name } = getCountry(country);
  const { count, areLandlines } = getFictionFacts(country);
  if (count === 0) {
    const hint = `No fictional numbers are known for ${name} that pass validation, so you get valid ones. They may belong to real people.`;
    return { ...choice, shortHint, hint };
  }
  const kind = areLandlines ? ', all landlines' : '';
  const fact = `${name}: drawn from ${formatCount(count, 'number')} set aside for fiction${kind}.`;
  return { ...choice, hint: `${fact} ${choice.hint}` };
}

/** Lists the choices of a group, with texts for a country. */
export function listChoices(name: GroupName, country: RegionCode) {
  return Object.entries<Choice>(GROUPS[name].choices).map(([value, choice]) => {
    const texts = name === 'phoneMode' ? adaptPhoneMode(value, choice, country) : choice;
    return { value, ...texts };
  });
}

/** Describes what is chosen: 'Options: random numbers · local names · international format'. */
export function describeOptions(options: Options): string {
  const domain = trimDomain(options.domain);
  const seed = normalizeSeed(options.seed);
  const labels = GROUP_NAMES.map((name) => describeChoice(name, options[name]));
  if (domain) labels.push(`emails at ${domain}`);
  // Last, because it may have characters that reverse what follows.
  if (seed) labels.push(`seed ${seed}`);
  return `Options: ${labels.join(' · ')}`;
}

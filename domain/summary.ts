import { getCountry, hasCallingCode } from './countries/countries';
import { formatCount } from './messages';
import { isUninhabited } from './names/parts';
import { PHONE_FORMAT_LABELS } from './options';
import { getNumberPlan } from './phones/number-plan';
import { isPlaceholderValid } from './phones/random-phone';
import { countReservedNumbers } from './phones/reserved-phone';
import type { Results } from './run';

/** Describes a run in words: the texts above the table. */
export function summarize(results: Results) {
  const { contacts, settings, placeholders } = results;
  return {
    /** '1,000 contacts for Norway' */
    heading: `${formatCount(contacts.length, 'contact')} for ${getCountry(settings.country).name}`,
    /** '12 valid numbers, 988 placeholders' */
    phones: describePhones(results),
    /** The phone format, such as 'E.164'; null for the default or if there are no phones. */
    format: hasCallingCode(settings.country) ? PHONE_FORMAT_LABELS[settings.options.phoneFormat] : null,
    /** '12 of 200 numbers are placeholders: ten tries found no valid one.' Null if there are none. */
    placeholderNotice: describePlaceholders(placeholders, contacts.length),
    /** Whatever else the visitor should know about this run, one sentence each. */
    notes: [
      describeReserved(results),
      describeOtherRegion(results),
      placeholders > 0 ? describeValidPlaceholder(results) : null,
      describeNames(results),
      describeVersion(results),
    ].filter((note) => note !== null),
  };
}

function describePhones({ contacts, settings, placeholders }: Results): string {
  if (!hasCallingCode(settings.country)) return 'no numbers';
  if (settings.options.phoneMode === 'reserved' && countReservedNumbers(settings.country) > 0)
    return formatCount(contacts.length, 'reserved number');
  const valid = formatCount(contacts.length - placeholders, 'valid number');
  return settings.options.phoneMode === 'random'
    ? `${valid}, ${formatCount(placeholders, 'placeholder')}`
    : valid;
}

function describePlaceholders(placeholders: number, numbers: number): string | null {
  if (placeholders === 0) return null;
  const share = `${placeholders.toLocaleString('en')} of ${formatCount(numbers, 'number')}`;
  return `${share} ${placeholders === 1 ? 'is a placeholder' : 'are placeholders'}: ten tries found no valid one.`;
}

function describeReserved({ contacts, settings }: Results): string | null {
  if (settings.options.phoneMode !== 'reserved' || !hasCallingCode(settings.country)) return null;
  const { name } = getCountry(settings.country);
  const reserved = countReservedNumbers(settings.country);
  if (reserved === 0) return `${name} sets no range aside: these numbers are valid and may be someone’s.`;
  if (reserved >= contacts.length) return null;
  return `${name} sets aside ${formatCount(reserved, 'number')}; some repeat.`;
}

function describeOtherRegion({ settings: { country, options } }: Results): string | null {
  if (options.phoneMode === 'random' || !hasCallingCode(country)) return null;
  if (!getNumberPlan(country).isReadAsOtherRegion) return null;
  return `Validators read numbers of ${getCountry(country).name} as those of another country with the same calling code.`;
}

function describeValidPlaceholder({ settings: { country } }: Results): string | null {
  if (!hasCallingCode(country) || !isPlaceholderValid(country)) return null;
  return `The placeholder happens to be a valid number of ${getCountry(country).name} and may be someone’s.`;
}

function describeNames({ settings: { country, options } }: Results): string | null {
  const { nameSource } = options;
  if (nameSource === 'tricky') return 'Tricky: real names that break careless software.';
  if (nameSource === 'english' || !isUninhabited(country)) return null;
  return `The names are English: ${getCountry(country).name} has no inhabitants.`;
}

function describeVersion({ origin }: Results): string | null {
  return origin === 'linkOfOtherVersion'
    ? 'The link was made by another version of this tool: these contacts may differ from those it was made for.'
    : null;
}

import { getCountry, hasCallingCode } from '../countries/countries';
import { isUninhabited } from '../names/parts';
import { isPlaceholderValid } from '../phones/random-phone';
import { isReadAsOtherCountry } from '../phones/region-metadata';
import { countReservedNumbers } from '../phones/reserved-phone';
import type { Results } from '../run';
import { formatCount } from './messages';
import { PHONE_FORMAT_LABELS } from './options';

/** Describes a run in words: the texts above the table. */
export function summarize(results: Results) {
  const { contacts, settings } = results;
  const placeholders = countPlaceholders(results);
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
    notes: [...listNotes(results)],
  };
}

function countPlaceholders({ contacts }: Results): number {
  return contacts.filter(({ isPlaceholder }) => isPlaceholder).length;
}

function describePhones(results: Results): string {
  const { contacts, settings } = results;
  const { country, options } = settings;
  const placeholders = countPlaceholders(results);
  if (!hasCallingCode(country)) return 'no numbers';
  if (options.phoneMode === 'reserved' && countReservedNumbers(country) > 0)
    return formatCount(contacts.length, 'reserved number');
  const valid = formatCount(contacts.length - placeholders, 'valid number');
  return options.phoneMode === 'random' ? `${valid}, ${formatCount(placeholders, 'placeholder')}` : valid;
}

function describePlaceholders(placeholders: number, numbers: number): string | null {
  if (placeholders === 0) return null;
  const share = `${placeholders.toLocaleString('en')} of ${formatCount(numbers, 'number')}`;
  return `${share} ${placeholders === 1 ? 'is a placeholder' : 'are placeholders'}: ten tries found no valid one.`;
}

function* listNotes(results: Results) {
  const { contacts, settings, origin } = results;
  const { country, options } = settings;
  const { name } = getCountry(country);
  if (hasCallingCode(country)) {
    const reserved = countReservedNumbers(country);
    if (options.phoneMode === 'reserved' && reserved === 0)
      yield `${name} sets no range aside: these numbers are valid and may be someone’s.`;
    else if (options.phoneMode === 'reserved' && reserved < contacts.length)
      yield `${name} sets aside ${formatCount(reserved, 'number')}; some repeat.`;
    if (options.phoneMode !== 'random' && isReadAsOtherCountry(country))
      yield `Validators read numbers of ${name} as those of another country with the same calling code.`;
    if (countPlaceholders(results) > 0 && isPlaceholderValid(country))
      yield `The placeholder happens to be a valid number of ${name} and may be someone’s.`;
  }
  if (options.nameSource === 'tricky') yield 'Tricky: real names that break careless software.';
  else if (options.nameSource !== 'english' && isUninhabited(country))
    yield `The names are English: ${name} has no inhabitants.`;
  if (origin === 'linkOfOtherVersion')
    yield 'The link was made by another version of this tool: these contacts may differ from those it was made for.';
}

import { getCountry, hasCallingCode } from '../countries/countries';
import { isUninhabited } from '../names/parts';
import { describeFiction } from '../phones/fiction';
import { areNumbersMoroccan } from '../phones/numbering-plan';
import { isPlaceholderValid, PLACEHOLDER_DIGITS } from '../phones/random-phone';
import type { Results, Settings } from '../run';
import { formatCount } from './messages';
import { DEFAULT_OPTIONS, LABELS } from './options';

/** Shown unless all numbers are fictional. */
export const WARNING = 'These numbers may belong to real people. Do not call or text them.';

/** Makes the texts above the table. */
export function summarize(results: Results) {
  const { contacts, settings } = results;
  const { country, options } = settings;
  const { phoneFormat } = options;
  const hasPhones = hasCallingCode(country);
  const placeholders = contacts.filter(({ phone }) => phone.isPlaceholder).length;
  const fictional = describeFiction(country).count;
  const areFictional = options.phoneMode === 'fictional' && fictional > 0;
  const shouldWarn = hasPhones && !areFictional;
  return {
    /** 'Norway: 1,000 contacts' */
    heading: `${getCountry(country).name}: ${formatCount(contacts.length, 'contact')}`,
    /** '12 valid numbers, 988 placeholders (no valid number in ten attempts)' */
    numbers: describeNumbers(results, placeholders, areFictional),
    /** The phone format, such as 'E.164'; null for the default or if there are no phones. */
    format: hasPhones && phoneFormat !== DEFAULT_OPTIONS.phoneFormat ? LABELS.phoneFormat[phoneFormat] : null,
    /** What kind of names and numbers these are, for print: 'Local names, random numbers.' */
    printedFacts: describeKinds(settings, fictional),
    shouldWarn,
    canMakeValid: placeholders > 0,
    canUseFictional: shouldWarn && fictional > 0,
    /** What else the visitor should know about this run; one sentence each. */
    notes: [...listNotes(results, placeholders, fictional)],
  };
}

/** Whether the names are English although local ones were chosen. */
function areNamesReplaced({ country, options }: Settings): boolean {
  return isUninhabited(country) && (options.nameSource === 'local' || options.nameSource === 'latin');
}

function describeKinds(settings: Settings, fictional: number): string {
  const { nameSource, phoneMode } = settings.options;
  const names = LABELS.nameSource[areNamesReplaced(settings) ? 'english' : nameSource];
  const numbers = LABELS.phoneMode[phoneMode === 'fictional' && fictional === 0 ? 'valid' : phoneMode];
  const kinds = `${names}, ${hasCallingCode(settings.country) ? numbers : 'no phone numbers'}.`;
  return kinds.charAt(0).toUpperCase() + kinds.slice(1);
}

function describeNumbers({ contacts, settings }: Results, placeholders: number, areFictional: boolean): string {
  if (!hasCallingCode(settings.country)) return 'No phone numbers';
  if (areFictional) return formatCount(contacts.length, 'fictional number');
  const valid = contacts.length - placeholders;
  return [
    valid > 0 && formatCount(valid, 'valid number'),
    placeholders > 0 && `${formatCount(placeholders, 'placeholder')} (no valid number in ten attempts)`,
  ]
    .filter(Boolean)
    .join(', ');
}

function* listNotes({ contacts, settings, origin }: Results, placeholders: number, fictional: number) {
  const { country, options } = settings;
  const { name } = getCountry(country);
  if (hasCallingCode(country)) {
    if (options.phoneMode === 'fictional' && fictional === 0)
      yield `${name} sets no numbers aside for fiction, so these are valid numbers.`;
    else if (options.phoneMode === 'fictional' && fictional < contacts.length)
      yield `${name} sets only ${formatCount(fictional, 'number')} aside for fiction, so some repeat.`;
    if (options.phoneMode !== 'random' && areNumbersMoroccan(country))
      yield `Phone validators treat the numbers of ${name} as Moroccan.`;
    if (placeholders > 0 && isPlaceholderValid(country))
      yield `In ${name}, the placeholder ${PLACEHOLDER_DIGITS} is also a valid number.`;
  }
  if (areNamesReplaced(settings)) yield `Nobody lives in ${name}, so the names are English.`;
  if (origin === 'linkOfOtherVersion')
    yield 'This link was made with another version of this tool, so the contacts may differ.';
}

import { getCountry, hasCallingCode } from '../countries/countries';
import { getPopulationKey } from '../names/parts';
import { getFictionFacts } from '../phones/fiction';
import { areNumbersTakenForMoroccan } from '../phones/numbering-plan';
import type { PhoneMode } from '../phones/phones';
import type { Results, Settings } from '../run';
import { isReservedDomain } from './email-domain';
import { emptyPhonesNote, formatCount, formatNumber } from './messages';
import { DEFAULT_OPTIONS, describeChoice } from './options';

const WARNING = 'Some of these numbers may belong to real people. Do not call or text them.';

/** A phone mode that can replace the numbers of a run. */
type ReplacingMode = Exclude<PhoneMode, 'random'>;

/** What the visitor should know about a run. */
interface Note {
  readonly text: string;
  readonly isWarning?: true;
  /** The note comes with buttons that switch the numbers to these modes and keep the people. */
  readonly phoneModes?: readonly ReplacingMode[];
}

/** Makes the texts above the table. */
export function summarize(results: Results) {
  const { contacts, settings } = results;
  const { country, options } = settings;
  const hasPhones = hasCallingCode(country);
  const mayReachPeople = contacts.some(({ phone }) => phone.mayBelongToSomeone);
  /** '12 valid numbers, 988 placeholders · local names · E.164' */
  const facts = [
    hasPhones && describeNumbers(results),
    describeChoice('nameSource', areNamesReplaced(settings) ? 'english' : options.nameSource),
    hasPhones &&
      options.phoneFormat !== DEFAULT_OPTIONS.phoneFormat &&
      describeChoice('phoneFormat', options.phoneFormat),
  ]
    .filter(Boolean)
    .join(' · ');
  return {
    /** 'Norway: 1,000 contacts' */
    heading: `${getCountry(country).name}: ${formatCount(contacts.length, 'contact')}`,
    facts,
    notes: [...listPhoneNotes(results, mayReachPeople), ...listOtherNotes(results)],
    /** The only text above a printed table. */
    printed: `Fake data: ${facts}.${mayReachPeople ? ` ${WARNING}` : ''} Seed ${options.seed}.`,
  };
}

/** Whether the names are English although local ones were chosen. */
function areNamesReplaced({ country, options }: Settings): boolean {
  return options.nameSource !== 'english' && getPopulationKey(country, options.nameSource) === 'english';
}

function describeNumbers({ contacts, settings: { country, options } }: Results): string {
  const areFictional = options.phoneMode === 'fictional' && getFictionFacts(country).count > 0;
  const placeholders = contacts.filter(({ phone }) => phone.isPlaceholder).length;
  const others = contacts.length - placeholders;
  return [
    others > 0 && formatCount(others, areFictional ? 'fictional number' : 'valid number'),
    placeholders > 0 && formatCount(placeholders, 'placeholder'),
  ]
    .filter(Boolean)
    .join(', ');
}

function* listPhoneNotes({ contacts, settings }: Results, mayReachPeople: boolean): Generator<Note> {
  const { country, options } = settings;
  if (!hasCallingCode(country)) return yield { text: emptyPhonesNote(country) };
  const { name } = getCountry(country);
  const { count } = getFictionFacts(country);
  const asksForFiction = options.phoneMode === 'fictional';
  if (asksForFiction && count === 0)
    yield { text: `No fictional numbers are known for ${name} that pass validation, so these are valid numbers.` };
  const toFictional: ReplacingMode[] = count > 0 && !asksForFiction ? ['fictional'] : [];
  const placeholders = contacts.filter(({ phone }) => phone.isPlaceholder);
  const placeholder = placeholders[0]?.phone;
  if (placeholder) {
    const verb = placeholders.length === 1 ? 'is' : 'are';
    const { text, mayBelongToSomeone } = placeholder;
    const validity = mayBelongToSomeone ? 'It is also a valid number.' : 'It is not a valid number.';
    const share = `${formatNumber(placeholders.length)} of ${formatCount(contacts.length, 'phone')}`;
    // If no number can reach anyone, fictional ones come first, because valid ones could.
    const phoneModes: ReplacingMode[] = mayReachPeople ? ['valid'] : [...toFictional, 'valid'];
    yield { text: `${share} ${verb} the placeholder ${text}. ${validity}`, phoneModes };
  }
  if (mayReachPeople) yield { text: WARNING, isWarning: true, phoneModes: toFictional };
  const distinct = new Set(contacts.map(({ phone }) => phone.text)).size;
  if (options.phoneMode !== 'random' && distinct < contacts.length)
    yield { text: `There are only ${formatCount(distinct, 'number')} of this kind for ${name}, so some repeat.` };
  if (options.phoneMode !== 'random' && areNumbersTakenForMoroccan(country))
    yield { text: `Phone validators treat the numbers of ${name} as Moroccan.` };
}

function* listOtherNotes({ settings, origin }: Results): Generator<Note> {
  const { domain } = settings.options;
  if (areNamesReplaced(settings)) yield { text: 'There are no permanent residents, so the names are English.' };
  if (domain && isReservedDomain(domain))
    yield { text: `Mail to these addresses reaches nobody: ${domain} is reserved.` };
  else if (domain) yield { text: `Mail to these addresses goes to whoever runs ${domain}.` };
  if (origin === 'linkOfOtherVersion')
    yield { text: 'This link was made with another version of this tool, so the contacts may differ.' };
}

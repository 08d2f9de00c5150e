import type { RegionCode } from './countries/countries';
import type { Contact } from './files/contact';
import { prepareEmails } from './names/email';
import { ENGLISH_NAMES } from './names/english-names';
import { getNameData, type LocalNames } from './names/local-names';
import { getNameLocale } from './names/name-locale';
import type { NameSource } from './names/name-source';
import { prepareNames } from './names/names';
import { preparePhones } from './phones/phones';
import { openStream } from './random/random';
import { parseSeed } from './random/seed';
import type { Settings } from './settings';

/** Whether a run needs names that are not loaded with the page. */
export function needsLocalNames({ country, names }: Pick<Settings, 'country' | 'names'>): boolean {
  return names === 'local' && getNameLocale(country).code !== 'en';
}

/** The BCP 47 tag of the language that a run's names are in. */
export function getNameLanguage(country: RegionCode, names: NameSource): string {
  return names === 'local' ? getNameLocale(country).lang : 'en';
}

/**
 * Generates contacts (spec §1). The same settings give the same contacts, to the byte, and the first n of a larger
 * count are those of the smaller one. Phones are null where the country has no calling code (spec §3).
 *
 * @param localNames may be null where needsLocalNames says no
 * @throws RangeError where the names that the run needs are missing
 */
export function generateContacts(settings: Settings, localNames: LocalNames | null): Contact[] {
  const { country, count } = settings;
  const seed = parseSeed(settings.seed);
  const nameData = needsLocalNames(settings)
    ? getNameData(localNames ?? {}, getNameLocale(country).code)
    : ENGLISH_NAMES;
  const drawName = prepareNames(openStream(seed, 'names'), nameData);
  const makeEmail = prepareEmails(openStream(seed, 'email'));
  const drawPhone = preparePhones(country, settings.phones, settings.format);
  const phones = openStream(seed, 'phone');
  // Field by field, which is quicker than contact by contact.
  const people = Array.from({ length: count }, drawName);
  const emails = people.map(makeEmail);
  return people.map(({ first, last }, index) => ({
    first_name: first,
    last_name: last,
    email: emails[index] as string,
    phone: drawPhone(phones),
  }));
}

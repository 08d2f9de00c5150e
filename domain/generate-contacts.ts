import type { Contact } from './files/contact';
import { getCultures, type NameAtlas } from './names/atlas';
import type { Culture } from './names/culture';
import { prepareEmails } from './names/email';
import { prepareNames } from './names/names';
import { preparePhones } from './phones/phones';
import { openStream } from './random/random';
import type { Settings } from './settings';

/** What a run makes. */
export interface Generated {
  readonly contacts: readonly Contact[];
  /** The culture of each contact's names, in the order of the contacts. */
  readonly cultures: readonly Culture[];
}

/**
 * Generates contacts (spec §1). The same settings give the same contacts, to the byte, and the first n of a larger
 * count are those of the smaller one. Phones are null where the country has no calling code (spec §3).
 *
 * @param localNames may be null where `needsLocalNames` says no
 * @throws RangeError where the names that the run needs are missing
 */
export function generateContacts(settings: Settings, localNames: NameAtlas | null): Generated {
  const { country, count, seed, phones, format, names } = settings;
  const drawName = prepareNames(openStream(seed, 'names'), getCultures(country, names, localNames));
  const makeEmail = prepareEmails(openStream(seed, 'email'));
  const drawPhone = preparePhones(openStream(seed, 'phone'), country, phones, format);
  // Field by field, which is quicker than contact by contact.
  const people = Array.from({ length: count }, drawName);
  const emails = people.map(makeEmail);
  const contacts = people.map(({ first, last }, index) => ({
    first_name: first,
    last_name: last,
    email: emails[index] as string,
    phone: drawPhone(),
  }));
  return { contacts, cultures: people.map(({ culture }) => culture) };
}

import type { Contact } from './files/contact';
import { createEmails } from './names/email';
import type { Name } from './names/name';
import { createNames } from './names/names';
import { getCommunities, type NamePart } from './names/parts';
import { createPhones } from './phones/phones';
import { openStream } from './random/random';
import type { Settings } from './run';

/** The output of a run. */
export interface Generated {
  readonly contacts: readonly Contact[];
  /** The name of each contact, in the order of the contacts. */
  readonly names: readonly Name[];
  /** How many of the phones are placeholders. */
  readonly placeholders: number;
}

/**
 * Generates contacts (spec §1). The same settings give the same contacts, byte for byte; a larger count only appends.
 *
 * @param part the names that `getPart` asks for; null if it asks for none
 * @throws RangeError if the names that the run needs are missing
 */
export function generateContacts(settings: Settings, part: NamePart | null): Generated {
  const { country, count, options } = settings;
  const { phoneMode, phoneFormat, nameSource, seed } = options;
  const communities = getCommunities(country, nameSource, part);
  const drawName = createNames(openStream(seed, 'names', country), communities, nameSource === 'latin');
  const makeEmail = createEmails(openStream(seed, 'email'));
  const drawPhone = createPhones(openStream(seed, 'phone'), country, phoneMode, phoneFormat);
  // Field by field is faster than contact by contact.
  const names = Array.from({ length: count }, drawName);
  const emails = names.map(makeEmail);
  const phones = names.map(drawPhone);
  const contacts = names.map(({ first, last }, index) => ({
    first_name: first,
    last_name: last,
    email: emails[index] as string,
    phone: phones[index]?.text ?? null,
  }));
  return { contacts, names, placeholders: phones.filter(({ isPlaceholder }) => isPlaceholder).length };
}

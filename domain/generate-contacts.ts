import { createNames } from './names/draw-names';
import { createEmails } from './names/email';
import { getPopulation, type LoadedParts } from './names/parts';
import { createPhones } from './phones/phones';
import { openStream } from './random/random';
import type { GeneratedContact, Settings } from './run';

/**
 * Generates contacts (spec §1). The same settings give the same contacts, byte for byte; a larger count only appends.
 *
 * @throws RangeError if the names for the run have not loaded
 */
export function generateContacts(settings: Settings, loaded: LoadedParts): GeneratedContact[] {
  const { country, count, options } = settings;
  const { phoneMode, phoneFormat, nameSource, seed } = options;
  const people = getPopulation(country, nameSource, loaded);
  const drawName = createNames(openStream(seed, 'names', country), people, nameSource === 'latin');
  const makeEmail = createEmails(openStream(seed, 'email'));
  const drawPhone = createPhones(openStream(seed, 'phone'), country, phoneMode, phoneFormat);
  return Array.from({ length: count }, () => {
    const name = drawName();
    const { text: phone, isPlaceholder } = drawPhone();
    const contact = { first_name: name.first, last_name: name.last, email: makeEmail(name), phone };
    return { contact, name, isPlaceholder };
  });
}

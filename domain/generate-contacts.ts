import type { GeneratedContact } from './files/contact';
import { createNameDraw } from './names/draw-names';
import { createEmailDraw } from './names/email';
import { getPopulation, type LoadedParts } from './names/parts';
import { createPhoneDraw } from './phones/phones';
import { createFieldFaker } from './random/faker';
import type { Settings } from './run';

/**
 * Generates contacts (spec §1). The same settings give the same contacts, byte for byte; a larger count only adds
 * contacts at the end.
 *
 * @throws RangeError if the names for the run have not loaded
 */
export function generateContacts({ country, count, options }: Settings, loaded: LoadedParts): GeneratedContact[] {
  const { phoneMode, phoneFormat, nameSource, seed, domain } = options;
  const population = getPopulation(country, nameSource, loaded);
  const drawName = createNameDraw(createFieldFaker(seed, 'names', country), population, nameSource === 'latin');
  const drawEmail = createEmailDraw(createFieldFaker(seed, 'email', country), domain);
  const drawPhone = createPhoneDraw(createFieldFaker(seed, 'phone', country), country, phoneMode, phoneFormat);
  return Array.from({ length: count }, () => {
    const name = drawName();
    const phone = drawPhone();
    const contact = { first_name: name.first, last_name: name.last, email: drawEmail(name), phone: phone.text };
    return { contact, name, phone };
  });
}

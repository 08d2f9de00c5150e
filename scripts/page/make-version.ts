import { createHash } from 'node:crypto';
import { COUNTRIES } from '../../domain/countries/countries';
import { generateContacts } from '../../domain/generate-contacts';
import { type LoadedParts, NAME_SOURCES } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';

/**
 * Makes the version in links and in the addresses of names: 8 hex digits, a hash of the names and of what is generated
 * from them. Without it, a link from an older version would give other contacts without saying so.
 *
 * @param data what else determines the contacts
 */
export function makeVersion(names: LoadedParts, data: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([names, data]));
  // Covers each country with each kind of names and takes turns with the phone modes and formats, because all
  // combinations would take too long.
  for (const [index, { code: country }] of COUNTRIES.entries())
    for (const [turn, nameSource] of NAME_SOURCES.entries()) {
      const phoneMode = PHONE_MODES[turn % PHONE_MODES.length] ?? 'random';
      const phoneFormat = PHONE_FORMATS[(index + turn) % PHONE_FORMATS.length] ?? 'international';
      const options = { phoneMode, phoneFormat, nameSource, seed: 'Zoë 2026', domain: '' };
      hash.update(JSON.stringify(generateContacts({ country, count: 50, options }, names)));
    }
  return hash.digest('hex').slice(0, 8);
}

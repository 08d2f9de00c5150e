import { hasCallingCode } from './calling-code';
import type { Contact } from './contact';
import type { RegionCode } from './countries';
import { prepareEmails } from './email';
import { ENGLISH_NAMES } from './english-names';
import { prepareNames } from './names';
import { openStream } from './random';
import { prepareRandomPhone } from './random-phone';

export interface ContactRequest {
  readonly country: RegionCode;
  /** A whole number from 1 to 1000, both included (spec §5). */
  readonly count: number;
  /** A whole number from 0 to 2^32-1, both included. */
  readonly seed: number;
}

/**
 * Generates contacts (spec §1). The same request gives the same contacts, to the byte, and the first n of a larger
 * count are those of the smaller one. Phones are null where the country has no calling code (spec §3).
 */
export function generateContacts({ country, count, seed }: ContactRequest): Contact[] {
  const drawName = prepareNames(openStream(seed, 'names'), ENGLISH_NAMES);
  const makeEmail = prepareEmails(openStream(seed, 'email'));
  const phones = openStream(seed, 'phone');
  const drawPhone = hasCallingCode(country) ? prepareRandomPhone(country) : () => null;
  return Array.from({ length: count }, () => {
    const name = drawName();
    return { first_name: name.first, last_name: name.last, email: makeEmail(name), phone: drawPhone(phones) };
  });
}

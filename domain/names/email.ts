import { SimpleFaker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/random';
import type { Name } from './name';

/** Domains reserved by RFC 2606: mail to them reaches nobody. */
export const EMAIL_DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

/** Together with the separator, faker's digits and our counter, a local part stays below 64 characters (RFC 5321). */
const MAX_NAMES_LENGTH = 42;

/** After this many collisions, a counter is appended to the family name, so that drawing always ends. */
const MAX_COLLISIONS = 100;

type LatinName = Pick<Name, 'latinFirst' | 'latinLast'>;

/** A latin spelling as in an e-mail: only letters, and single hyphens between them. */
function foldLatin(latin: string): string {
  return latin.replace(/[^A-Za-z-]/g, '').replace(/^-+|-+(?=-|$)/g, '');
}

function truncateNames({ latinFirst, latinLast }: LatinName, counter: string) {
  const [first, last] = [foldLatin(latinFirst), foldLatin(latinLast)];
  const firstName = first.slice(0, Math.max(MAX_NAMES_LENGTH / 2, MAX_NAMES_LENGTH - last.length));
  return { firstName, lastName: last.slice(0, MAX_NAMES_LENGTH - firstName.length) + counter };
}

/**
 * Creates the e-mails of one run. Each is built from the latin spellings of the two names (spec §1), in lower case, and
 * differs from all before it.
 *
 * @returns makes the next e-mail
 */
export function createEmails(random: RandomGenerator): (name: LatinName) => string {
  const { helpers, number } = new SimpleFaker({ randomizer: fakerRandomizer(random) });
  const taken = new Set<string>();
  return (name) => {
    for (let draws = 0; ; draws++) {
      const domain = helpers.arrayElement(EMAIL_DOMAINS);
      const { firstName, lastName } = truncateNames(name, draws < MAX_COLLISIONS ? '' : `${draws}`);
      // As `internet.username` of faker's full class does, which is 14 kB larger.
      const separator = helpers.arrayElement(['.', '_']);
      const digits = helpers.arrayElement([number.int(99), '']);
      const email = `${firstName}${separator}${lastName}${digits}@${domain}`.toLowerCase();
      if (taken.has(email)) continue;
      taken.add(email);
      return email;
    }
  };
}

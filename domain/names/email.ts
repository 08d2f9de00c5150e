import { Faker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/random';
import { foldLatin } from './latin';
import type { Name } from './name';

/** Domains reserved by RFC 2606: mail to them reaches nobody. */
export const EMAIL_DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

/** Together with the separator, faker's digits and our counter, a local part stays below 64 characters (RFC 5321). */
const MAX_NAMES_LENGTH = 42;

/** After this many collisions, a counter is appended to the family name, so that drawing again ends. */
const MAX_COLLISIONS = 100;

type Spellings = Pick<Name, 'latinFirst' | 'latinLast'>;

function truncateNames({ latinFirst, latinLast }: Spellings, counter: string) {
  const [first, last] = [foldLatin(latinFirst), foldLatin(latinLast)];
  const firstName = first.slice(0, Math.max(MAX_NAMES_LENGTH / 2, MAX_NAMES_LENGTH - last.length));
  return { firstName, lastName: last.slice(0, MAX_NAMES_LENGTH - firstName.length) + counter };
}

/**
 * Creates the e-mails of one run. Each is built from the spellings of the two names in A-Z (spec §1) and differs from
 * all before it, ignoring case.
 *
 * @returns makes the next e-mail
 */
export function createEmails(random: RandomGenerator): (name: Spellings) => string {
  const { helpers, internet } = new Faker({ locale: {}, randomizer: fakerRandomizer(random) });
  const taken = new Set<string>();
  return (name) => {
    for (let draws = 0; ; draws++) {
      const domain = helpers.arrayElement(EMAIL_DOMAINS);
      // `internet.email` would give the same, but clean it once more.
      const local = internet.username(truncateNames(name, draws < MAX_COLLISIONS ? '' : `${draws}`));
      const email = `${local}@${domain}`;
      if (taken.has(email.toLowerCase())) continue;
      taken.add(email.toLowerCase());
      return email;
    }
  };
}

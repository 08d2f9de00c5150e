import { Faker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/faker-randomizer';
import type { Name } from './names';

/** Domains that RFC 2606 sets aside: mail to them reaches nobody. */
export const EMAIL_DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

/** faker cuts a local part at 50 characters: what that leaves for the names beside a separator, its digits and ours. */
const LONGEST_NAMES = 42;

/** After so many collisions a counter joins the family name, so that drawing again ends. */
const MAX_COLLISIONS = 100;

/** What an e-mail is built from. */
type RomanName = Pick<Name, 'romanFirst' | 'romanLast'>;

function fitNames({ romanFirst, romanLast }: RomanName, number: string) {
  const firstName = romanFirst.slice(0, LONGEST_NAMES / 2);
  return { firstName, lastName: romanLast.slice(0, LONGEST_NAMES - firstName.length) + number };
}

/**
 * Builds an e-mail from the two romanised names (spec §1), each different from those before it, case ignored. The first
 * e-mails of a larger run are those of a smaller one.
 */
export function prepareEmails(random: RandomGenerator): (name: RomanName) => string {
  const { helpers, internet } = new Faker({ locale: {}, randomizer: fakerRandomizer(random) });
  const taken = new Set<string>();
  return (name) => {
    for (let draws = 0; ; draws++) {
      const provider = helpers.arrayElement(EMAIL_DOMAINS);
      const email = internet.email({ ...fitNames(name, draws < MAX_COLLISIONS ? '' : `${draws}`), provider });
      const folded = email.toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return email;
    }
  };
}

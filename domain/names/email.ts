import { Faker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/faker-randomizer';
import type { Name } from './names';

/** Domains that RFC 2606 sets aside: mail to them reaches nobody. */
export const EMAIL_DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

/** faker cuts a local part at 50 characters: what that leaves for the names beside a separator, its digits and ours. */
const LONGEST_NAMES = 42;

/** Draws of one e-mail after which a number joins the family name, so that drawing again always comes to an end. */
const PATIENCE = 100;

function fitNames({ romanFirst, romanLast }: Name, number: string) {
  const firstName = romanFirst.slice(0, LONGEST_NAMES / 2);
  return { firstName, lastName: romanLast.slice(0, LONGEST_NAMES - firstName.length) + number };
}

/**
 * Builds an e-mail from the two romanised names (spec §1), each different from those before it, case ignored. The first
 * e-mails of a larger run are those of a smaller one.
 */
export function prepareEmails(random: RandomGenerator): (name: Name) => string {
  const { helpers, internet } = new Faker({ locale: {}, randomizer: fakerRandomizer(random) });
  const taken = new Set<string>();
  return (name) => {
    for (let draws = 0; ; draws++) {
      const provider = helpers.arrayElement(EMAIL_DOMAINS);
      const email = internet.email({ ...fitNames(name, draws < PATIENCE ? '' : `${draws}`), provider });
      const folded = email.toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return email;
    }
  };
}

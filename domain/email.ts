import { en, Faker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from './faker-randomizer';
import type { Name } from './names';

/** Domains that RFC 2606 sets aside: mail to them reaches nobody. */
export const EMAIL_DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

/** Builds an e-mail from the two names (spec §1), each one different from those before it, case ignored. */
export function prepareEmails(random: RandomGenerator): (name: Name) => string {
  const { helpers, internet } = new Faker({ locale: en, randomizer: fakerRandomizer(random) });
  const taken = new Set<string>();
  return ({ first, last }) => {
    for (;;) {
      const provider = helpers.arrayElement(EMAIL_DOMAINS);
      const email = internet.email({ firstName: first, lastName: last, provider });
      const folded = email.toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return email;
    }
  };
}

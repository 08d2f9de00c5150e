import type { SimpleFaker } from '@faker-js/faker';
import type { Name } from './name';

/** Reserved by RFC 2606: mail to these domains reaches nobody. */
export const EMAIL_DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

/** A local part has at most 64 characters (RFC 5321). The others are for a separator, a counter and two digits. */
const MAX_NAMES_LENGTH = 42;

/** After this many collisions, a counter makes the e-mail unique, so that drawing always ends. */
const MAX_COLLISIONS = 100;

/** Keeps only letters, and single hyphens between them. */
function foldLatin(latin: string): string {
  return latin.replace(/[^A-Za-z-]/g, '').replace(/^-+|-+(?=-|$)/g, '');
}

/** Creates a draw of a run's e-mails: in lower case, from the two names in latin spelling (spec §1). All differ. */
export function createEmailDraw({ helpers, number }: SimpleFaker) {
  const taken = new Set<string>();
  return ({ latinFirst, latinLast }: Pick<Name, 'latinFirst' | 'latinLast'>): string => {
    const [first, last] = [foldLatin(latinFirst), foldLatin(latinLast)];
    const firstName = first.slice(0, Math.max(MAX_NAMES_LENGTH / 2, MAX_NAMES_LENGTH - last.length));
    const lastName = last.slice(0, MAX_NAMES_LENGTH - firstName.length);
    for (let draws = 0; ; draws++) {
      const domain = helpers.arrayElement(EMAIL_DOMAINS);
      // Like `internet.username` of faker's full class, which would add 14 kB to the page.
      const separator = helpers.arrayElement(['.', '_']);
      const digits = helpers.arrayElement([number.int(99), '']);
      const counter = draws < MAX_COLLISIONS ? '' : draws;
      const email = `${firstName}${separator}${lastName}${counter}${digits}@${domain}`.toLowerCase();
      if (taken.has(email)) continue;
      taken.add(email);
      return email;
    }
  };
}

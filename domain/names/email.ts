import type { SimpleFaker } from '@faker-js/faker';
import { createWeightedDraw } from '../random/weighted-draw';
import habits from './email-habits.json' with { type: 'json' };
import type { Name } from './name';

/** Used if the visitor enters no domain. Reserved by RFC 2606: mail to them reaches nobody. */
export const DEFAULT_DOMAINS = ['example.com', 'example.net', 'example.org'] as const;

/** After this many collisions, a counter makes the email unique, so that drawing always ends. */
const MAX_COLLISIONS = 100;

/** Years of birth, both inclusive. Some emails end in their last two digits. */
const BIRTH_YEARS = { min: 1955, max: 2006 };

/** The share of people who use all of their given names. The others use only the first. */
const USES_ALL_NAMES = 0.25;

/** Languages in which several words are one given name. */
const ONE_NAME = /^(?:hmn|ko|my|vi|zh)\b/;

/** Left out if another given name follows. */
const MUHAMMAD = /^(?:md|mst|mohd|m[ou]hamm?[ae]d) (?=.)/i;

/** What emails are made from. */
type EmailName = Pick<Name, 'emailFirst' | 'emailLast' | 'lang'>;

/** Keeps only letters, and single hyphens between them. */
const foldLatin = (latin: string): string => latin.replace(/[^A-Za-z-]/g, '').replace(/^-+|-+(?=-|$)/g, '');

/** Returns both names as people of the culture write them in emails. */
function adaptNames({ emailFirst, emailLast, lang }: EmailName, usesAllNames: boolean) {
  // Without hyphens after the Arabic article, and between the syllables of a Chinese given name.
  const join = (latin: string) => (/^(?:ar|zh)\b/.test(lang) ? latin.replaceAll('-', '') : latin);
  const given = join(emailFirst.replace(MUHAMMAD, ''));
  const family = join(/^pt\b/.test(lang) ? emailLast.replace(/^d[aeo]s? (?=.)/i, '') : emailLast);
  const [word = ''] = given.split(' ');
  // Nobody uses some first words alone: titles, and words for 'servant of', 'light of' and the like.
  const isWhole = usesAllNames || ONE_NAME.test(lang) || habits.neverAlone.includes(word.toLowerCase());
  return { first: foldLatin(isWhole ? given : word), last: foldLatin(family) };
}

/** Fills in a shape: 'f.last' becomes 'a.lee'. Without a separator, hyphens in the names would look like one. */
function fillShape(shape: string, { first, last }: { first: string; last: string }): string {
  const local = shape.replace(/first|last|f/g, (word) => ({ first, last })[word] ?? first.charAt(0));
  return /[._-]/.test(shape) ? local : local.replaceAll('-', '');
}

/**
 * Creates a draw of a run's emails: in lower case, from the two names in latin spelling (spec §1). The part before the
 * '@' is unique within a run and does not depend on the domain. Names are short enough for its 64 characters (RFC 5321):
 * `country-names.test.ts` checks this.
 *
 * @param domain of all emails; '' for those that RFC 2606 reserves
 */
export function createEmailDraw(faker: SimpleFaker, domain: string): (name: EmailName) => string {
  const { helpers, number } = faker;
  const drawShape = createWeightedDraw(faker, Object.keys(habits.shapes), Object.values(habits.shapes));
  const drawEnding = createWeightedDraw(faker, Object.keys(habits.endings), Object.values(habits.endings));
  const taken = new Set<string>();
  return (name) => {
    const names = fillShape(drawShape(), adaptNames(name, number.float() < USES_ALL_NAMES)).toLowerCase();
    for (let draws = 0; ; draws++) {
      const ending = draws < MAX_COLLISIONS ? drawEnding() : String(draws);
      const local = names + (ending === 'year' ? String(number.int(BIRTH_YEARS)).slice(2) : ending);
      // Drawn even if it is not used, so that a domain of the visitor's changes nothing else.
      const reserved = helpers.arrayElement(DEFAULT_DOMAINS);
      if (taken.has(local)) continue;
      taken.add(local);
      return `${local}@${domain || reserved}`;
    }
  };
}

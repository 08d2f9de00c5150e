import fc from 'fast-check';
import type { Contact, GeneratedContact } from '../../../domain/files/contact';
import type { Name } from '../../../domain/names/name';
import type { Phone } from '../../../domain/phones/phones';

/** Names of every kind of script: right to left, combining marks, joiners, and characters beyond 16 bits. */
const SCRIPTS =
  'Zoë Łukasz Nguyễn Ελένη Владимир ნინო יעל محمّد علی‌رضا अर्जुन தமிழ்ச்செல்வி สมชาย བསྟན་འཛིན 민준 さくら 王小明 𠮷田 𞤀𞤣𞤤𞤢𞤥 👩🏽‍🚀'.split(
    ' ',
  );

/** Characters that must be escaped, or that break careless code. */
const AWKWARD = `O'Neil|d’Arc|King, Jr.|Jane "JJ"|"|""|,|semi;colon|back\\slash|\\n|\\|\\;|two\nlines|two\r\nlines|two\rlines|Anne:Marie|=1+1|+Plus|-Dash|@At| around |tab\there|<b>&amp;</b>|'|null|0`;

const part = fc.oneof(
  fc.constantFrom(...SCRIPTS, ...AWKWARD.split('|')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);
const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));

/** Contacts with emails and phones like those that the tool makes, but with far more difficult names. */
export const contact: fc.Arbitrary<Contact> = fc.record({
  first_name: name,
  last_name: name,
  email: fc.stringMatching(/^[a-z]{1,30}\.[a-z]{1,30}\d{0,3}@example\.(com|net|org)$/),
  phone: fc.option(fc.stringMatching(/^\+[1-9]\d{0,2}( \d{2,4}){1,3}(-\d{4})?$/)),
});

/** Adds names to contacts; all write the given name first. */
export const addNames = (contacts: readonly Contact[]): GeneratedContact[] =>
  contacts.map((each) => ({
    contact: each,
    name: { first: each.first_name, last: each.last_name, order: 'given family' } as Name,
    phone: { isMobile: true, e164: each.phone } as Phone,
  }));

import fc from 'fast-check';
import type { Contact } from '../../../domain/files/contact';

/** One name per script: left to right and right to left, combining marks, joiners, and characters beyond 16 bits. */
const NAMES_BY_SCRIPT = [
  'Zoë',
  'Łukasz',
  'Nguyễn',
  'Ελένη',
  'Владимир',
  'Հայկ',
  'ნინო',
  'יעל',
  'محمّد',
  'علی‌رضا',
  'ܐܦܪܝܡ',
  'ޢަލީ',
  'अर्जुन',
  'অনিতা',
  'ਗੁਰਪ੍ਰੀਤ',
  'કવિતા',
  'தமிழ்ச்செல்வி',
  'లక్ష్మి',
  'ಕಾವ್ಯ',
  'മാധവൻ',
  'සුනිල්',
  'สมชาย',
  'ສົມຈິດ',
  'བསྟན་འཛིན',
  'အောင်',
  'សុខា',
  'አበበ',
  '민준',
  'さくら',
  'タロウ',
  '王小明',
  '𠮷田',
  'ᠪᠠᠲᠤ',
  '𞤀𞤣𞤤𞤢𞤥',
  '👩🏽‍🚀',
] as const;

/** Names with characters that must be escaped, or that break careless code. */
const AWKWARD_NAMES = [
  "O'Neil",
  'd’Arc',
  'King, Jr.',
  'Jane "JJ"',
  '"',
  '""',
  ',',
  'semi;colon',
  'back\\slash',
  '\\n',
  '\\',
  '\\;',
  'two\nlines',
  'two\r\nlines',
  'two\rlines',
  'Anne:Marie',
  '=1+1',
  '+Plus',
  '-Dash',
  '@At',
  ' around ',
  'tab\there',
  '<b>&amp;</b>',
  "'",
  'null',
  '0',
] as const;

const plainName = fc.oneof(
  fc.constantFrom(...NAMES_BY_SCRIPT),
  fc.constantFrom(...AWKWARD_NAMES),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

const name = fc.oneof(
  { weight: 3, arbitrary: plainName },
  {
    weight: 1,
    arbitrary: fc.array(plainName, { minLength: 2, maxLength: 6 }).map((parts) => parts.join('')),
  },
);

/** Contacts with e-mails and phones like those that the tool makes, but with far more difficult names. */
export const contact: fc.Arbitrary<Contact> = fc.record({
  first_name: name,
  last_name: name,
  email: fc
    .tuple(
      fc.stringMatching(/^[a-z]{1,30}\.[a-z]{1,30}\d{0,3}$/),
      fc.constantFrom('example.com', 'example.net', 'example.org'),
    )
    .map(([local, domain]) => `${local}@${domain}`),
  phone: fc.option(fc.stringMatching(/^\+[1-9]\d{0,2}( \d{2,4}){1,3}(-\d{4})?$/)),
});

/** One contact for each of the names above, which is its first and its last name. */
export const AWKWARD_CONTACTS: readonly Contact[] = [...NAMES_BY_SCRIPT, ...AWKWARD_NAMES].map(
  (text, index) => ({
    first_name: text,
    last_name: text,
    email: `contact${index}@example.com`,
    phone: index % 2 === 0 ? '+1 201-555-0123' : null,
  }),
);

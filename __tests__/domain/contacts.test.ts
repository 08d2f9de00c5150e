import fc from 'fast-check';
import { type ContactRequest, generateContacts } from '../../domain/contacts';
import { COUNTRIES } from '../../domain/countries';
import { EMAIL_DOMAINS } from '../../domain/email';

const WITHOUT_CALLING_CODE = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];
const codes = COUNTRIES.map(({ code }) => code);
const seeds = fc.integer({ min: 0, max: 0xffffffff });

test.each(codes)(
  '%s: each contact has the four keys in their order, and a phone where a calling code exists',
  (country) => {
    const contacts = generateContacts({ country, count: 7, seed: 42 });
    expect(contacts).toHaveLength(7);
    for (const contact of contacts) {
      expect(Object.keys(contact)).toEqual(['first_name', 'last_name', 'email', 'phone']);
      expect(contact.first_name.trim()).not.toBe('');
      expect(contact.last_name.trim()).not.toBe('');
      if (WITHOUT_CALLING_CODE.includes(country)) expect(contact.phone).toBeNull();
      else expect(contact.phone).toMatch(/^\+[0-9][0-9 -]+$/);
    }
  },
);

test.each([0, 1, 0xffffffff])(
  'the seed %d makes 1,000 contacts with distinct ASCII e-mails at reserved domains',
  (seed) => {
    const emails = generateContacts({ country: 'US', count: 1000, seed }).map(({ email }) => email);
    expect(new Set(emails.map((email) => email.toLowerCase())).size).toBe(1000);
    for (const email of emails) {
      expect(email).toMatch(/^[A-Za-z0-9]+([._-]+[A-Za-z0-9]+)*@example\.(com|net|org)$/);
      expect(email.indexOf('@')).toBeLessThanOrEqual(64);
    }
    for (const domain of EMAIL_DOMAINS)
      expect(emails.some((email) => email.endsWith(`@${domain}`))).toBe(true);
  },
);

test('the same request gives the same contacts, to the byte', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.integer({ min: 1, max: 40 }), seeds, (country, count, seed) => {
      const request: ContactRequest = Object.freeze({ country, count, seed });
      expect(JSON.stringify(generateContacts(request))).toBe(JSON.stringify(generateContacts(request)));
    }),
    { seed: 2, numRuns: 60 },
  );
});

test('the first contacts of a larger count are those of the smaller one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.integer({ min: 1, max: 40 }), seeds, (country, count, seed) => {
      const more = generateContacts({ country, count: count + 13, seed });
      expect(more.slice(0, count)).toEqual(generateContacts({ country, count, seed }));
    }),
    { seed: 3, numRuns: 60 },
  );
});

test('another country changes phones only where both have English names: each field has a stream of its own', () => {
  const names = (country: 'US' | 'GB') =>
    generateContacts({ country, count: 20, seed: 5 }).map(({ first_name, last_name, email }) => [
      first_name,
      last_name,
      email,
    ]);
  expect(names('US')).toEqual(names('GB'));
});

test('different seeds give different contacts', () => {
  const files = Array.from({ length: 200 }, (_, seed) =>
    JSON.stringify(generateContacts({ country: 'US', count: 2, seed })),
  );
  expect(new Set(files).size).toBe(200);
});

test('an e-mail is built from the first and the last name', () => {
  for (const { first_name, last_name, email } of generateContacts({ country: 'US', count: 300, seed: 9 })) {
    const local = email.split('@')[0]?.toLowerCase() ?? '';
    const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
    expect(local.replace(/[^a-z]/g, '')).toBe(letters(first_name + last_name));
  }
});

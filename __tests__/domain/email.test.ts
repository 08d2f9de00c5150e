import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EMAIL_DOMAINS, prepareEmails } from '../../domain/email';
import { ENGLISH_NAMES } from '../../domain/english-names';
import { prepareNames } from '../../domain/names';
import { openStream } from '../../domain/random';

const seeds = fc.integer({ min: 0, max: 0xffffffff });

/** RFC 5321: a dot-string of at most 64 characters, at a domain set aside by RFC 2606. */
const READABLE = /^(?=[^@]{3,64}@)[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*@example\.(?:com|net|org)$/;

function makeEmails(count: number, seed: number): string[] {
  const drawName = prepareNames(openStream(seed, 'names'), ENGLISH_NAMES);
  const makeEmail = prepareEmails(openStream(seed, 'email'));
  return Array.from({ length: count }, () => makeEmail(drawName()));
}

describe('prepareEmails', () => {
  test('an e-mail is a valid address at a reserved domain', () => {
    for (const email of makeEmails(1000, 1)) expect(email).toMatch(READABLE);
  });

  test('an e-mail is built from both names', () => {
    const makeEmail = prepareEmails(openStream(1, 'email'));
    for (let i = 0; i < 100; i++) {
      expect(makeEmail({ first: '하윤', last: '정', romanFirst: 'Hayun', romanLast: 'Jeong' })).toMatch(
        /^Hayun[._]Jeong\d{0,2}@/,
      );
    }
  });

  test('all three domains are drawn', () => {
    const domains = new Set(makeEmails(100, 1).map((email) => email.split('@')[1]));
    expect([...domains].sort()).toEqual(EMAIL_DOMAINS);
  });

  test('no two e-mails of a run are the same, case ignored', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const emails = makeEmails(1000, seed).map((email) => email.toLowerCase());
        expect(new Set(emails).size).toBe(1000);
      }),
      { seed: 7, numRuns: 10 },
    );
  });

  test('the first e-mails of a larger run are those of a smaller one', () => {
    fc.assert(
      fc.property(seeds, fc.nat(50), (seed, count) => {
        expect(makeEmails(60, seed).slice(0, count)).toEqual(makeEmails(count, seed));
      }),
      { seed: 7, numRuns: 20 },
    );
  });
});

import type { SimpleFaker } from '@faker-js/faker';
import type { CountryCode } from 'libphonenumber-js/max/es6';
import phoneRanges from '../generated/phone-ranges.json' with { type: 'json' };
import { createDeck } from './number-deck';
import { createLineTest, getNumberingPlan } from './numbering-plan';
import { formatPhone, makePhone, type PhoneFormat } from './phone-format';

/** The patterns to draw from where the library's own also match numbers that people don't have, such as pagers. */
const PATTERNS: Readonly<Partial<Record<CountryCode, string>>> = phoneRanges.patterns;

/** Give up after this many attempts. With the patterns that the build writes, at least one in ten succeeds. */
const MAX_ATTEMPTS = 1000;

/**
 * Creates a draw of Valid phones: mobiles of the country, from the ranges that people there have. If the library knows
 * no mobiles of the country's own, they are fixed lines; if it can't tell mobiles from fixed lines (US), they can be
 * one or the other. No number repeats before all have been drawn. Throws a RangeError if there are no valid numbers.
 */
export function createValidPhoneDraw(faker: SimpleFaker, country: CountryCode, format: PhoneFormat) {
  const type = phoneRanges.withoutMobiles.includes(country) ? 'FIXED_LINE' : 'MOBILE';
  const pattern = PATTERNS[country] ?? getNumberingPlan(country).type(type)?.pattern() ?? '';
  const isValidLine = createLineTest(country, type);
  let deck = createDeck(faker, pattern);
  return (): string => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if (deck.countLeft() === 0) deck = createDeck(faker, pattern);
      const digits = deck.deal();
      if (isValidLine(digits)) return formatPhone(makePhone(country, digits), format);
    }
    throw new RangeError(`There are no valid numbers for ${country}`);
  };
}

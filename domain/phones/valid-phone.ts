import type { CountryCode } from 'libphonenumber-js/max/es6';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import phoneRanges from '../generated/phone-ranges.json' with { type: 'json' };
import { createDeck } from './number-deck';
import { createPhoneMaker, formatPhone, type PhoneFormat } from './phone-format';
import { createPersonalTest, getRegionMetadata } from './region-metadata';

/** The numbers that people have, where the library's own patterns would be misleading. */
const PATTERNS: Readonly<Partial<Record<CountryCode, string>>> = phoneRanges.patterns;

/** After this many attempts, drawing gives up. The build makes sure that at least one attempt in ten succeeds. */
const MAX_ATTEMPTS = 1000;

/**
 * Creates the phones of one run: mobile numbers that are valid for the country, from the ranges that people there have.
 * Fixed lines where the library knows no mobiles of the country's own; either where it cannot tell the two apart. They may
 * belong to somebody. No number repeats before all have been drawn.
 *
 * @returns draws the next phone; throws a RangeError if there are no valid numbers
 */
export function createValidPhones(random: RandomGenerator, country: CountryCode, format: PhoneFormat) {
  const type = phoneRanges.withoutMobiles.includes(country) ? 'fixedLine' : 'mobile';
  const pattern = PATTERNS[country] ?? getRegionMetadata(country)[type]?.pattern ?? '';
  const isPersonal = createPersonalTest(country, type);
  const makePhone = createPhoneMaker(country);
  let deck = createDeck(random, pattern);
  return (): string => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if (deck.countLeft() === 0) deck = createDeck(random, pattern);
      const digits = deck.deal();
      if (isPersonal(digits)) return formatPhone(makePhone(digits), format);
    }
    throw new RangeError(`There are no valid numbers for ${country}`);
  };
}

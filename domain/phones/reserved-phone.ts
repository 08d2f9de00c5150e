import type { CountryCode } from 'libphonenumber-js/max/es6';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import reservedRanges from '../generated/reserved-ranges.json' with { type: 'json' };
import { type DigitStrings, stringAt } from './digit-strings';
import { parsePattern } from './number-pattern';
import { createPhoneMaker, formatPhone, type PhoneFormat } from './phone-format';
import { memoizeByCountry } from './region-metadata';

/** The numbers of a range in random order, by a lazy Fisher-Yates shuffle. */
interface Deck {
  readonly strings: DigitStrings;
  /** How many numbers are left to deal. */
  left: number;
  /** The ranks that were swapped, by place. */
  readonly swapped: Map<number, number>;
}

/** Deals the next number of a deck that has some left. */
function deal(random: RandomGenerator, deck: Deck): string {
  const place = uniformInt(random, 0, deck.left - 1);
  const rank = deck.swapped.get(place) ?? place;
  deck.left--;
  deck.swapped.set(place, deck.swapped.get(deck.left) ?? deck.left);
  return stringAt(deck.strings, rank);
}

/** By region: the patterns of its ranges, from reserved-ranges.tsv. */
const PATTERNS: Readonly<Partial<Record<CountryCode, readonly string[]>>> = reservedRanges;

const getRanges = memoizeByCountry((country): readonly DigitStrings[] =>
  (PATTERNS[country] ?? []).map(parsePattern),
);

/** How many countries set ranges aside for fiction. */
export const RESERVING_COUNTRY_COUNT = Object.keys(PATTERNS).length;

/** How many numbers the country's regulator sets aside for fiction; 0 if none. */
export function countReservedNumbers(country: CountryCode): number {
  return getRanges(country).reduce((count, { size }) => count + size, 0);
}

/**
 * Creates the phones of one run from the ranges that the country's regulator sets aside for fiction and that the
 * library calls valid. Each draw picks a range, all equally likely, and then a number of it, so that small ranges such
 * as the few mobile numbers come up too. No number repeats before all have been drawn.
 *
 * @returns draws the next phone; null if no range is set aside
 */
export function createReservedPhones(random: RandomGenerator, country: CountryCode, format: PhoneFormat) {
  const ranges = getRanges(country);
  if (ranges.length === 0) return null;
  const makePhone = createPhoneMaker(country);
  let decks: Deck[] = [];
  return (): string => {
    decks = decks.filter(({ left }) => left > 0);
    if (decks.length === 0)
      decks = ranges.map((strings) => ({ strings, left: strings.size, swapped: new Map() }));
    const deck = decks[uniformInt(random, 0, decks.length - 1)] as Deck;
    return formatPhone(makePhone(deal(random, deck)), format);
  };
}

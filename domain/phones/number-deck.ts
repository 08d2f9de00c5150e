import type { SimpleFaker } from '@faker-js/faker';
import { countNumbers, numberAt, parsePattern } from './number-pattern';

/** Deals the numbers of a pattern in random order. */
export interface Deck {
  readonly countLeft: () => number;
  /** Throws if no number is left. */
  readonly deal: () => string;
}

/**
 * Creates a deck: a lazy Fisher-Yates shuffle, because a pattern can match billions of numbers. Trying random digits
 * instead would take more than 100 attempts per phone in 53 countries, and 100,000 in American Samoa.
 */
export function createDeck({ number }: SimpleFaker, pattern: string): Deck {
  const numbers = parsePattern(pattern);
  /** For each place that a swap has changed, the rank that is there now. */
  const swapped = new Map<number, number>();
  let left = countNumbers(numbers);
  return {
    countLeft: () => left,
    deal: () => {
      const place = number.int(left - 1);
      const rank = swapped.get(place) ?? place;
      left--;
      swapped.set(place, swapped.get(left) ?? left);
      return numberAt(numbers, rank);
    },
  };
}

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { countNumbers, numberAt, parsePattern } from './number-pattern';

/** The numbers of a pattern, to be dealt in random order. */
export interface Deck {
  /** How many numbers are left to deal. */
  readonly countLeft: () => number;
  /** Deals the next number; some must be left. */
  readonly deal: () => string;
}

/** Shuffles the numbers of a pattern. It is a lazy Fisher-Yates shuffle, because a pattern can match billions. */
export function createDeck(random: RandomGenerator, pattern: string): Deck {
  const numbers = parsePattern(pattern);
  /** The ranks that were swapped, by place. */
  const swapped = new Map<number, number>();
  let left = countNumbers(numbers);
  return {
    countLeft: () => left,
    deal: () => {
      const place = uniformInt(random, 0, left - 1);
      const rank = swapped.get(place) ?? place;
      left--;
      swapped.set(place, swapped.get(left) ?? left);
      return numberAt(numbers, rank);
    },
  };
}

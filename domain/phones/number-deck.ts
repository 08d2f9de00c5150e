import type { SimpleFaker } from '@faker-js/faker';
import { countNumbers, numberAt, parseRange } from './range';

/** Deals the numbers of a range in random order. */
export interface Deck {
  readonly countLeft: () => number;
  /** Call it only if a number is left. */
  readonly deal: () => string;
}

/** Creates a deck: a lazy Fisher-Yates shuffle, because a range can have billions of numbers. */
export function createDeck({ number }: SimpleFaker, range: string): Deck {
  const places = parseRange(range);
  /** For each rank that a swap has changed, the rank that is there now. */
  const swapped = new Map<number, number>();
  let left = countNumbers(places);
  return {
    countLeft: () => left,
    deal: () => {
      const drawn = number.int(left - 1);
      const rank = swapped.get(drawn) ?? drawn;
      left--;
      swapped.set(drawn, swapped.get(left) ?? left);
      return numberAt(places, rank);
    },
  };
}

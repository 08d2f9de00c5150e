import type { SimpleFaker } from '@faker-js/faker';

/**
 * Creates a draw of items by weight. It gives the same items as faker's `weightedArrayElement`, which checks and sums all
 * weights on every draw; this takes one pass in all and then a binary search per draw.
 *
 * @param weights above 0, one for each item; at least one
 */
export function createWeightedDraw<T>(
  { number }: SimpleFaker,
  items: readonly T[],
  weights: readonly number[],
): () => T {
  let total = 0;
  const ends = weights.map((weight) => {
    total += weight;
    return total;
  });
  return () => {
    const point = number.float({ max: total });
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (point < (ends[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return items[low] as T;
  };
}

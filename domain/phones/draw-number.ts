import type { SimpleFaker } from '@faker-js/faker';
import { createWeightedDraw } from '../random/weighted-draw';
import type { Ranges } from './country-ranges';
import { countNumbers, getNumberAt, parseRange } from './range';

/**
 * Creates a draw of national numbers: chooses a range by its share, and one of its numbers that has not been drawn yet.
 * Skips ranges that are used up. Once all numbers have been drawn, all can be drawn again.
 *
 * @param ranges at least one
 */
export function createNumberDraw(faker: SimpleFaker, ranges: Ranges): () => string {
  const all = Object.keys(ranges)
    .map(parseRange)
    .map((positions) => ({ positions, count: countNumbers(positions), taken: new Set<string>() }));
  const drawRange = createWeightedDraw(faker, all, Object.values(ranges));
  const isUsedUp = ({ count, taken }: (typeof all)[number]) => taken.size === count;
  return () => {
    if (all.every(isUsedUp)) for (const { taken } of all) taken.clear();
    let range = drawRange();
    while (isUsedUp(range)) range = drawRange();
    const { positions, count, taken } = range;
    for (;;) {
      const number = getNumberAt(positions, faker.number.int(count - 1));
      if (taken.has(number)) continue;
      taken.add(number);
      return number;
    }
  };
}

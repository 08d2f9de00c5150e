import type { SimpleFaker } from '@faker-js/faker';
import { createWeightedDraw } from '../random/weighted-draw';
import type { Ranges } from './country-ranges';
import { countNumbers, numberAt, parseRange } from './range';

/**
 * Creates a draw of national numbers: chooses a range by its share, and one of its numbers that has not come up yet. A
 * range without such numbers leaves its share to the others; once all numbers have come up, they start again.
 *
 * @param ranges at least one
 */
export function createNumberDraw(faker: SimpleFaker, ranges: Ranges): () => string {
  const all = Object.keys(ranges).map((range) => {
    const places = parseRange(range);
    return { places, count: countNumbers(places), taken: new Set<string>() };
  });
  const drawRange = createWeightedDraw(faker, all, Object.values(ranges));
  const isUsedUp = ({ count, taken }: (typeof all)[number]) => taken.size === count;
  return () => {
    if (all.every(isUsedUp)) for (const { taken } of all) taken.clear();
    let range = drawRange();
    while (isUsedUp(range)) range = drawRange();
    const { places, count, taken } = range;
    for (;;) {
      const number = numberAt(places, faker.number.int(count - 1));
      if (taken.has(number)) continue;
      taken.add(number);
      return number;
    }
  };
}

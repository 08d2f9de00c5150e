import type { Randomizer } from '@faker-js/faker';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Lets faker draw from our random source. faker's own seeding does nothing, because the source is seeded already. */
export function fakerRandomizer(random: RandomGenerator): Randomizer {
  return { next: () => uniformFloat64(random), seed: () => {} };
}

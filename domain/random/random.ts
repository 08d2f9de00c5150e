import type { Randomizer } from '@faker-js/faker';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { parseSeed } from './seed';

/** One stream per field, so that changing how one field is drawn leaves the others alone. */
const STREAMS = ['names', 'email', 'phone'] as const;
export type Stream = (typeof STREAMS)[number];

/**
 * Opens a random stream. Those of a seed are 2^64 draws apart. With a country, the seed is first combined with it.
 *
 * @param seed not blank
 * @param country if given, each country has its own stream
 */
export function openStream(seed: string, stream: Stream, country?: string): RandomGenerator {
  const number = parseSeed(seed);
  const random = xoroshiro128plus(country ? parseSeed(`${number} ${country}`) : number);
  for (let jumps = STREAMS.indexOf(stream); jumps >= 0; jumps--) random.jump();
  return random;
}

/** Lets faker draw from our random source. Seeding does nothing, because the source is seeded already. */
export function fakerRandomizer(random: RandomGenerator): Randomizer {
  return { next: () => uniformFloat64(random), seed: () => {} };
}

import type { Randomizer } from '@faker-js/faker';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { parseSeed } from './seed';

/** One stream per field, so that a change in how one field is drawn does not change the others. */
const STREAMS = ['names', 'email', 'phone'] as const;
export type Stream = (typeof STREAMS)[number];

/**
 * Opens one of the independent random streams of a seed. They are parts of one generator, 2^64 draws apart.
 *
 * @param seed not blank; `parseSeed` turns it into a number
 * @param country if given, the stream differs from country to country
 */
export function openStream(seed: string, stream: Stream, country?: string): RandomGenerator {
  const number = parseSeed(seed);
  const random = xoroshiro128plus(country ? parseSeed(`${number} ${country}`) : number);
  for (let jumps = STREAMS.indexOf(stream); jumps >= 0; jumps--) random.jump();
  return random;
}

/** Lets faker draw from our random source. faker's own seeding does nothing, because the source is seeded already. */
export function fakerRandomizer(random: RandomGenerator): Randomizer {
  return { next: () => uniformFloat64(random), seed: () => {} };
}

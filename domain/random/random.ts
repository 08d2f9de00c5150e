import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** One stream per field, so that changing how one field is drawn leaves the others as they were. */
const STREAMS = ['names', 'email', 'phone'] as const;
export type Stream = (typeof STREAMS)[number];

/**
 * Opens one of a seed's independent random streams: the seed's generator, jumped 2^64 draws ahead per stream.
 *
 * @param seed a whole number from 0 to 2^32-1, both included
 */
export function openStream(seed: number, stream: Stream): RandomGenerator {
  const random = xoroshiro128plus(seed);
  for (let jumps = STREAMS.indexOf(stream); jumps >= 0; jumps--) random.jump();
  return random;
}

import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { parseSeed } from './seed';

/** One stream per field, so that changing how one field is drawn leaves the others as they were. */
const STREAMS = ['names', 'email', 'phone'] as const;
export type Stream = (typeof STREAMS)[number];

/**
 * Opens one of a seed's independent random streams: the seed's generator, jumped 2^64 draws ahead per stream.
 *
 * @param seed any text that is not blank; `parseSeed` says what it stands for
 */
export function openStream(seed: string, stream: Stream): RandomGenerator {
  const random = xoroshiro128plus(parseSeed(seed));
  for (let jumps = STREAMS.indexOf(stream); jumps >= 0; jumps--) random.jump();
  return random;
}

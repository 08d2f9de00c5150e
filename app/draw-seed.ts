/** Draws a seed: a whole number from 0 to 2^32-1, both inclusive, as text. */
export function drawSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}

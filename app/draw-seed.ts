/** Draws the seed of a run without a typed one: a whole number from 0 to 2^32-1; null if the browser gives none. */
export function drawSeed(): string | null {
  try {
    return String(crypto.getRandomValues(new Uint32Array(1))[0]);
  } catch {
    return null;
  }
}

/** A whole number from 0 to 2^32-1 by chance; null where the browser refuses to give one. */
export function drawSeed(): number | null {
  try {
    const [seed = null] = crypto.getRandomValues(new Uint32Array(1));
    return seed;
  } catch {
    return null;
  }
}

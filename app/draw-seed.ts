/** The seed of a run for which none is typed: a whole number from 0 to 2^32-1; null where the browser refuses one. */
export function drawSeed(): string | null {
  try {
    return String(crypto.getRandomValues(new Uint32Array(1))[0]);
  } catch {
    return null;
  }
}

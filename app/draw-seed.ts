/** Draws a seed: a whole number from 0 to 2^32-1, as text. Returns null if the browser provides no random numbers. */
export function drawSeed(): string | null {
  try {
    return String(crypto.getRandomValues(new Uint32Array(1))[0]);
  } catch {
    return null;
  }
}

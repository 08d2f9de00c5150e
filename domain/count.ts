/** The smallest and the largest count of a run, both inclusive (spec §9). */
export const MIN_COUNT = 1;
export const MAX_COUNT = 1000;

/**
 * Parses the count that was typed (spec §5).
 *
 * @param text only ASCII digits pass; leading zeros are allowed
 * @returns a whole number from 1 to 1000, both inclusive; null for any other text
 */
export function parseCount(text: string): number | null {
  if (!/^[0-9]+$/.test(text)) return null;
  const count = Number(text);
  return count >= MIN_COUNT && count <= MAX_COUNT ? count : null;
}

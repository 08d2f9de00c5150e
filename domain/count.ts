/** How many records one run may make, both included (spec §9). */
export const MIN_COUNT = 1;
export const MAX_COUNT = 1000;

/** The count that a typed text means, or null where it is no whole decimal number from 1 to 1000 (spec §5). */
export function parseCount(text: string): number | null {
  if (!/^[0-9]+$/.test(text)) return null;
  const count = Number(text);
  return count >= MIN_COUNT && count <= MAX_COUNT ? count : null;
}

/** What the numbers of a range are. */
export const KINDS = ['mobile', 'fixed', 'fictional'] as const;
export type Kind = (typeof KINDS)[number];

const DIGITS = '0123456789';

/** A range of national numbers: for each place, the digits that can stand there. */
export type Places = readonly string[];

/**
 * Parses a range: digits, digit classes, and 'x' for any digit.
 *
 * @param range such as '79[1-3]x'
 * @returns such as ['7', '9', '123', '0123456789']
 */
export function parseRange(range: string): Places {
  const places = range.match(/\[[^\]]*\]|./g) ?? [];
  return places.map((place) =>
    place === 'x'
      ? DIGITS
      : place.replace(/(\d)-(\d)/g, (_, from, to) => DIGITS.slice(Number(from), Number(to) + 1)).replace(/[[\]]/g, ''),
  );
}

/** Counts the numbers of a range. */
export function countNumbers(places: Places): number {
  return places.reduce((count, digits) => count * digits.length, 1);
}

/**
 * Returns the number at a rank. Drawing ranks uniformly draws numbers uniformly.
 *
 * @param rank from 0 to `countNumbers(places) - 1`, both inclusive
 */
export function numberAt(places: Places, rank: number): string {
  let left = rank;
  return places.reduceRight((text, digits) => {
    const digit = digits.charAt(left % digits.length);
    left = Math.floor(left / digits.length);
    return digit + text;
  }, '');
}

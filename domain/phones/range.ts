/** What the numbers of a range are. */
export const RANGE_KINDS = ['mobile', 'fixed', 'fictional'] as const;
export type RangeKind = (typeof RANGE_KINDS)[number];

const DIGITS = '0123456789';

/** A range of national numbers: for each position, the digits that can be there. */
export type Positions = readonly string[];

/**
 * Parses a range: digits, digit classes, and 'x' for any digit.
 *
 * @param range such as '79[1-3]x'
 * @returns such as ['7', '9', '123', '0123456789']
 */
export function parseRange(range: string): Positions {
  const expanded = range
    .replaceAll('x', `[${DIGITS}]`)
    .replace(/(\d)-(\d)/g, (_, from, to) => DIGITS.slice(Number(from), Number(to) + 1));
  return expanded.match(/(?<=\[)\d*|\d/g) ?? [];
}

/** Creates a function that tells whether a national number is in one of these ranges. */
export function createRangeMatcher(ranges: readonly string[]): (nationalNumber: string) => boolean {
  const pattern = new RegExp(`^(?:${ranges.join('|').replaceAll('x', '\\d')})$`);
  return (nationalNumber) => pattern.test(nationalNumber);
}

/** Counts the numbers of a range. */
export function countNumbers(positions: Positions): number {
  return positions.reduce((count, digits) => count * digits.length, 1);
}

/**
 * Returns the number at a rank. Drawing ranks uniformly draws numbers uniformly.
 *
 * @param rank from 0 to `countNumbers(positions) - 1`, both inclusive
 */
export function getNumberAt(positions: Positions, rank: number): string {
  let rest = rank;
  return positions.reduceRight((text, digits) => {
    const digit = digits.charAt(rest % digits.length);
    rest = Math.floor(rest / digits.length);
    return digit + text;
  }, '');
}

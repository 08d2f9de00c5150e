/** A finite set of digit strings, stored as a deterministic automaton: each string is exactly one path. */
export interface DigitStrings {
  /** How many strings the set holds. */
  readonly size: number;
  /** Whether the empty string is one of them. */
  readonly hasEmpty: boolean;
  /** By first digit, 0 to 9: what may follow it; undefined if no string starts with it. */
  readonly after: readonly (DigitStrings | undefined)[];
}

/** The empty set. */
export const NO_STRINGS: DigitStrings = { size: 0, hasEmpty: false, after: [] };

/** The set that holds only the empty string. */
export const EMPTY_STRING: DigitStrings = { size: 1, hasEmpty: true, after: [] };

const ZERO = '0'.charCodeAt(0);
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** All strings of one of the digits (whole numbers from 0 to 9, each at most once) followed by a string of `rest`. */
export function prependDigit(digits: readonly number[], rest: DigitStrings): DigitStrings {
  const after = DIGITS.map((digit) => (digits.includes(digit) ? rest : undefined));
  return { size: digits.length * rest.size, hasEmpty: false, after };
}

type Keeps = (inA: boolean, inB: boolean) => boolean;

/** All strings for which `keeps(inA, inB)` is true. It is never called with both false. */
function combine(a: DigitStrings, b: DigitStrings, keeps: Keeps): DigitStrings {
  if (a === b) return keeps(true, true) ? a : NO_STRINGS;
  if (a.size === 0) return keeps(false, true) ? b : NO_STRINGS;
  if (b.size === 0) return keeps(true, false) ? a : NO_STRINGS;
  const hasEmpty = (a.hasEmpty || b.hasEmpty) && keeps(a.hasEmpty, b.hasEmpty);
  const after: (DigitStrings | undefined)[] = [];
  let size = hasEmpty ? 1 : 0;
  for (const digit of DIGITS) {
    // Most digits have the same rest as the digit before. Sharing it avoids walking long tails ten times.
    const same = digit > 0 && a.after[digit] === a.after[digit - 1] && b.after[digit] === b.after[digit - 1];
    const rest = same
      ? after[digit - 1]
      : combine(a.after[digit] ?? NO_STRINGS, b.after[digit] ?? NO_STRINGS, keeps);
    after.push(rest);
    size += rest?.size ?? 0;
  }
  return { size, hasEmpty, after };
}

/** The strings that are in at least one of the sets. */
export function unite(a: DigitStrings, b: DigitStrings): DigitStrings {
  return combine(a, b, (inA, inB) => inA || inB);
}

/** The strings that are in both sets. */
export function intersect(a: DigitStrings, b: DigitStrings): DigitStrings {
  return combine(a, b, (inA, inB) => inA && inB);
}

/** The strings of a that are not in b. */
export function subtract(a: DigitStrings, b: DigitStrings): DigitStrings {
  return combine(a, b, (inA, inB) => inA && !inB);
}

/** Whether a string of digits is in the set. */
export function contains(strings: DigitStrings, text: string): boolean {
  let at: DigitStrings | undefined = strings;
  for (let index = 0; at && index < text.length; index++) at = at.after[text.charCodeAt(index) - ZERO];
  return at?.hasEmpty === true;
}

/**
 * The string at a rank in dictionary order. A uniform draw of the rank is a uniform draw of the string.
 *
 * @param rank a whole number from 0 to `strings.size - 1`, both inclusive
 * @throws RangeError if the rank is out of range
 */
export function stringAt(strings: DigitStrings, rank: number): string {
  if (rank < 0 || rank >= strings.size)
    throw new RangeError(`No string of ${strings.size} has the rank ${rank}`);
  let text = '';
  let left = rank;
  let at = strings;
  while (!at.hasEmpty || left > 0) {
    if (at.hasEmpty) left--;
    let digit = 0;
    for (; left >= (at.after[digit]?.size ?? 0); digit++) left -= at.after[digit]?.size ?? 0;
    text += digit;
    at = at.after[digit] ?? NO_STRINGS;
  }
  return text;
}

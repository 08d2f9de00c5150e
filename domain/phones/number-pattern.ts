/** A sequence of digit classes. It matches the strings that have one digit of each class, in order. */
type Sequence = readonly (readonly string[])[];

/** The strings that a sequence matches. */
interface NumberGroup {
  readonly sequence: Sequence;
  readonly count: number;
}

const TOKEN = /\(\?:|\\d|\[(?:[0-9](?:-[0-9])?)+\]|\{\d+(?:,\d+)?\}|[0-9|?)]/g;

/** Joins every string of `a` with every string of `b`. */
function join(a: readonly Sequence[], b: readonly Sequence[]): Sequence[] {
  return a.flatMap((start) => b.map((end) => [...start, ...end]));
}

/** Counts the strings. */
export function countNumbers(groups: readonly NumberGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Returns the string at a rank. Drawing ranks uniformly draws strings uniformly.
 *
 * @param rank from 0 to `countNumbers(groups) - 1`, both inclusive
 * @throws RangeError if the rank is out of range
 */
export function numberAt(groups: readonly NumberGroup[], rank: number): string {
  let left = rank;
  for (const { sequence, count } of groups) {
    if (left >= 0 && left < count)
      return sequence.reduceRight((text, digits) => {
        const digit = digits[left % digits.length];
        left = Math.floor(left / digits.length);
        return digit + text;
      }, '');
    left -= count;
  }
  throw new RangeError(`No number has the rank ${rank}`);
}

/**
 * Parses a regular expression for national numbers, such as those in libphonenumber's metadata.
 *
 * @param pattern digits, digit classes, non-capturing groups, alternatives and counts
 * @returns groups with all strings that match; a string that matches two alternatives is in two groups
 * @throws SyntaxError if the pattern contains anything else
 */
export function parsePattern(pattern: string): NumberGroup[] {
  const tokens = pattern.match(TOKEN) ?? [];
  if (tokens.join('') !== pattern) throw new SyntaxError(`Not a number pattern: ${pattern}`);
  const sequences = parseAlternatives(tokens);
  if (tokens.length > 0) throw new SyntaxError(`Unbalanced groups: ${pattern}`);
  return sequences.map((sequence) => ({
    sequence,
    count: sequence.reduce((count, digits) => count * digits.length, 1),
  }));
}

// These functions remove the tokens that they parse from the front of the list.

function parseAlternatives(tokens: string[]): Sequence[] {
  const sequences = parseSequence(tokens);
  while (tokens[0] === '|') {
    tokens.shift();
    sequences.push(...parseSequence(tokens));
  }
  return sequences;
}

function parseSequence(tokens: string[]): Sequence[] {
  let sequences: Sequence[] = [[]];
  while (tokens[0] && tokens[0] !== '|' && tokens[0] !== ')') sequences = join(sequences, parseTerm(tokens));
  return sequences;
}

function parseTerm(tokens: string[]): Sequence[] {
  const once = parseAtom(tokens);
  if (!/^[?{]/.test(tokens[0] ?? '')) return once;
  const [min = 0, max = min] = tokens.shift()?.match(/\d+/g)?.map(Number) ?? [0, 1];
  const repeat = (count: number) => Array<Sequence[]>(count).fill(once).reduce(join, [[]]);
  return Array.from({ length: max - min + 1 }, (_, more) => repeat(min + more)).flat();
}

function parseAtom(tokens: string[]): Sequence[] {
  const token = tokens.shift() ?? '';
  if (token !== '(?:') return [[listDigits(token)]];
  const sequences = parseAlternatives(tokens);
  if (tokens.shift() !== ')') throw new SyntaxError('A group is not closed');
  return sequences;
}

/** Lists the digits that '7', '\d' or '[0-24-9]' matches. Throws a SyntaxError for '{2}' and '[9-1]'. */
function listDigits(token: string): string[] {
  const digitClass = new RegExp(token);
  return [...'0123456789'].filter((digit) => digitClass.test(digit));
}

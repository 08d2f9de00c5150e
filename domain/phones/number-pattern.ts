import { type DigitStrings, EMPTY_STRING, startWith, unite } from './digit-strings';

/** Puts what a piece of the pattern matches before the rest of the string. */
type Piece = (rest: DigitStrings) => DigitStrings;

const TOKEN = /\(\?:|\\d|\[[0-9-]+\]|\{\d+(?:,\d+)?\}|[0-9|?)]/g;

const DIGITS = '0123456789';

/** The digits of '7', '\d' or '[0-24-9]'. */
function readClass(token: string): number[] {
  if (!/^[\d\\[]/.test(token)) throw new SyntaxError(`Not a digit or class of digits: '${token}'`);
  if (token === '\\d') return [...DIGITS].map(Number);
  const ranges = token.match(/\d(?:-\d)?/g) ?? [];
  return ranges.flatMap((range) => {
    const first = Number(range.at(0));
    return Array.from({ length: Number(range.at(-1)) - first + 1 }, (_, more) => first + more);
  });
}

function repeat(piece: Piece, least: number, most: number): Piece {
  return (rest) => {
    let strings = rest;
    for (let count = least; count < most; count++) strings = unite(rest, piece(strings));
    for (let count = 0; count < least; count++) strings = piece(strings);
    return strings;
  };
}

/**
 * Reads a pattern of libphonenumber's metadata: digits, classes, non-capturing groups, alternatives and counts.
 *
 * @returns the strings that the pattern matches from end to end
 * @throws SyntaxError where the pattern holds anything else
 */
export function readPattern(pattern: string): DigitStrings {
  const tokens = pattern.match(TOKEN) ?? [];
  if (tokens.join('') !== pattern) throw new SyntaxError(`Not a number pattern: ${pattern}`);
  const piece = readAlternatives(tokens);
  if (tokens.length > 0) throw new SyntaxError(`Unbalanced groups: ${pattern}`);
  return piece(EMPTY_STRING);
}

// Each of these takes what it reads off the front of the tokens.

function readAlternatives(tokens: string[]): Piece {
  const pieces = [readSequence(tokens)];
  while (tokens[0] === '|') {
    tokens.shift();
    pieces.push(readSequence(tokens));
  }
  return (rest) => pieces.map((piece) => piece(rest)).reduce(unite);
}

function readSequence(tokens: string[]): Piece {
  const pieces: Piece[] = [];
  while (tokens[0] && tokens[0] !== '|' && tokens[0] !== ')') pieces.push(readTerm(tokens));
  return (rest) => pieces.reduceRight((strings, piece) => piece(strings), rest);
}

function readTerm(tokens: string[]): Piece {
  const piece = readAtom(tokens);
  const count = tokens[0] ?? '';
  if (count === '?') {
    tokens.shift();
    return repeat(piece, 0, 1);
  }
  if (!count.startsWith('{')) return piece;
  tokens.shift();
  const [least = 0, most = least] = count.slice(1, -1).split(',').map(Number);
  return repeat(piece, least, most);
}

function readAtom(tokens: string[]): Piece {
  const token = tokens.shift() ?? '';
  if (token !== '(?:') {
    const digits = readClass(token);
    return (rest) => startWith(digits, rest);
  }
  const piece = readAlternatives(tokens);
  if (tokens.shift() !== ')') throw new SyntaxError('A group is not closed');
  return piece;
}

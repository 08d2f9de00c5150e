import { type DigitStrings, EMPTY_STRING, prependDigit, unite } from './digit-strings';

/** A piece of the pattern: returns the strings that match the piece followed by a string of `rest`. */
type Piece = (rest: DigitStrings) => DigitStrings;

const TOKEN = /\(\?:|\\d|\[(?:[0-9](?:-[0-9])?)+\]|\{\d+(?:,\d+)?\}|[0-9|?)]/g;

/** The digits of '7', '\d' or '[0-24-9]'. */
function parseDigitClass(token: string): number[] {
  if (!/^[\d\\[]/.test(token)) throw new SyntaxError(`Not a digit or class of digits: '${token}'`);
  if (token === '\\d') return parseDigitClass('[0-9]');
  const ranges = token.match(/\d(?:-\d)?/g) ?? [];
  return ranges.flatMap((range) => {
    const first = Number(range.at(0));
    return Array.from({ length: Number(range.at(-1)) - first + 1 }, (_, more) => first + more);
  });
}

function repeat(piece: Piece, min: number, max: number): Piece {
  return (rest) => {
    let strings = rest;
    for (let count = min; count < max; count++) strings = unite(rest, piece(strings));
    for (let count = 0; count < min; count++) strings = piece(strings);
    return strings;
  };
}

/**
 * Parses a regular expression of libphonenumber's metadata: digits, digit classes, non-capturing groups, alternatives
 * and counts.
 *
 * @returns all strings that the whole pattern matches
 * @throws SyntaxError if the pattern holds anything else
 */
export function parsePattern(pattern: string): DigitStrings {
  const tokens = pattern.match(TOKEN) ?? [];
  if (tokens.join('') !== pattern) throw new SyntaxError(`Not a number pattern: ${pattern}`);
  const piece = parseAlternatives(tokens);
  if (tokens.length > 0) throw new SyntaxError(`Unbalanced groups: ${pattern}`);
  return piece(EMPTY_STRING);
}

// Each of these removes the tokens that it parses from the front of the list.

function parseAlternatives(tokens: string[]): Piece {
  const pieces = [parseSequence(tokens)];
  while (tokens[0] === '|') {
    tokens.shift();
    pieces.push(parseSequence(tokens));
  }
  return (rest) => pieces.map((piece) => piece(rest)).reduce(unite);
}

function parseSequence(tokens: string[]): Piece {
  const pieces: Piece[] = [];
  while (tokens[0] && tokens[0] !== '|' && tokens[0] !== ')') pieces.push(parseTerm(tokens));
  return (rest) => pieces.reduceRight((strings, piece) => piece(strings), rest);
}

function parseTerm(tokens: string[]): Piece {
  const piece = parseAtom(tokens);
  if (!/^[?{]/.test(tokens[0] ?? '')) return piece;
  const [min = 0, max = min] = tokens.shift()?.match(/\d+/g)?.map(Number) ?? [0, 1];
  return repeat(piece, min, max);
}

function parseAtom(tokens: string[]): Piece {
  const token = tokens.shift() ?? '';
  if (token !== '(?:') {
    const digits = parseDigitClass(token);
    return (rest) => prependDigit(digits, rest);
  }
  const piece = parseAlternatives(tokens);
  if (tokens.shift() !== ')') throw new SyntaxError('A group is not closed');
  return piece;
}

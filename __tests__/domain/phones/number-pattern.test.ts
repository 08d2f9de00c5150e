import { SimpleFaker } from '@faker-js/faker';
import metadata from 'libphonenumber-js/max/metadata';
import { createDeck } from '../../../domain/phones/number-deck';
import { countNumbers, numberAt, parsePattern } from '../../../domain/phones/number-pattern';

const FIXED_LINE = 0;
const MOBILE = 1;
const TYPES = 11;
const PATTERNS: string[] = Object.values(metadata.countries)
  .flatMap((plan) => [plan?.[TYPES]?.[FIXED_LINE], plan?.[TYPES]?.[MOBILE]])
  .flatMap((type) => type?.[0] || []);

/** Every digit string of up to five digits. */
const SHORT_STRINGS = [0, 1, 2, 3, 4, 5].flatMap((length) =>
  Array.from({ length: 10 ** length }, (_, rank) => (length ? String(rank).padStart(length, '0') : '')),
);

function matchEntirely(pattern: string): (text: string) => boolean {
  const regularExpression = new RegExp(`^(?:${pattern})$`);
  return (text) => regularExpression.test(text);
}

const list = (pattern: string) => {
  const numbers = parsePattern(pattern);
  return Array.from({ length: countNumbers(numbers) }, (_, rank) => numberAt(numbers, rank));
};

test.each([
  '7',
  '[0-24-9]',
  '\\d{3}',
  '1\\d?',
  '(?:12)?3',
  '\\d{1,3}|9{4,5}',
  '8(?:0[1-7]|1\\d{0,2})|7\\d{2}',
  '(?:[01589]\\d|[2-467])\\d',
  '(?:(?:4|5|)[67]){1,2}',
])('%s is parsed to the strings that it matches as a regular expression, each once', (pattern) => {
  expect(list(pattern).sort()).toEqual(SHORT_STRINGS.filter(matchEntirely(pattern)).sort());
});

test('a string that two alternatives match appears twice', () => {
  expect(list('1|[12]')).toEqual(['1', '1', '2']);
});

test('every pattern of mobiles and fixed lines can be parsed, and numbers drawn from it match it', () => {
  expect(PATTERNS.length).toBeGreaterThan(400);
  for (const pattern of PATTERNS) {
    const deck = createDeck(new SimpleFaker({ seed: 1 }), pattern);
    const numbers = Array.from({ length: Math.min(20, deck.countLeft()) }, deck.deal);
    expect(numbers.filter((number) => !matchEntirely(pattern)(number))).toEqual([]);
  }
});

test.each([-1, 2])('the rank %d of two numbers is out of range', (rank) => {
  expect(() => numberAt(parsePattern('[12]'), rank)).toThrow(RangeError);
});

test.each('(1) (?:1 1) ?1 {2} 1?? 1* 1+ . ^1 [^1] 1{2,} 1{,2} 1{} 1{1,2,3} [] [-] [1-] [9-1] \\D a'.split(' '))(
  '%s is a syntax error',
  (pattern) => {
    expect(() => parsePattern(pattern)).toThrow(SyntaxError);
  },
);

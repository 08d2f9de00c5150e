import metadata from 'libphonenumber-js/max/metadata';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type DigitStrings, stringAt } from '../../../domain/phones/digit-strings';
import { parsePattern } from '../../../domain/phones/number-pattern';

const TYPES = 11;
const PATTERNS: string[] = Object.values(metadata.countries)
  .flatMap((plan) => plan?.[TYPES] ?? [])
  .flatMap((type) => (type ? type[0] : []))
  .filter((pattern) => pattern !== '');

/** Every digit string of up to five digits. */
const SHORT_STRINGS = [0, 1, 2, 3, 4, 5].flatMap((length) =>
  Array.from({ length: 10 ** length }, (_, rank) => (length ? String(rank).padStart(length, '0') : '')),
);

function matchEntirely(pattern: string): (text: string) => boolean {
  const regularExpression = new RegExp(`^(?:${pattern})$`);
  return (text) => regularExpression.test(text);
}

function draw(strings: DigitStrings, count: number): string[] {
  const random = xoroshiro128plus(1);
  return Array.from({ length: count }, () => stringAt(strings, uniformInt(random, 0, strings.size - 1)));
}

test.each([
  '7',
  '[0-24-9]',
  '\\d{3}',
  '1\\d?',
  '(?:12)?3',
  '\\d{1,3}|9{2,5}',
  '(?:1|12|\\d\\d)[3-5]?',
  '8(?:0[1-7]|1\\d{0,2})|8\\d{2}',
  '(?:[01589]\\d|[2-467])\\d{0,2}',
  '(?:(?:4|5|)[67]){1,2}',
])('%s is parsed to the strings that it matches as a regular expression, each once', (pattern) => {
  const strings = parsePattern(pattern);
  const expected = SHORT_STRINGS.filter(matchEntirely(pattern)).sort();
  expect(Array.from({ length: strings.size }, (_, rank) => stringAt(strings, rank))).toEqual(expected);
});

test('every pattern of the library can be parsed, and strings drawn from it match it', () => {
  expect(PATTERNS.length).toBeGreaterThan(1000);
  for (const pattern of PATTERNS) {
    const strings = parsePattern(pattern);
    expect(strings.size).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    expect(draw(strings, 20).filter((text) => !matchEntirely(pattern)(text))).toEqual([]);
  }
});

test.each('(1) (?:1 1) ?1 {2} 1?? 1* 1+ . ^1 [^1] 1{2,} 1{,2} 1{} 1{1,2,3} [] [-] [1-] \\D a'.split(' '))(
  '%s is a syntax error',
  (pattern) => {
    expect(() => parsePattern(pattern)).toThrow(SyntaxError);
  },
);

import fc from 'fast-check';
import {
  contains,
  type DigitStrings,
  EMPTY_STRING,
  intersect,
  NO_STRINGS,
  prependDigit,
  stringAt,
  subtract,
  unite,
} from '../../../domain/phones/digit-strings';

function makeStrings(list: readonly string[]): DigitStrings {
  const one = (text: string) =>
    [...text].reduceRight((rest, digit) => prependDigit([Number(digit)], rest), EMPTY_STRING);
  return list.map(one).reduce(unite, NO_STRINGS);
}

function list(strings: DigitStrings): string[] {
  return Array.from({ length: strings.size }, (_, rank) => stringAt(strings, rank));
}

// Few digits and short strings, so that the two lists share prefixes and strings.
const texts = fc.array(fc.string({ unit: fc.constantFrom('0', '1', '9'), maxLength: 4 }), { maxLength: 30 });

test('every string has one rank, in dictionary order', () => {
  fc.assert(
    fc.property(texts, (a) => {
      expect(list(makeStrings(a))).toEqual([...new Set(a)].sort());
    }),
    { seed: 1 },
  );
});

test('a string is in the set if it is in the list', () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      const strings = makeStrings(a);
      expect(b.filter((text) => contains(strings, text))).toEqual(b.filter((text) => a.includes(text)));
    }),
    { seed: 1 },
  );
});

test.each([
  ['a union', unite, (inA: boolean, inB: boolean) => inA || inB],
  ['an intersection', intersect, (inA: boolean, inB: boolean) => inA && inB],
  ['a difference', subtract, (inA: boolean, inB: boolean) => inA && !inB],
])('%s of two sets holds the same strings as that of two lists', (_, operate, keeps) => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      const expected = [...new Set([...a, ...b])].filter((text) => keeps(a.includes(text), b.includes(text)));
      expect(list(operate(makeStrings(a), makeStrings(b)))).toEqual(expected.sort());
    }),
    { seed: 1 },
  );
});

test('a rank out of range throws', () => {
  expect(() => stringAt(makeStrings(['12', '3']), 2)).toThrow(RangeError);
  expect(() => stringAt(makeStrings(['12', '3']), -1)).toThrow(RangeError);
  expect(() => stringAt(NO_STRINGS, 0)).toThrow(RangeError);
});

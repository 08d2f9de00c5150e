import { SimpleFaker } from '@faker-js/faker';
import { getCountries } from 'libphonenumber-js/max';
import { getRanges, type Ranges } from '../../../domain/phones/country-ranges';
import { createNumberDraw } from '../../../domain/phones/draw-number';
import { countNumbers, createRangeMatcher, parseRange } from '../../../domain/phones/range';

const draw = (ranges: Ranges, count: number) =>
  Array.from({ length: count }, createNumberDraw(new SimpleFaker({ seed: 1 }), ranges));

/** Whether a range has too few numbers for its share of 5,000 draws. */
const runsOut = ([range, share]: [string, number]) => countNumbers(parseRange(range)) < 60 * share;

test('5,000 Valid numbers of a country have the shares of the table, unless a range runs out', () => {
  const all = getCountries().map((country) => ({ country, ranges: getRanges(country, 'mobile', 'fixed') }));
  const lasting = all.filter(({ ranges }) => !Object.entries(ranges).some(runsOut));
  expect(lasting.length).toBeGreaterThan(200);
  const offenders = lasting.flatMap(({ country, ranges }) => {
    const numbers = draw(ranges, 5000);
    return Object.entries(ranges).flatMap(([range, stated]) => {
      const share = numbers.filter(createRangeMatcher([range])).length / 50;
      return Math.abs(share - stated) < 2 ? [] : { country, range, stated, share };
    });
  });
  expect(offenders).toEqual([]);
});

test('1,000 Valid numbers of a country all differ, except in Tokelau, which has just 300', () => {
  const repeating = getCountries().filter(
    (country) => new Set(draw(getRanges(country, 'mobile', 'fixed'), 1000)).size < 1000,
  );
  expect(repeating).toEqual(['TK']);
  expect(new Set(draw(getRanges('TK', 'mobile', 'fixed'), 300)).size).toBe(300);
});

test('no number repeats before all others have come up', () => {
  const numbers = draw({ '1': 90, '2x': 10 }, 22);
  expect(new Set(numbers.slice(0, 11)).size).toBe(11);
  expect(new Set(numbers.slice(11)).size).toBe(11);
});

test('each number of a range comes first about equally often', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 10_000; seed++) {
    const first = createNumberDraw(new SimpleFaker({ seed }), { '2x': 100 })();
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(10);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

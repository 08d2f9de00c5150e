import fc from 'fast-check';
import { completeShares, formatShares, parseShares } from '../../../domain/names/culture';

/** Stated shares that never rise, and a tail that is long enough for what is left. */
const lists = fc
  .record({
    stated: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 30 }),
    spare: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ stated, spare }) => {
    const shares = stated.sort((a, b) => b - a).map((share) => share / 100);
    const rest = shares.reduce((left, share) => left - share, 100);
    return { shares, length: shares.length + Math.ceil(rest / (shares.at(-1) ?? 1)) + spare };
  });

test('shares come to 100 per cent: stated ones stay, the others fall and none is above the last stated one', () => {
  fc.assert(
    fc.property(lists, ({ shares, length }) => {
      const all = completeShares(shares, length);
      expect(all).toHaveLength(length);
      expect(all.slice(0, shares.length)).toEqual(shares);
      expect(all.every((share, index) => share > 0 && share <= (all[index - 1] ?? 100))).toBe(true);
      expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 2);
    }),
    { seed: 7 },
  );
});

test('a tail falls off by rank', () => {
  const shares = completeShares([2, 1], 1000);
  expect(shares[2]).toBeLessThan(1);
  expect(shares[500]).toBeLessThan((shares[2] ?? 0) / 3);
  expect(shares[999]).toBeLessThan(shares[500] ?? 0);
});

test('shares ship as short numbers, from the last to the first, and come back as they were', () => {
  expect(formatShares([1.5, 0.2, 0.2])).toBe('200 0 1300');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }), (thousandths) => {
      const shares = thousandths.sort((a, b) => b - a).map((share) => share / 1000);
      expect(parseShares(formatShares(shares))).toEqual(shares);
    }),
    { seed: 7 },
  );
});

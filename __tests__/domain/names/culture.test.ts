import fc from 'fast-check';
import { completeShares } from '../../../domain/names/culture';
import { findFrequencies } from '../../../scripts/names/find-frequencies';

/** Stated shares that never rise, and a tail that is long enough for the rest. */
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

const complete = (shares: readonly number[], length: number) => completeShares(findFrequencies(shares, length), length);

test('the n-th unstated share is the last stated one, divided by 1 plus n times the decay', () => {
  expect(completeShares({ shares: [20, 12], decay: 0.5 }, 5)).toEqual([20, 12, 8, 6, 4.8]);
});

test('shares add up to 100 percent: stated ones stay, and the others fall from the last stated one', () => {
  fc.assert(
    fc.property(lists, ({ shares, length }) => {
      const all = complete(shares, length);
      expect(all).toHaveLength(length);
      expect(all.slice(0, shares.length)).toEqual(shares);
      expect(all.every((share, index) => share > 0 && share <= (all[index - 1] ?? 100))).toBe(true);
      expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 2);
    }),
    { seed: 7 },
  );
});

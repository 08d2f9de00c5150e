import type { Frequencies } from '../../domain/names/culture';

/** How steeply shares fall by rank in a list that states none: the median of the lists with counts. */
const USUAL_FALL = 0.08;

/** Bisection steps. The search covers 0 to 1,000; `checkShares` rejects lists that would need a steeper fall. */
const LARGEST_STEP = 500;
const SMALLEST_STEP = 5e-10;

/** Six digits keep the sum of the shares within 0.01 of 100 percent. More would only make the files larger. */
const round = (value: number) => Number(value.toPrecision(6));

/** Adds the shares of some ranks below a share of 1. */
function sumTail(fall: number, length: number): number {
  let sum = 0;
  for (let rank = 1; rank <= length; rank++) sum += 1 / (1 + fall * rank);
  return sum;
}

/**
 * Finds the shares of a list's names. The unstated ones fall by rank so that all add up to 100 percent.
 *
 * @param stated the shares of the most common names in percent, never rising
 * @param length how many names the list has
 * @param usualFall how steeply the shares of a list fall that states none; 0 if all are equal
 */
export function findFrequencies(stated: readonly number[], length: number, usualFall = USUAL_FALL): Frequencies {
  const last = stated.at(-1);
  if (!last) return { shares: [round(100 / (1 + sumTail(usualFall, length - 1)))], fall: usualFall };
  const rest = stated.reduce((sum, share) => sum - share, 100);
  let fall = 0;
  for (let step = LARGEST_STEP; step > SMALLEST_STEP; step /= 2)
    if (last * sumTail(fall + step, length - stated.length) > rest) fall += step;
  return { shares: stated, fall: round(fall) };
}

import { completeShares, type Frequencies } from '../../domain/names/culture';

/** How steeply shares fall by rank in a list that states none: the median of the lists with counts. */
const USUAL_DECAY = 0.08;

/** Bisection between 0 and 1,000: each step is half the one before. `checkShares` rejects lists that need more. */
const LARGEST_STEP = 500;
const SMALLEST_STEP = 5e-10;

/** Six digits keep the sum of the shares within 0.01 of 100 percent. More would only make the files larger. */
const round = (value: number) => Number(value.toPrecision(6));

/** Adds up the shares of all names of a list. */
function addUp(frequencies: Frequencies, length: number): number {
  return completeShares(frequencies, length).reduce((sum, share) => sum + share);
}

/**
 * Finds the shares of a list's names. The unstated ones fall by rank so that all add up to 100 percent.
 *
 * @param stated the shares of the most common names in percent, never rising
 * @param length how many names the list has
 * @param usualDecay how steeply the shares of a list fall that states none; 0 if all are equal
 */
export function findFrequencies(stated: readonly number[], length: number, usualDecay = USUAL_DECAY): Frequencies {
  if (stated.length === 0) {
    const relative = { shares: [1], decay: usualDecay };
    return { ...relative, shares: [round(100 / addUp(relative, length))] };
  }
  let decay = 0;
  for (let step = LARGEST_STEP; step > SMALLEST_STEP; step /= 2)
    if (addUp({ shares: stated, decay: decay + step }, length) > 100) decay += step;
  return { shares: stated, decay: round(decay) };
}

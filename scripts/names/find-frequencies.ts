import { completeShares, type Frequencies } from '../../domain/names/culture';

/** How steeply shares fall by rank in a list that states none: the median of the lists with counts. */
const USUAL_DECAY = 0.08;

/** Six digits keep the sum of the shares within 0.01 of 100 percent. More would only make the files larger. */
const round = (value: number) => Number(value.toPrecision(6));

/**
 * Finds the shares of a list's names. The unstated ones fall by rank so that all add up to 100 percent.
 *
 * @param stated the shares of the most common names in percent, never rising
 * @param length how many names the list has
 * @param usualDecay how steeply the shares of a list fall that states none; 0 if all are equal
 */
export function findFrequencies(stated: readonly number[], length: number, usualDecay = USUAL_DECAY): Frequencies {
  const addUp = (shares: readonly number[], decay: number) =>
    completeShares({ shares, decay }, length).reduce((sum, share) => sum + share);
  if (stated.length === 0) return { shares: [round(100 / addUp([1], usualDecay))], decay: usualDecay };
  let decay = 0;
  // Bisection between 0 and 1,000. `checkList` rejects lists that need a steeper decay.
  for (let step = 500; step > 5e-10; step /= 2) if (addUp(stated, decay + step) > 100) decay += step;
  return { shares: stated, decay: round(decay) };
}

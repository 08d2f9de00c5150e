/** `checkList` rejects lists with steeper falls. */
const STEEPEST_FALL = 1000;

/** Halving the range this often leaves less than 0.000000001. */
const HALVINGS = 40;

/** Six digits keep the sum of the shares within 0.01 of 100 per cent. More would only make the files larger. */
const DIGITS = 6;

/**
 * Finds how steeply the shares of the names without a stated one must fall for all shares to add up to 100 per cent.
 * `completeShares` has the formula.
 *
 * @param stated the shares of the first names in per cent, never rising; at least one
 * @param length how many names the list has
 */
export function findFall(stated: readonly number[], length: number): number {
  const last = stated.at(-1) ?? 0;
  const rest = stated.reduce((left, share) => left - share, 100);
  let [low, high] = [0, STEEPEST_FALL];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const fall = (low + high) / 2;
    let sum = 0;
    for (let rank = 1; rank <= length - stated.length; rank++) sum += last / (1 + fall * rank);
    if (sum > rest) low = fall;
    else high = fall;
  }
  return Number(low.toPrecision(DIGITS));
}

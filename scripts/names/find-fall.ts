/** Steeper falls do not occur: the build rejects a tail that gets less than a hundredth of the last stated share. */
const STEEPEST_FALL = 1000;

/** Halving the range of falls this often leaves an error far below 0.01 per cent. */
const HALVINGS = 40;

/**
 * How steeply the shares of the names without a stated one must fall off by rank for all shares to add up to 100 per cent.
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
  return low;
}

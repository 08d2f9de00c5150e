/** An upper bound: `checkList` rejects lists that would need a steeper fall. */
const STEEPEST_FALL = 1000;

/** Halving the range this often leaves less than 0.000000001. */
const HALVINGS = 40;

/** Six digits keep the sum of the shares within 0.01 of 100 percent. More would only make the files larger. */
const DIGITS = 6;

/**
 * Finds how steeply the unstated shares must fall by rank so that all shares add up to 100 percent.
 *
 * @param stated the shares of the first names in percent, never rising; at least one
 * @param length how many names the list has
 */
export function findFall(stated: readonly number[], length: number): number {
  const rest = stated.reduce((left, share) => left - share, 100);
  const last = stated.at(-1) ?? 0;
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

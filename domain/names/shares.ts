/** Steeper falls do not occur: the build refuses a tail of less than a hundredth of the last stated share. */
const STEEPEST_FALL = 1000;

/** Halving the range of falls this often leaves an error far below 0.01 per cent. */
const HALVINGS = 40;

/** The share of the name at a rank of the tail, which counts from 1. */
function getTailShare(last: number, fall: number, rank: number): number {
  return last / (1 + fall * rank);
}

/** The fall at which the shares of the tail come to `rest`; 0 if the list has no tail. */
function findFall(last: number, rest: number, length: number): number {
  let [low, high] = [0, STEEPEST_FALL];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    let sum = 0;
    for (let rank = 1; rank <= length; rank++) sum += getTailShare(last, middle, rank);
    if (sum > rest) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The shares of all names of a list, commonest first. The stated ones stay. The names after them get what is left of
 * 100 per cent, falling off by rank as 1 / (1 + fall · rank), so that none is above the last stated share. Uses only
 * arithmetic whose results are the same in every browser.
 *
 * @param stated the shares of the first names in per cent, never rising; at least one
 * @param length how many names the list has; at least as many as there are stated shares
 */
export function completeShares(stated: readonly number[], length: number): number[] {
  const last = stated.at(-1) ?? 0;
  const rest = stated.reduce((left, share) => left - share, 100);
  const fall = findFall(last, rest, length - stated.length);
  const tail = Array.from({ length: length - stated.length }, (_, index) =>
    getTailShare(last, fall, index + 1),
  );
  return [...stated, ...tail];
}

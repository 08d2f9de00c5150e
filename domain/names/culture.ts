/**
 * The table of one culture. A list is a text: names are separated by '|', the commonest first, and the fields of a name
 * by ','; JSON need not escape these. Empty fields at the end are left out: the name, its spelling in A-Z (empty if
 * `spelling` gives it), its marks, and for family names the form that women bear and its spelling, both as endings
 * (`ending.ts`). A mark is 'old' for given names that newcomers do not bear, or a kind of trouble.
 */
export interface Culture {
  readonly female: string;
  readonly male: string;
  readonly family: string;
  /** The stated shares of each list as `formatShares` writes them. */
  readonly shares: readonly [female: string, male: string, family: string];
  /** How the names are spelled in A-Z where they do not say: the rules of `createSpeller`. */
  readonly spelling?: string;
  /** BCP 47 tag of the names in A-Z, such as 'ja-Latn', if it is another. */
  readonly latinTag?: string;
  /** How many last names of women and of men are made of two family names, in per cent, and what joins those. */
  readonly double?: { readonly female: number; readonly male: number; readonly joint: string };
  /** Whether people bear a first name that equals the last. */
  readonly same?: boolean;
}

/** Cultures as they ship: by field, then by tag, since alike texts compress best side by side. */
export type Cultures = {
  readonly [Field in keyof Culture]?: Readonly<Partial<Record<string, Culture[Field]>>>;
};

export type Sex = 'female' | 'male';

/** Steeper falls do not occur: the build refuses a tail of less than a hundredth of the last stated share. */
const STEEPEST_FALL = 1000;

/** Halving the range of falls this often leaves an error far below 0.01 per cent. */
const HALVINGS = 40;

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
  const tail = length - stated.length;
  const getTailShare = (fall: number, rank: number) => last / (1 + fall * rank);
  let [low, high] = [0, STEEPEST_FALL];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    let sum = 0;
    for (let rank = 1; rank <= tail; rank++) sum += getTailShare(middle, rank);
    if (sum > rest) low = middle;
    else high = middle;
  }
  return [...stated, ...Array.from({ length: tail }, (_, index) => getTailShare(low, index + 1))];
}

/**
 * Writes shares that never rise as short numbers: in thousandths of a per cent, from the last share to the first, by how
 * much each is larger than the one before. '200 0 1300' is 1.5, 0.2 and 0.2 per cent.
 */
export function formatShares(shares: readonly number[]): string {
  const thousandths = shares.map((share) => Math.round(share * 1000));
  return thousandths
    .map((share, index) => share - (thousandths[index + 1] ?? 0))
    .reverse()
    .join(' ');
}

/** Reads what `formatShares` wrote, to the same numbers. */
export function parseShares(text: string): number[] {
  let thousandths = 0;
  const rising = text.split(' ').map((difference) => {
    thousandths += Number(difference);
    return thousandths / 1000;
  });
  return rising.reverse();
}

/** The names of a list for faker's weighted draw: each with all its fields, and its share as the weight. */
export function weighNames(list: string, shares: string) {
  const rows = list.split('|');
  const weights = completeShares(parseShares(shares), rows.length);
  return rows.map((value, index) => ({ value, weight: weights[index] ?? 0 }));
}

/** The culture of a tag, if it is among those that ship together. */
export function getCulture(cultures: Cultures, tag: string): Culture | undefined {
  const fields = Object.entries(cultures).map(([field, byTag]) => [field, byTag[tag]]);
  return cultures.family?.[tag] === undefined ? undefined : Object.fromEntries(fields);
}

/** The lists of a culture's names. */
export const LISTS = ['female', 'male', 'family'] as const;
export type ListName = (typeof LISTS)[number];

/** How frequent the names of a list are, in the order of the list: the most frequent first. */
export interface Frequencies {
  /** The shares of the first names in per cent, never rising; at least one. */
  readonly shares: readonly number[];
  /** How steeply the shares of the other names fall off by rank. */
  readonly fall: number;
}

/** What a table says about the names of a community, besides the names. */
export interface Culture {
  readonly frequencies: Readonly<Record<ListName, Frequencies>>;
  /** BCP 47 tag of the latin spellings, such as 'ja-Latn', if it differs from the culture's own. */
  readonly latinTag?: string;
  /** The per cent of women and of men who have two family names, and what joins the two. */
  readonly double?: { readonly female: number; readonly male: number; readonly joint: string };
  /** Whether first and last name may be equal. */
  readonly same?: boolean;
}

/**
 * The shares of all names of a list in per cent: the stated ones, then those that fall off by rank as 1 / (1 + fall · rank),
 * so that none is above the last stated share. Uses only arithmetic that gives the same results in every browser.
 *
 * @param length how many names the list has; at least as many as there are stated shares
 */
export function completeShares({ shares, fall }: Frequencies, length: number): number[] {
  const last = shares.at(-1) ?? 0;
  const tail = Array.from({ length: length - shares.length }, (_, index) => last / (1 + fall * (index + 1)));
  return [...shares, ...tail];
}

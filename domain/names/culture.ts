import type { NameOrder } from './name';

/** The lists of names in each culture. */
export const LISTS = ['female', 'male', 'family'] as const;
export type ListName = (typeof LISTS)[number];

/** How common the names of a list are, in the order of the list. */
export interface Frequencies {
  /** The shares of the most common names in percent; at least one, never rising. */
  readonly shares: readonly number[];
  /** How steeply the shares of the other names fall by rank. */
  readonly decay: number;
}

/** What a table says about its names. */
export interface Culture {
  readonly frequencies: Readonly<Record<ListName, Frequencies>>;
  readonly order: NameOrder;
  /** BCP 47 tag of the latin spellings, such as 'ja-Latn', and the order of full names in them, if they differ. */
  readonly latinTag?: string;
  readonly latinOrder?: NameOrder;
  /** How many women and men have two family names, in percent, and what joins the two. */
  readonly twoFamilyNames?: { readonly female: number; readonly male: number; readonly joiner: string };
  /** Whether first and last name may be the same. */
  readonly allowsEqualNames?: boolean;
}

/**
 * Returns the share of every name in a list, in percent. Names without a stated share get one that decreases with rank,
 * starting from the last stated share. The arithmetic gives the same results in every browser.
 *
 * @param length how many names the list has
 */
export function completeShares({ shares, decay }: Frequencies, length: number): number[] {
  const last = shares.at(-1) ?? 0;
  const all = [...shares];
  for (let rank = 1; all.length < length; rank++) all.push(last / (1 + decay * rank));
  return all;
}

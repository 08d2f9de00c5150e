import { completeShares } from './shares';

/**
 * The table of one culture as it ships. A list is a text: names are separated by '|', the commonest first, and the
 * fields of a name by ','; JSON need not escape these. Empty fields at the end are left out: the name, its spelling in A-Z (empty if dropping the
 * marks gives it), its share in per cent, its marks, and for family names the form that women bear and its spelling.
 * A mark is 'old' for given names that newcomers do not bear, or a kind of trouble.
 */
export interface Culture {
  readonly female: string;
  readonly male: string;
  readonly family: string;
  /** BCP 47 tag of the names in A-Z: 'ja-Latn'. */
  readonly latinTag: string;
  /** How many last names of women and of men are made of two family names, in per cent, and what joins those. */
  readonly double: { readonly female: number; readonly male: number; readonly joint: string };
  /** Whether people bear a first name that equals the last. */
  readonly same: boolean;
  /** Given and family name of heads of state, criminals and idols, separated by ','. */
  readonly denied: readonly string[];
}

export type Sex = 'female' | 'male';

/** The fields of a name, and how much it weighs in faker's draw. */
export interface Choice {
  readonly value: readonly string[];
  /** The share in per cent. */
  readonly weight: number;
}

/** The names of a list, ready to draw from. */
export function weighNames(list: string): Choice[] {
  const rows = list.split('|').map((row) => row.split(','));
  const stated = rows.map(([, , share]) => Number(share ?? 0)).filter((share) => share > 0);
  const shares = completeShares(stated, rows.length);
  return rows.map((value, index) => ({ value, weight: shares[index] ?? 0 }));
}

import type { LocaleDefinition } from '@faker-js/faker';
import { completeShares, repeatByShare } from './shares';

/**
 * The table of one culture as it ships. Each list is a text of one name a line, the commonest first. The fields of a
 * line are separated by tabs; empty ones at its end are left out: the name, its spelling in A-Z (empty if dropping the
 * marks gives it), its share in per cent; for family names the form that women bear and its spelling in A-Z, for given
 * names 'old' if newcomers do not bear it.
 */
export interface CultureTable {
  readonly female: string;
  readonly male: string;
  readonly family: string;
  /** BCP 47 tag of the names in A-Z: 'ja-Latn'. */
  readonly latinTag: string;
  /** How many last names of women and of men are made of two family names, in per cent, and what joins those. */
  readonly double: { readonly female: number; readonly male: number; readonly joint: string };
  /** Whether people bear a first name that equals the last. */
  readonly same: boolean;
  /** Given and family name of heads of state, criminals and idols, separated by a tab. */
  readonly denied: readonly string[];
}

export type Sex = 'female' | 'male';

/** The names of one culture, ready to draw from. */
export interface Culture extends Omit<CultureTable, Sex | 'family' | 'denied'> {
  /** BCP 47 tag of the names, for the lang attribute: 'de-AT', 'ar-EG'. */
  readonly tag: string;
  /** What faker draws from. Each name is repeated in proportion to its share, so that every entry is equally likely. */
  readonly person: NonNullable<LocaleDefinition['person']>;
  /** Each name's spelling in A-Z, as its bearers write it; empty if `dropMarks` gives it. */
  readonly romans: Readonly<Record<Sex, Readonly<Record<'given' | 'family', ReadonlyMap<string, string>>>>>;
  readonly denied: ReadonlySet<string>;
}

const parseRows = (text: string) => text.split('\n').map((row) => row.split('\t'));

/**
 * A list in the forms of one sex: the names as faker draws them, and their spellings in A-Z.
 *
 * @param form the field that holds the name, before its spelling; a row without it has the form of men alone
 */
function unpackList(rows: readonly string[][], form: 0 | 3) {
  const stated = rows.map(([, , share]) => Number(share ?? 0)).filter((share) => share > 0);
  const names = rows.map((row): [string, string] => {
    const [name = '', roman = ''] = row.slice(row[form] ? form : 0);
    return [name, roman];
  });
  const list = names.map(([name]) => name);
  return { names: repeatByShare(list, completeShares(stated, rows.length)), romans: new Map(names) };
}

function unpackCulture(tag: string, table: CultureTable): Culture {
  const { female, male, family, denied, ...others } = table;
  const firstOfWomen = unpackList(parseRows(female), 0);
  const firstOfMen = unpackList(parseRows(male), 0);
  const families = parseRows(family);
  const lastOfMen = unpackList(families, 0);
  const lastOfWomen = families.some((row) => row[3]) ? unpackList(families, 3) : lastOfMen;
  return {
    ...others,
    tag,
    person: {
      first_name: { female: firstOfWomen.names, male: firstOfMen.names },
      last_name: { female: lastOfWomen.names, male: lastOfMen.names },
    } as Culture['person'],
    romans: {
      female: { given: firstOfWomen.romans, family: lastOfWomen.romans },
      male: { given: firstOfMen.romans, family: lastOfMen.romans },
    },
    denied: new Set(denied),
  };
}

const unpacked = new WeakMap<CultureTable, Culture>();

/** The culture of a table, ready to draw from. Unpacked once, because that takes some milliseconds. */
export function getCulture(tag: string, table: CultureTable): Culture {
  const culture = unpacked.get(table) ?? unpackCulture(tag, table);
  unpacked.set(table, culture);
  return culture;
}

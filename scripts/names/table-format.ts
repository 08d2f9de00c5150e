/** The lists of a table, and how many names each must have. Tables with fewer must say why ('# fewer: …'). */
export const MIN_NAMES = { female: 60, male: 60, family: 100 } as const;
export type Kind = keyof typeof MIN_NAMES;
export const KINDS = Object.keys(MIN_NAMES) as Kind[];

export const REQUIRED_HEAD_KEYS = ['language', 'order', 'sources', 'year', 'shares'] as const;
export const HEAD_KEYS = [...REQUIRED_HEAD_KEYS, 'latin', 'double', 'same', 'fewer', 'note'] as const;

/** A line of a table (`domain/names/tables/README.md`), with spellings filled in; '' for an empty field. */
export interface NameLine {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly latin: string;
  readonly share: string;
  readonly womenName: string;
  readonly womenLatin: string;
  /** 'old' for given names that newcomers don't have; for tricky names, what they break, separated by spaces. */
  readonly flags: string;
  /** Only for tricky names: where they occur. */
  readonly place: string;
}

/** The table of a culture. */
export interface NameTable {
  readonly head: Readonly<Partial<Record<(typeof HEAD_KEYS)[number], string>>>;
  readonly lists: Readonly<Record<Kind, readonly NameLine[]>>;
}

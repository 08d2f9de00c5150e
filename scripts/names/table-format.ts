import type { ListName } from '../../domain/names/culture';

/** How many names each list must have. Tables with fewer must say why ('# fewer: …'). */
export const MIN_NAMES: Readonly<Record<ListName, number>> = { female: 60, male: 60, family: 100 };

export const REQUIRED_HEAD_KEYS = ['language', 'order', 'sources', 'year', 'shares'] as const;
export const HEAD_KEYS = [...REQUIRED_HEAD_KEYS, 'latinorder', 'double', 'same', 'fewer', 'note'] as const;

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
  readonly lists: Readonly<Record<ListName, readonly NameLine[]>>;
}

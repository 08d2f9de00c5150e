import type { Name } from './name';

/** A kind of trouble, and the contacts that bring it. */
export interface TroubleGroup {
  readonly text: string;
  /** The numbers of the contacts in the table, from 1. */
  readonly numbers: number[];
}

/** What the names of a run break: each kind of trouble once, that of most contacts first. */
export function groupTroubles(names: readonly Name[]): TroubleGroup[] {
  const groups = new Map<string, TroubleGroup>();
  for (const [index, { troubles }] of names.entries())
    for (const text of troubles) {
      const group = groups.get(text) ?? { text, numbers: [] };
      group.numbers.push(index + 1);
      groups.set(text, group);
    }
  return [...groups.values()].sort((a, b) => b.numbers.length - a.numbers.length);
}

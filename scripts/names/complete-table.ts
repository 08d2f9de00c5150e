import type { Culture } from '../../domain/names/culture';
import { checkOrder, checkShares, checkSpellings } from './check-list';
import { findFrequencies } from './find-frequencies';
import { byList, isTricky, type NameTable } from './parse-table';

/** A table with the names that it takes from another. */
export type CompleteTable = NameTable & Pick<Culture, 'frequencies'>;

/**
 * Adds the names that a table takes from another ('# from: …'), and reports mistakes in its lists.
 *
 * @param tables by tag
 */
export function completeTable(table: NameTable, tables: ReadonlyMap<string, NameTable>): CompleteTable {
  const { head, report } = table;
  const [parentTag = '', ...counts] = head.from.split(' ');
  const parent = tables.get(parentTag);
  if (head.from && (!parent || parent.head.from)) report(`${parentTag} is not a table that others can start from`);
  const lists = byList((list, index) => {
    const reportTaken = (mistake: string) => report(`${list}: ${mistake}`);
    const names = parent?.lists[list] ?? [];
    const count = Number(counts[index] ?? counts[0] ?? 0);
    if (parent && count > names.length) reportTaken(`${parentTag} has only ${names.length} names`);
    const taken = names.slice(0, count).map((line) => ({ ...line, report: reportTaken }));
    const lines = [...taken, ...table.lists[list]];
    if (lines.length === 0) reportTaken('no names');
    checkSpellings(lines);
    checkOrder(lines);
    return lines;
  });
  // Tricky names are all equally common.
  const usualDecay = isTricky(table.tag) ? 0 : undefined;
  const frequencies = byList((list) => {
    // A list taken entirely from another table keeps its shares.
    const listWithShares = (table.lists[list].length === 0 && parent?.lists[list]) || lists[list];
    if (listWithShares === lists[list]) checkShares(listWithShares);
    const stated = listWithShares.map(({ share }) => Number(share)).filter(Boolean);
    const { shares, decay } = findFrequencies(stated, listWithShares.length, usualDecay);
    return { shares: shares.slice(0, lists[list].length), decay };
  });
  return { ...table, lists, frequencies };
}

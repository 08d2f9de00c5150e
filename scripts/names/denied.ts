import { LISTS } from '../../domain/names/culture';
import { parseRows, type Report } from '../parse-rows';
import type { NameTable } from './table-format';

/** Names that are never drawn. */
export type Denied = ReturnType<typeof parseDenied>;

/** Parses `denied.tsv`. Its head explains the rows. */
export function parseDenied(text: string, report: Report) {
  /** Names that no table may contain, and why. */
  const names = new Map<string, string>();
  /** Names that are never drawn together. */
  const pairs: [given: string, family: string][] = [];
  for (const [line, [name = '', family = '', reason = '', ...others]] of parseRows(text)) {
    if (!name || !reason || others.length > 0) report(line, 'a row is a name, a family name or nothing, and a reason');
    if (family) pairs.push([name, family]);
    else names.set(name, reason);
  }
  return { names, pairs };
}

/** Reports each denied name that a table contains. */
export function reportDenied({ lists }: NameTable, { names }: Denied, report: Report): void {
  for (const { number, name, womenName } of LISTS.flatMap((kind) => lists[kind]))
    for (const form of new Set([name, womenName])) {
      const reason = names.get(form);
      if (reason) report(number, `'${form}' is denied: it ${reason}`);
    }
}

/** Returns the denied pairs that could be drawn from a table, as 'given,family', in latin spelling if `isLatin`. */
export function findDeniedPairs({ lists }: NameTable, { pairs }: Denied, isLatin: boolean): string[] {
  const write = (name: string, latin: string): [string, string] => [name, (isLatin && latin) || name];
  const given = [...lists.female, ...lists.male].map(({ name, latin }) => write(name, latin));
  const family = lists.family.flatMap((line) => [write(line.name, line.latin), write(line.womenName, line.womenLatin)]);
  // A name can be in two lists with two spellings.
  const find = (names: [string, string][], text: string) => names.filter(([name]) => name === text);
  const found = pairs.flatMap(([first, last]) =>
    find(given, first).flatMap(([, start]) => find(family, last).map(([, end]) => `${start},${end}`)),
  );
  return [...new Set(found)];
}

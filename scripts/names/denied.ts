import { LISTS } from '../../domain/names/culture';
import { parseRows, type Report } from '../parse-rows';
import type { NameLine, NameTable } from './table-format';

/** Names that are never drawn. */
type Denied = ReturnType<typeof parseDenied>;

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
  const given = [...lists.female, ...lists.male];
  const family = lists.family.flatMap((line) => [line, { name: line.womenName, latin: line.womenLatin }]);
  // A name can be in two lists with two spellings.
  const spell = (name: string, names: readonly Pick<NameLine, 'name' | 'latin'>[]) =>
    names.filter((each) => each.name === name).map(({ latin }) => (isLatin ? latin : name));
  return pairs.flatMap(([first, last]) =>
    spell(first, given).flatMap((start) => spell(last, family).map((end) => `${start},${end}`)),
  );
}

import { LISTS } from '../../domain/names/culture';
import { type Report, type Row, readRows } from '../read-rows';
import type { NameLine, NameTable } from './parse-table';

type Denied = ReturnType<typeof parseDenied>;

/** Parses `denied.tsv`. Its head explains the rows. Returns them by name; family is '' if no table may contain it. */
export function parseDenied(text: string, report: Report) {
  const denied = new Map<string, Row<'name' | 'family' | 'reason'>[]>();
  for (const row of readRows(text, { name: /./, family: /^/, reason: /./ }, report))
    denied.set(row.name, [...(denied.get(row.name) ?? []), row]);
  return denied;
}

const getForms = ({ name, latin, womenName, womenLatin }: NameLine) =>
  womenName
    ? [
        { name, latin },
        { name: womenName, latin: womenLatin },
      ]
    : [{ name, latin }];

/** Reports each denied name that a table contains. */
export function reportDenied({ lists }: NameTable, denied: Denied, report: Report): void {
  for (const { line, name, womenName } of LISTS.flatMap((list) => lists[list]))
    for (const form of new Set([name, womenName])) {
      const row = denied.get(form)?.find(({ family }) => !family);
      if (row) report(line, `'${form}' is denied: it ${row.reason}`);
    }
}

/** Reports each denied pair with a name that no table contains. */
export function reportUnknownPairs(tables: readonly NameTable[], denied: Denied, report: Report): void {
  const given = new Set(tables.flatMap(({ lists }) => [...lists.female, ...lists.male].map(({ name }) => name)));
  const families = new Set(tables.flatMap(({ lists }) => lists.family.flatMap(getForms).map(({ name }) => name)));
  for (const { line, name, family } of [...denied.values()].flat())
    if (family && !(given.has(name) && families.has(family)))
      report(line, `no table has '${given.has(name) ? family : name}'`);
}

/** Returns the denied pairs that could be drawn from a table, as 'given,family', in latin spelling if romanized. */
export function findDeniedPairs({ lists }: NameTable, denied: Denied, isRomanized: boolean): string[] {
  const spell = ({ name, latin }: Pick<NameLine, 'name' | 'latin'>) => (isRomanized ? latin : name);
  // A name can have two spellings.
  const families = new Map<string, string[]>();
  for (const form of lists.family.flatMap(getForms))
    families.set(form.name, [...(families.get(form.name) ?? []), spell(form)]);
  return [...lists.female, ...lists.male].flatMap((line) =>
    (denied.get(line.name) ?? []).flatMap(({ family }) =>
      (families.get(family) ?? []).map((last) => `${spell(line)},${last}`),
    ),
  );
}

import { groupBy, readRows, reportDuplicates, type TableFile } from '../read-rows';
import { getWrittenNames, type NameLine } from './name-line';
import type { CommunityRow } from './parse-regions';

/**
 * Parses `denied.tsv`, whose head explains the rows. Reports each denied name in the lines of all tables, and each denied
 * pair with a name that no table has. Returns the rows by name; family is '' if no table may contain the name.
 */
export function parseDenied(file: TableFile, lines: readonly NameLine[]) {
  const rows = readRows(file, { name: /./, family: /^/ });
  reportDuplicates(rows, ({ name, family }) => `'${name}'${family && ` with '${family}'`}`);
  const denied = groupBy(rows, ({ name }) => name);
  const given = new Set<string>();
  const families = new Set<string>();
  for (const { list, name, report } of lines.flatMap(getWrittenNames)) {
    (list === 'family' ? families : given).add(name);
    if (denied.get(name)?.some(({ family }) => !family)) report(`'${name}' is denied`);
  }
  for (const { name, family, report } of rows)
    if (family && !(given.has(name) && families.has(family)))
      report(`no table has '${given.has(name) ? family : name}'`);
  return denied;
}

/** Returns the denied pairs that a community could have, as 'given,family', in its spelling. */
export function findDeniedPairs({ tag, table }: CommunityRow, denied: ReturnType<typeof parseDenied>): string[] {
  const spelling = tag === table.tag ? 'name' : 'latin';
  const { female, male, family } = table.lists;
  const families = new Map(family.flatMap(getWrittenNames).map((written) => [written.name, written[spelling]]));
  return [...female, ...male].flatMap((line) => {
    const lasts = (denied.get(line.name) ?? []).flatMap((pair) => families.get(pair.family) ?? []);
    return lasts.map((last) => `${line[spelling]},${last}`);
  });
}

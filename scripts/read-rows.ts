import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A TSV file. Its lines count from 1. */
export interface TableFile {
  readonly text: string;
  readonly report: (line: number, mistake: string) => void;
}

/** What each column allows, from left to right. A field may be missing if '' is allowed. */
type Columns<Name extends string> = Readonly<Record<Name, readonly string[] | RegExp>>;

/** The fields of a row by column, '' for missing ones. */
export type Row<Name extends string> = Readonly<Record<Name, string> & { report: (mistake: string) => void }>;

/**
 * Reads the tables of a folder.
 *
 * @param folder its URL ends with a slash
 * @throws Error that lists all mistakes with file and line
 */
export function readFolder<Data>(folder: URL, read: (open: (name: string) => TableFile) => Data): Data {
  const mistakes: string[] = [];
  const data = read((name) => {
    const path = fileURLToPath(new URL(name, folder));
    const report = (line: number, mistake: string) => mistakes.push(`${path}:${line}: ${mistake}`);
    return { text: readFileSync(path, 'utf8'), report };
  });
  if (mistakes.length > 0) throw new Error(`The tables have mistakes:\n${mistakes.join('\n')}`);
  return data;
}

/** Reads the rows of a file. Reports every mistake, and leaves out comments and rows with mistakes in their fields. */
export function readRows<Name extends string>({ text, report }: TableFile, columns: Columns<Name>): Row<Name>[] {
  const lines = text.replace(/\n$/, '').split('\n');
  if (!text.endsWith('\n')) report(lines.length, 'the last line does not end with a line break');
  const names = Object.keys(columns);
  return lines.flatMap((line, index) => {
    if (line !== line.normalize('NFC')) report(index + 1, 'not in composed Unicode (NFC)');
    if (line.startsWith('#')) return [];
    const fields = line.split('\t');
    const cells = names.map((name, column) => [name, fields[column] ?? '']);
    const reporter = ['report', (mistake: string) => report(index + 1, mistake)];
    const row = Object.fromEntries([...cells, reporter]) as Row<Name>;
    const mistakes = findMistakes(row, columns);
    if (fields.length > names.length) mistakes.push(`${fields.length} fields instead of ${names.length}`);
    if (line.endsWith('\t')) mistakes.push('an empty field at the end');
    mistakes.forEach(row.report);
    return mistakes.length > 0 ? [] : row;
  });
}

/** Finds the fields that their columns don't allow. */
export function findMistakes(row: Readonly<Record<string, string>>, columns: Columns<string>): string[] {
  const mistakes: string[] = [];
  for (const [name, allowed] of Object.entries(columns)) {
    const field = row[name] ?? '';
    if (allowed instanceof RegExp ? allowed.test(field) : allowed.includes(field)) continue;
    const mistake = allowed instanceof RegExp ? `does not match ${allowed}` : 'is not allowed';
    mistakes.push(field ? `the ${name} '${field}' ${mistake}` : `no ${name}`);
  }
  return mistakes;
}

/** Groups items by a key. Keys and items keep their order. */
export function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(getKey(item), []);
  for (const item of items) groups.get(getKey(item))?.push(item);
  return groups;
}

/** Reports each row that has the same key as one above it. */
export function reportDuplicates<AnyRow extends Row<never>>(rows: readonly AnyRow[], getKey: (row: AnyRow) => string) {
  for (const [key, [, ...others]] of groupBy(rows, getKey))
    for (const { report } of others) report(`${key} is listed twice`);
}

/** Adds up the shares of rows, in percent. */
export function sumShares(rows: readonly { readonly share: number | string }[]): number {
  return rows.reduce((sum, { share }) => sum + Number(share), 0);
}

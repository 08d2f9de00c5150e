/** Reports a problem in a file. Lines count from 1. */
export type Report = (line: number, problem: string) => void;

/** What the fields of each column match, from left to right. A field may be missing if its pattern matches ''. */
type Columns<Name extends string> = Readonly<Record<Name, RegExp>>;

/** The fields of a row by column, '' for missing ones, and its line, counted from 1. */
export type Row<Name extends string> = Readonly<Record<Name, string>> & { readonly line: number };

/** Splits a TSV file into rows of fields, each with its line, counted from 1. Leaves out comments. */
export function parseRows(text: string): [line: number, fields: string[]][] {
  const rows = text.replace(/\n$/, '').split('\n');
  return rows
    .map((row, index): [number, string[]] => [index + 1, row.split('\t')])
    .filter(([, [first]]) => !first?.startsWith('#'));
}

/** Reads the rows of a TSV file. Reports every mistake in them, and leaves out rows that have one. */
export function readRows<Name extends string>(text: string, columns: Columns<Name>, report: Report): Row<Name>[] {
  if (!text.endsWith('\n')) report(text.split('\n').length, 'the last line does not end with a line break');
  const patterns = Object.entries<RegExp>(columns);
  return parseRows(text).flatMap(([line, fields]) => {
    const mistakes = patterns.flatMap(([name, pattern], index) => findMistake(name, pattern, fields[index] ?? ''));
    if (fields.length > patterns.length) mistakes.push(`${fields.length} fields instead of ${patterns.length}`);
    if (fields.length > 1 && fields.at(-1) === '') mistakes.push('an empty field at the end');
    for (const mistake of mistakes) report(line, mistake);
    if (mistakes.length > 0) return [];
    const row: Record<string, string | number> = { line };
    for (const [index, [name]] of patterns.entries()) row[name] = fields[index] ?? '';
    return [row as Row<Name>];
  });
}

/** Returns the mistake in a field; none if it matches the pattern. */
export function findMistake(name: string, pattern: RegExp, field: string): string | [] {
  if (!pattern.test(field)) return field ? `the ${name} '${field}' does not match ${pattern}` : `no ${name}`;
  return field === field.normalize('NFC') ? [] : `the ${name} is not in composed Unicode (NFC)`;
}

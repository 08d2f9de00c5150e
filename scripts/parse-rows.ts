/** Reports a problem in a file. Lines count from 1. */
export type Report = (line: number, problem: string) => void;

/** Parses a TSV file into rows of fields, each with its line, counted from 1. Leaves out comments. */
export function parseRows(text: string): [line: number, fields: string[]][] {
  const rows = text.trimEnd().split('\n');
  return rows
    .map((row, index): [number, string[]] => [index + 1, row.split('\t')])
    .filter(([, [first]]) => !first?.startsWith('#'));
}

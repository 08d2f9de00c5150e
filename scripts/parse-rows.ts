/** Records a problem of a file. Lines count from 1. */
export type Report = (line: number, problem: string) => void;

/** The rows of a TSV file that are no comments: their line, counted from 1, and their fields. */
export function parseRows(text: string): [line: number, fields: string[]][] {
  const rows = text.trimEnd().split('\n');
  return rows
    .map((row, index): [number, string[]] => [index + 1, row.split('\t')])
    .filter(([, [first]]) => !first?.startsWith('#'));
}

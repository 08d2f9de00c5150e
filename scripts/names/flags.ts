import { LISTS } from '../../domain/names/culture';
import { parseRows, type Report } from '../parse-rows';
import type { NameTable } from './table-format';

/** The only flag outside tricky tables, for given names that newcomers don't have. */
export const OLD = 'old';

/** What tricky names break: the texts of `tricky-problems.tsv` and their lines, by flag. */
type TrickyProblems = ReadonlyMap<string, { readonly line: number; readonly text: string }>;

/** Parses `tricky-problems.tsv`. */
export function parseTrickyProblems(rows: string, report: Report): TrickyProblems {
  const problems = new Map<string, { line: number; text: string }>();
  for (const [line, [flag = '', text = '', ...others]] of parseRows(rows)) {
    if (!/^[a-z0-9]+$/.test(flag) || flag === OLD || !text || others.length > 0)
      report(line, 'a row is a flag of lower-case letters or digits, and a text');
    if (problems.has(flag)) report(line, `'${flag}' is listed twice`);
    problems.set(flag, { line, text });
  }
  return problems;
}

/** Checks the flags of a table: tricky names must say what they break; other given names may be old. */
export function checkFlags(tag: string, { lists }: NameTable, problems: TrickyProblems, report: Report): void {
  const isTricky = tag.includes('-x-tricky');
  for (const kind of LISTS)
    for (const { number, name, flags, place } of lists[kind])
      if (isTricky) {
        const all = flags.split(' ');
        if (!flags) report(number, `'${name}' does not say what it breaks`);
        else if (new Set(all).size < all.length) report(number, `'${flags}' has a flag twice`);
        else
          for (const flag of all)
            if (!problems.has(flag)) report(number, `'${flag}' is missing in tricky-problems.tsv`);
      } else if (place) report(number, `'${place}': only tricky names say where they occur`);
      else if (flags && (flags !== OLD || kind === 'family'))
        report(number, `'${flags}': only given names have a flag, and only 'old'`);
}

import { parseRows, type Report } from '../parse-rows';
import { KINDS, type NameTable } from './table-format';

/** The only flag outside tricky tables: a given name that newcomers do not have. */
export const OLD = 'old';

/** The problems that tricky names cause: a text for each flag. */
export type ProblemTexts = ReadonlyMap<string, string>;

/** Parses `tricky-problems.tsv`. */
export function parseProblems(text: string, report: Report): ProblemTexts {
  const problems = new Map<string, string>();
  for (const [line, [flag = '', problem = '', ...others]] of parseRows(text)) {
    if (!/^[a-z0-9]+$/.test(flag) || flag === OLD || !problem || others.length > 0)
      report(line, 'a row is a flag of lower-case letters and a text');
    if (problems.has(flag)) report(line, `'${flag}' is listed twice`);
    problems.set(flag, problem);
  }
  return problems;
}

/** Checks the flags of a table: each tricky name says what it breaks; other given names may be old. */
export function checkFlags(tag: string, { lists }: NameTable, problems: ProblemTexts, report: Report): void {
  const isTricky = tag.includes('-x-tricky');
  for (const kind of KINDS)
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

/** Reports each row of `tricky-problems.tsv` that no table uses. */
export function reportUnusedProblems(text: string, tables: Iterable<NameTable>, report: Report): void {
  const lines = [...tables].flatMap(({ lists }) => Object.values(lists).flat());
  const used = new Set(lines.flatMap(({ flags }) => flags.split(' ')));
  for (const [line, [flag = '']] of parseRows(text))
    if (!used.has(flag)) report(line, `no tricky name has the flag '${flag}'`);
}

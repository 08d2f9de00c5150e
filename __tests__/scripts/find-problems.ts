import type { Report } from '../../scripts/read-rows';

/** Returns what a parser reports, as 'line: problem'. */
export function findProblems(parse: (report: Report) => unknown): string[] {
  const problems: string[] = [];
  parse((line, problem) => problems.push(`${line}: ${problem}`));
  return problems;
}

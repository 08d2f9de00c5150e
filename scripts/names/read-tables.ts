import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Report } from '../parse-rows';
import { isTag } from './culture-tag';
import { parseDenied, reportDenied } from './denied';
import { checkFlags, parseTrickyProblems } from './flags';
import { parseCommunities } from './parse-communities';
import { parseRegions } from './parse-regions';
import { parseTable } from './parse-table';
import { parseSpellingRules } from './spelling';
import type { NameTable } from './table-format';

/** The contents of `domain/names/`: tables by BCP 47 tag, regions by country code or 'english' or 'tricky'. */
export type NameData = ReturnType<typeof readTables>;

/**
 * Reads and checks all data about names in a folder.
 *
 * @param folder its URL ends with a slash
 * @throws Error that lists all mistakes with file and line
 */
export function readTables(folder: URL) {
  const mistakes: string[] = [];
  const open = (name: string): [text: string, report: Report] => {
    const file = fileURLToPath(new URL(name, folder));
    return [readFileSync(file, 'utf8'), (line, problem) => mistakes.push(`${file}:${line}: ${problem}`)];
  };
  const denied = parseDenied(...open('denied.tsv'));
  const [trickyRows, reportTricky] = open('tricky-problems.tsv');
  const trickyProblems = parseTrickyProblems(trickyRows, reportTricky);
  const [ruleRows, reportRule] = open('spellings.tsv');
  const spellingRules = parseSpellingRules(ruleRows, reportRule);
  const tables = new Map<string, NameTable>();
  for (const file of readdirSync(new URL('tables/', folder)).filter((name) => name.endsWith('.tsv'))) {
    const tag = file.replace('.tsv', '');
    const [text, report] = open(`tables/${file}`);
    if (!isTag(tag)) {
      report(1, `${tag} is not a BCP 47 tag of a known script`);
      continue;
    }
    const table = parseTable(tag, text, spellingRules.get(tag)?.rules ?? '', report);
    reportDenied(table, denied, report);
    checkFlags(tag, table, trickyProblems, report);
    tables.set(tag, table);
  }
  for (const [tag, { line }] of spellingRules) if (!tables.has(tag)) reportRule(line, `there is no table ${tag}.tsv`);
  const lines = [...tables.values()].flatMap(({ lists }) => Object.values(lists).flat());
  const flags = new Set(lines.flatMap((line) => line.flags.split(' ')));
  for (const [flag, { line }] of trickyProblems)
    if (!flags.has(flag)) reportTricky(line, `no tricky name has the flag '${flag}'`);
  const communities = parseCommunities(...open('communities.tsv'), tables);
  const regions = parseRegions(...open('regions.tsv'), communities);
  if (mistakes.length > 0) throw new Error(`The name tables have problems:\n${mistakes.join('\n')}`);
  return { tables, regions, denied, trickyProblems };
}

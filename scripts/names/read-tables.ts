import { readdirSync } from 'node:fs';
import { openTables } from '../open-tables';
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
  const { open, throwMistakes } = openTables(folder);
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
  throwMistakes('name tables');
  return { tables, regions, denied, trickyProblems };
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Report } from '../parse-rows';
import { isTag } from './culture-tag';
import { type Denied, parseDenied, reportDenied } from './denied';
import { checkFlags, type ProblemTexts, parseProblems, reportUnusedProblems } from './flags';
import { parseCommunities } from './parse-communities';
import { parseRegions, type Region } from './parse-regions';
import { parseTable } from './parse-table';
import { parseSpellingRules, reportUnusedRules } from './spelling-rules';
import type { NameTable } from './table-format';

/** All name tables, the regions that draw from them, and the names that nobody gets. */
export interface NameData {
  /** By BCP 47 tag. */
  readonly tables: ReadonlyMap<string, NameTable>;
  /** By region code, or 'english' or 'tricky'. */
  readonly regions: ReadonlyMap<string, Region>;
  readonly denied: Denied;
  readonly trickyProblems: ProblemTexts;
}

/**
 * Reads all tables of a folder, `spellings.tsv`, `regions.tsv`, `communities.tsv`, `denied.tsv` and
 * `tricky-problems.tsv`.
 *
 * @param folder its URL ends with a slash, such as that of `domain/names/`
 * @throws Error that lists all problems, each with file and line
 */
export function readTables(folder: URL): NameData {
  const problems: string[] = [];
  const open = (name: string): [text: string, report: Report] => {
    const file = new URL(name, folder);
    const report: Report = (line, problem) => problems.push(`${fileURLToPath(file)}:${line}: ${problem}`);
    return [readFileSync(file, 'utf8'), report];
  };
  const denied = parseDenied(...open('denied.tsv'));
  const [problemRows, reportProblem] = open('tricky-problems.tsv');
  const trickyProblems = parseProblems(problemRows, reportProblem);
  const [ruleRows, reportRule] = open('spellings.tsv');
  const rules = parseSpellingRules(ruleRows, reportRule);
  const tables = new Map<string, NameTable>();
  for (const file of readdirSync(new URL('tables/', folder)).filter((name) => name.endsWith('.tsv'))) {
    const tag = file.replace('.tsv', '');
    const [text, report] = open(`tables/${file}`);
    if (!isTag(tag)) {
      report(1, `${tag} is not a BCP 47 tag of a known script`);
      continue;
    }
    const table = parseTable(tag, text, rules.get(tag) ?? '', report);
    reportDenied(table, denied, report);
    checkFlags(tag, table, trickyProblems, report);
    tables.set(tag, table);
  }
  reportUnusedRules(ruleRows, tables, reportRule);
  reportUnusedProblems(problemRows, tables.values(), reportProblem);
  const [communityRows, reportCommunity] = open('communities.tsv');
  const communities = parseCommunities(communityRows, tables, reportCommunity);
  const [regionRows, reportRegion] = open('regions.tsv');
  const regions = parseRegions(regionRows, communities, reportRegion);
  if (problems.length > 0) throw new Error(`The name tables have problems:\n${problems.join('\n')}`);
  return { tables, regions, denied, trickyProblems };
}

import { readdirSync } from 'node:fs';
import { LISTS } from '../../domain/names/culture';
import { openTables } from '../open-tables';
import { type Report, readRows } from '../read-rows';
import { isTag } from './culture-tag';
import { parseDenied, reportDenied, reportUnknownPairs } from './denied';
import { parseCommunities } from './parse-communities';
import { parseRegions } from './parse-regions';
import { type NameTable, parseTable } from './parse-table';
import { parseSpellingRules } from './spelling';

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
  const [deniedRows, reportDeniedRow] = open('denied.tsv');
  const denied = parseDenied(deniedRows, reportDeniedRow);
  const [trickyRows, reportTricky] = open('tricky-problems.tsv');
  const trickyProblems = readRows(trickyRows, { flag: /^(?!old$)[a-z0-9]+$/, text: /./ }, reportTricky);
  const trickyFlags = trickyProblems.map(({ flag }) => flag);
  const [ruleRows, reportRule] = open('spellings.tsv');
  const spellingRules = parseSpellingRules(ruleRows, reportRule);
  const tables = new Map<string, NameTable>();
  const reports = new Map<string, Report>();
  const files = readdirSync(new URL('tables/', folder)).filter((file) => file.endsWith('.tsv'));
  const opened = files.map((file) => [file.replace('.tsv', ''), ...open(`tables/${file}`)] as const);
  // Tables that start from another come after those.
  const isDerived = (text: string) => Number(/^# from: /m.test(text));
  for (const [tag, text, report] of opened.sort(([, a], [, b]) => isDerived(a) - isDerived(b))) {
    if (!isTag(tag)) {
      report(1, `${tag} is not a BCP 47 tag of a known script`);
      continue;
    }
    const table = parseTable(tag, text, { rules: spellingRules, trickyFlags, tables }, report);
    reportDenied(table, denied, report);
    tables.set(tag, table);
    reports.set(tag, report);
  }
  for (const [tag, { line }] of spellingRules) if (!tables.has(tag)) reportRule(line, `there is no table ${tag}.tsv`);
  reportUnknownPairs([...tables.values()], denied, reportDeniedRow);
  const lines = [...tables.values()].flatMap(({ lists }) => Object.values(lists).flat());
  const usedFlags = new Set(lines.flatMap(({ flags }) => flags.split(' ')));
  for (const [index, { line, flag }] of trickyProblems.entries()) {
    if (trickyFlags.indexOf(flag) < index) reportTricky(line, `'${flag}' is listed twice`);
    if (!usedFlags.has(flag)) reportTricky(line, `no tricky name has the flag '${flag}'`);
  }
  const communities = parseCommunities(...open('communities.tsv'), tables);
  for (const { tag } of communities.get('english') ?? []) reportFancyNames(tables.get(tag), reports.get(tag) as Report);
  const regions = parseRegions(...open('regions.tsv'), communities);
  throwMistakes('name tables');
  return { tables, regions, denied, trickyProblems: new Map(trickyProblems.map(({ flag, text }) => [flag, text])) };
}

/** Reports names with anything but the letters A to Z, which English names must not have. */
function reportFancyNames(table: NameTable | undefined, report: Report): void {
  for (const { line, name } of LISTS.flatMap((list) => table?.lists[list] ?? []))
    if (!/^[A-Za-z]+$/.test(name)) report(line, `'${name}': English names consist of the letters A to Z alone`);
}

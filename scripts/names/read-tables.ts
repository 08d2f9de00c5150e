import { readdirSync } from 'node:fs';
import { readFolder, readRows, reportDuplicates, type TableFile } from '../read-rows';
import { isTag } from './culture-tag';
import { parseDenied } from './denied';
import { parseCommunities, parseRegions } from './parse-regions';
import { type NameTable, parseTable } from './parse-table';
import { parseSpellingRules } from './spelling';

/** The contents of `domain/names/`: tables by BCP 47 tag, regions by country code or 'english' or 'tricky'. */
export type NameData = ReturnType<typeof readTables>;

/** Reads and checks all data about names in a folder. Parameter and errors are those of `readFolder`. */
export function readTables(folder: URL) {
  return readFolder(folder, (open) => {
    const problems = readRows(open('tricky-problems.tsv'), { flag: /^(?!old$)[a-z0-9]+$/, text: /./ });
    reportDuplicates(problems, ({ flag }) => flag);
    const spellings = parseSpellingRules(open('spellings.tsv'));
    const flags = problems.map(({ flag }) => flag);
    const names = readdirSync(new URL('tables/', folder)).filter((name) => name.endsWith('.tsv'));
    const files = names.map((name) => ({ tag: name.replace('.tsv', ''), ...open(`tables/${name}`) }));
    const startsFromAnother = ({ text }: TableFile) => /^# from:/m.test(text);
    const tables = new Map<string, NameTable>();
    for (const { tag, ...file } of files.sort((a, b) => Number(startsFromAnother(a)) - Number(startsFromAnother(b))))
      if (isTag(tag)) tables.set(tag, parseTable(tag, file, spellings.get(tag)?.rules ?? '', flags, tables));
      else file.report(1, `${tag} is not a BCP 47 tag of a known script`);
    for (const { tag, report } of spellings.values()) if (!tables.has(tag)) report(`there is no table ${tag}.tsv`);
    const lines = [...tables.values()].flatMap(({ lists }) => Object.values(lists).flat());
    const denied = parseDenied(open('denied.tsv'), lines);
    const used = new Set(lines.flatMap(({ flags }) => flags.split(' ')));
    for (const { flag, report } of problems) if (!used.has(flag)) report(`no tricky name has the flag '${flag}'`);
    const trickyProblems = Object.fromEntries(problems.map(({ flag, text }) => [flag, text]));
    const communities = parseCommunities(open('communities.tsv'), tables);
    const regions = parseRegions(open('regions.tsv'), communities);
    return { regions, tables, denied, trickyProblems };
  });
}

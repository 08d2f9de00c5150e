import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COUNTRIES } from '../../domain/countries/countries';
import { type Kind, MIN_NAMES, type NameTable, parseTable, type Report } from './parse-table';

/** All name tables, and the regions that use them. */
export interface Atlas {
  /** By BCP 47 tag. */
  readonly tables: ReadonlyMap<string, NameTable>;
  /** By region code: cultures with their shares of the people in per cent, largest first. */
  readonly regions: ReadonlyMap<string, readonly { readonly tag: string; readonly share: number }[]>;
}

/** How many names regions of over 50 million people must have in all their cultures together. */
const MIN_NAMES_OF_LARGE_REGIONS = { female: 100, male: 100, family: 200 } as const;

/**
 * Reads all tables of a folder, `regions.tsv` and `denied.tsv`.
 *
 * @param folder its URL ends with a slash, such as that of `domain/names/`
 * @throws Error that lists all problems, each with file and line
 */
export function readAtlas(folder: URL): Atlas {
  const problems: string[] = [];
  const open = (name: string): [text: string, report: Report] => {
    const file = new URL(name, folder);
    const report: Report = (line, problem) => problems.push(`${fileURLToPath(file)}:${line}: ${problem}`);
    return [readFileSync(file, 'utf8'), report];
  };
  const denied = parseDenied(...open('denied.tsv'));
  const tables = new Map<string, NameTable>();
  for (const file of readdirSync(new URL('tables/', folder)).filter((name) => name.endsWith('.tsv'))) {
    const [text, report] = open(`tables/${file}`);
    tables.set(file.replace('.tsv', ''), parseTable(text, report));
    refuseDenied(text, denied, report);
  }
  const [text, report] = open('regions.tsv');
  const regions = parseRegions(text, tables, report);
  if (problems.length > 0) throw new Error(`The name tables have problems:\n${problems.join('\n')}`);
  return { tables, regions };
}

function parseRows(text: string): [line: number, fields: string[]][] {
  const rows = text.trimEnd().split('\n');
  return rows
    .map((row, index): [number, string[]] => [index + 1, row.split('\t')])
    .filter(([, [first]]) => !first?.startsWith('#'));
}

function parseDenied(text: string, report: Report): ReadonlyMap<string, string> {
  return new Map(
    parseRows(text).map(([line, [name = '', reason = '']]) => {
      if (!name || !reason) report(line, 'a denied name needs a reason');
      return [name, reason];
    }),
  );
}

function refuseDenied(text: string, denied: ReadonlyMap<string, string>, report: Report): void {
  for (const [line, [, name = '', , , womenName = '']] of parseRows(text))
    for (const form of [name, womenName]) {
      const reason = denied.get(form);
      if (reason) report(line, `'${form}' is denied: it ${reason}`);
    }
}

function parseRegions(text: string, tables: Atlas['tables'], report: Report): Atlas['regions'] {
  const regions = new Map<string, { tag: string; share: number }[]>();
  const largeRegions = new Set(/^# over 50 million: (.+)$/m.exec(text)?.[1]?.split(' '));
  for (const [line, [code = '', ...parts]] of parseRows(text)) {
    const cultures = parts.map((part) => {
      const [tag = '', share] = part.split(' ');
      return { tag, share: Number(share) };
    });
    if (regions.has(code)) report(line, `${code} stands there twice`);
    regions.set(code, cultures);
    for (const { tag } of cultures)
      if (!tables.has(tag)) report(line, `${code}: there is no table ${tag}.tsv`);
    const sum = cultures.reduce((total, { share }) => total + share, 0);
    if (sum !== 100) report(line, `${code}: the shares come to ${sum} %`);
    if (largeRegions.has(code))
      for (const problem of checkLargeRegion(cultures, tables)) report(line, `${code}: ${problem}`);
  }
  for (const { code } of COUNTRIES) if (!regions.has(code)) report(1, `${code} is missing`);
  for (const code of regions.keys())
    if (!COUNTRIES.some((country) => country.code === code)) report(1, `${code} is no region`);
  const used = new Set([...regions.values()].flat().map(({ tag }) => tag));
  for (const tag of tables.keys()) if (!used.has(tag)) report(1, `no region has the culture ${tag}`);
  return regions;
}

function* checkLargeRegion(cultures: readonly { readonly tag: string }[], tables: Atlas['tables']) {
  if (cultures.some(({ tag }) => tables.get(tag)?.fewer)) return;
  for (const kind of Object.keys(MIN_NAMES) as Kind[]) {
    const names = new Set(
      cultures.flatMap(({ tag }) => tables.get(tag)?.lists[kind] ?? []).map((line) => line.name),
    );
    const min = MIN_NAMES_OF_LARGE_REGIONS[kind];
    if (names.size < min)
      yield `${names.size} ${kind} names are fewer than ${min}, for over 50 million people`;
  }
}

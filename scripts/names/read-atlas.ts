import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COUNTRIES } from '../../domain/countries/countries';
import { type Kind, LEAST_NAMES, type NameTable, type Report, readTable } from './read-table';

export interface Atlas {
  /** By BCP 47 tag. */
  readonly tables: ReadonlyMap<string, NameTable>;
  /** By region code: cultures with their shares of the people in per cent, those of most people first. */
  readonly regions: ReadonlyMap<string, readonly { readonly tag: string; readonly share: number }[]>;
}

/** Regions of over 50 million people have more names: so many over all their cultures. */
const LEAST_NAMES_OF_MANY = { female: 100, male: 100, family: 200 } as const;

/**
 * Reads all tables of a folder, `regions.tsv` and `denied.tsv`.
 *
 * @param folder with `regions.tsv`, `denied.tsv` and `tables/`, as `domain/names/`
 * @throws Error that lists every problem with file and line
 */
export function readAtlas(folder: URL): Atlas {
  const problems: string[] = [];
  const open = (name: string): [text: string, report: Report] => {
    const file = new URL(name, folder);
    const report: Report = (line, problem) => problems.push(`${fileURLToPath(file)}:${line}: ${problem}`);
    return [readFileSync(file, 'utf8'), report];
  };
  const denied = readDenied(...open('denied.tsv'));
  const tables = new Map<string, NameTable>();
  for (const file of readdirSync(new URL('tables/', folder)).filter((name) => name.endsWith('.tsv'))) {
    const [text, report] = open(`tables/${file}`);
    tables.set(file.replace('.tsv', ''), readTable(text, report));
    refuseDenied(text, denied, report);
  }
  const [text, report] = open('regions.tsv');
  const regions = readRegions(text, tables, report);
  if (problems.length > 0) throw new Error(`The name tables have problems:\n${problems.join('\n')}`);
  return { tables, regions };
}

function readRows(text: string): [line: number, fields: string[]][] {
  const rows = text.trimEnd().split('\n');
  return rows
    .map((row, index): [number, string[]] => [index + 1, row.split('\t')])
    .filter(([, [first]]) => !first?.startsWith('#'));
}

function readDenied(text: string, report: Report): ReadonlyMap<string, string> {
  return new Map(
    readRows(text).map(([line, [name = '', reason = '']]) => {
      if (!name || !reason) report(line, 'a denied name needs a reason');
      return [name, reason];
    }),
  );
}

function refuseDenied(text: string, denied: ReadonlyMap<string, string>, report: Report): void {
  for (const [line, [, name = '', , , womenName = '']] of readRows(text))
    for (const form of [name, womenName]) {
      const reason = denied.get(form);
      if (reason) report(line, `'${form}' is denied: it ${reason}`);
    }
}

function readRegions(text: string, tables: Atlas['tables'], report: Report): Atlas['regions'] {
  const regions = new Map<string, { tag: string; share: number }[]>();
  const many = new Set(/^# over 50 million: (.+)$/m.exec(text)?.[1]?.split(' '));
  for (const [line, [code = '', ...parts]] of readRows(text)) {
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
    if (many.has(code))
      for (const problem of checkMany(cultures, tables)) report(line, `${code}: ${problem}`);
  }
  for (const { code } of COUNTRIES) if (!regions.has(code)) report(1, `${code} is missing`);
  for (const code of regions.keys())
    if (!COUNTRIES.some((country) => country.code === code)) report(1, `${code} is no region`);
  const used = new Set([...regions.values()].flat().map(({ tag }) => tag));
  for (const tag of tables.keys()) if (!used.has(tag)) report(1, `no region has the culture ${tag}`);
  return regions;
}

function* checkMany(cultures: readonly { readonly tag: string }[], tables: Atlas['tables']) {
  if (cultures.some(({ tag }) => tables.get(tag)?.fewer)) return;
  for (const kind of Object.keys(LEAST_NAMES) as Kind[]) {
    const names = new Set(
      cultures.flatMap(({ tag }) => tables.get(tag)?.lists[kind] ?? []).map((line) => line.name),
    );
    const least = LEAST_NAMES_OF_MANY[kind];
    if (names.size < least)
      yield `${names.size} ${kind} names are fewer than ${least}, for over 50 million people`;
  }
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { NamePart } from '../../domain/names/parts';
import { makePart, PAGE } from './make-parts';
import { readNameData } from './read-name-data';

const GENERATED = new URL('../../domain/generated/', import.meta.url);
const PUBLIC = new URL('../../public/names/', import.meta.url);

/** Writes a JavaScript string as a template literal, so that the names stay lines of plain text. */
function quote(text: string): string {
  if (/[`\\]|\$\{/.test(text)) throw new Error(`This text cannot stand between backticks: ${text}`);
  return `\`${text}\``;
}

/** The script that brings a part to the page (`app/load-names.ts`). */
function makeScript(part: string, { regions, cultures }: NamePart): string {
  const tables = Object.entries(cultures).map(([tag, table]) => {
    const fields = Object.entries(table ?? {}).map(
      ([key, value]) => `${key}:${typeof value === 'string' ? quote(value) : JSON.stringify(value)}`,
    );
    return `${JSON.stringify(tag)}:{${fields.join(',')}}`;
  });
  return `(globalThis.arrivedNames??={})["${part}"]={regions:${JSON.stringify(regions)},cultures:{${tables.join(',\n')}}}\n`;
}

/** Writes the names that load with the page, one script for each other part, and the index of the parts. */
const data = readNameData(new URL('../../domain/names/', import.meta.url));
rmSync(PUBLIC, { recursive: true, force: true });
for (const folder of [GENERATED, PUBLIC]) mkdirSync(folder, { recursive: true });
const parts: Record<string, string> = {};
for (const part of new Set([...data.regions.values()].map((region) => region.part))) {
  const names = makePart(data, part);
  if (part === PAGE) writeFileSync(new URL('page-names.json', GENERATED), JSON.stringify(names));
  else {
    parts[part] = Object.keys(names.regions).join(' ');
    writeFileSync(new URL(`${part}.js`, PUBLIC), makeScript(part, names));
  }
}
const uninhabited = [...data.regions]
  .filter(([, { cultures }]) => cultures.length === 0)
  .map(([code]) => code);
writeFileSync(new URL('name-parts.json', GENERATED), JSON.stringify({ parts, uninhabited }));

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { NamePart } from '../../domain/names/parts';
import { makePart, PAGE } from './make-parts';
import { readNameData } from './read-name-data';

const GENERATED = new URL('../../domain/generated/', import.meta.url);
const PUBLIC = new URL('../../public/names/', import.meta.url);

/** The script that brings a part to the page (`app/load-names.ts`). */
function makeScript(part: string, names: NamePart): string {
  return `(globalThis.arrivedNames??={})[${JSON.stringify(part)}]=${JSON.stringify(names)}\n`;
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
writeFileSync(new URL('name-parts.json', GENERATED), JSON.stringify(parts));

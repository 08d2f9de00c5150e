/** Writes the names that load with the page, a script for every other part, and the list of parts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makePart } from './make-part';
import { readTables } from './read-tables';

const GENERATED = new URL('../../domain/generated/', import.meta.url);
const PUBLIC = new URL('../../public/names/', import.meta.url);

const data = readTables(new URL('../../domain/names/', import.meta.url));
rmSync(PUBLIC, { recursive: true, force: true });
for (const folder of [GENERATED, PUBLIC]) mkdirSync(folder, { recursive: true });
const parts: Record<string, string> = {};
for (const part of new Set([...data.regions.values()].map((region) => region.part))) {
  const names = makePart(data, part);
  const json = JSON.stringify(names);
  if (part === 'page') writeFileSync(new URL('page-names.json', GENERATED), json);
  else {
    parts[part] = Object.keys(names.communities).join(' ');
    writeFileSync(new URL(`${part}.js`, PUBLIC), `(globalThis.arrivedNames??={})["${part}"]=${json}\n`);
  }
}
writeFileSync(new URL('name-parts.json', GENERATED), JSON.stringify(parts));

/** Writes the names that load with the page, those of every other part, and the list of parts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makePart } from './make-part';
import { readTables } from './read-tables';

const GENERATED = new URL('../../domain/generated/', import.meta.url);

const data = readTables(new URL('../../domain/names/', import.meta.url));
rmSync(new URL('names/', GENERATED), { recursive: true, force: true });
mkdirSync(new URL('names/', GENERATED), { recursive: true });
const parts: Record<string, string> = {};
for (const part of new Set([...data.regions.values()].map((region) => region.part))) {
  const names = makePart(data, part);
  if (part !== 'page') parts[part] = Object.keys(names.communities).join(' ');
  const file = part === 'page' ? 'page-names.json' : `names/${part}.json`;
  writeFileSync(new URL(file, GENERATED), JSON.stringify(names));
}
writeFileSync(new URL('name-parts.json', GENERATED), JSON.stringify(parts));

import { readFileSync } from 'node:fs';
import { type LoadedParts, PARTS } from '../domain/names/parts';
import { VERSION } from '../domain/screen/link';

/** Reads the names of all parts from the scripts that the page loads. */
export function readShippedNames(): LoadedParts {
  const folder = new URL(`../public/names/${VERSION}/`, import.meta.url);
  const read = (part: string) => readFileSync(new URL(`${part}.js`, folder), 'utf8').replace(/^.*?\]=/, '');
  return Object.fromEntries(PARTS.map((part) => [part, JSON.parse(read(part))]));
}

import { readFileSync } from 'node:fs';
import { type LoadedParts, PARTS } from '../../domain/names/parts';

/** Reads the names of all parts. */
export function readShippedNames(): LoadedParts {
  const folder = new URL('../../domain/generated/names/', import.meta.url);
  return Object.fromEntries(
    PARTS.map((part) => [part, JSON.parse(readFileSync(new URL(`${part}.json`, folder), 'utf8'))]),
  );
}

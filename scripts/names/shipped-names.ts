// Declares globalThis.arrivedNames.
import type {} from '../../app/load-part';
import { type LoadedParts, PARTS } from '../../domain/names/parts';

/** Reads all names from the files that ship. */
export async function readShippedNames(): Promise<LoadedParts> {
  for (const part of PARTS) await import(new URL(`../../public/names/${part}.js`, import.meta.url).href);
  return globalThis.arrivedNames ?? {};
}

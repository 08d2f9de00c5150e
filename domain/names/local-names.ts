import { type NameAtlas, unpackAtlas } from './atlas';
import type { PackedNames } from './packed-names';

/** Loads the names of all cultures except the American ones; rejects if they cannot be loaded. */
export async function loadLocalNames(): Promise<NameAtlas> {
  const { default: packed } = await import('../generated/local-names.json', { with: { type: 'json' } });
  return unpackAtlas(packed as PackedNames);
}

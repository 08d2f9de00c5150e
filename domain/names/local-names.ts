import { type NameAtlas, openAtlas } from './atlas';
import type { PackedNames } from './packed-names';

/** Loads the names of all cultures but the American ones; rejects where they do not arrive. */
export async function loadLocalNames(): Promise<NameAtlas> {
  const { default: packed } = await import('../generated/local-names.json', { with: { type: 'json' } });
  return openAtlas(packed as PackedNames);
}

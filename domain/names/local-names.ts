import { ENGLISH_NAMES } from './english-names';
import { type PackedNames, unpackNames } from './name-lists';
import type { NameLocaleCode } from './name-locale';
import type { NameData } from './names';

/** Names of every locale but English, romanised; locales of English hold only what differs from it. */
export type LocalNames = Readonly<Partial<Record<NameLocaleCode, PackedNames>>>;

/** Loads the names that are not loaded with the page; rejects where they do not arrive. */
export async function loadLocalNames(): Promise<LocalNames> {
  const { default: names } = await import('../generated/local-names.json', { with: { type: 'json' } });
  return names;
}

/** The names of one locale; throws a RangeError where the local names lack it, rather than giving English ones. */
export function getNameData(localNames: LocalNames, code: NameLocaleCode): NameData {
  if (code === 'en') return ENGLISH_NAMES;
  const local = localNames[code];
  if (!local) throw new RangeError(`There are no names of the locale ${code}`);
  const names = unpackNames(local);
  return code.startsWith('en_') ? { ...ENGLISH_NAMES, ...names } : (names as NameData);
}

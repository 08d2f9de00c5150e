/** Scripts that Unicode does not give to letters: Japanese is written in Han, Hiragana and Katakana. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang'],
};

/** Whether a text is a BCP 47 tag of a script that Unicode knows. */
export function isTag(text: string): boolean {
  try {
    for (const script of getScripts(text)) new RegExp(`\\p{Script=${script}}`, 'u');
    return true;
  } catch {
    return false;
  }
}

/**
 * The Unicode scripts that the names of a culture are written in: the one that its tag names, else the language's usual
 * one, else Latin.
 */
export function getScripts(tag: string): readonly string[] {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
  return LETTERS[script] ?? [script];
}

/** The tag of a culture's names in A-Z: 'ja-Latn', 'ar-Latn-DZ'; its own if they are Latin. */
export function getLatinTag(tag: string): string {
  return getScripts(tag).includes('Latn') ? tag : tag.replace(/^([a-z]+)(?:-[A-Z][a-z]{3})?/, '$1-Latn');
}

/**
 * The tags of the tables that a community's tag can stand for; one if all is well. A tag in A-Z stands for a table of
 * another script: 'ru-Latn' is 'ru' alone, even beside 'ru-Hebr', but without 'ar', 'ar-Latn' can be 'ar-Hebr' and
 * 'ar-Sinh'.
 */
export function findTables(tag: string, tables: ReadonlyMap<string, unknown>): readonly string[] {
  if (tables.has(tag)) return [tag];
  const [language = ''] = tag.split('-');
  const found = [...tables.keys()].filter((each) => each.startsWith(language) && getLatinTag(each) === tag);
  const own = tag.replace('-Latn', '');
  return found.includes(own) ? [own] : found;
}

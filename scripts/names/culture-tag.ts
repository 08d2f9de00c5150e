/** The Unicode scripts of the letters, where the tag's script is not one: Japanese uses Han, Hiragana and Katakana. */
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
 * The Unicode scripts that the names of a culture are written in: the one in its tag, else the usual one of the language,
 * else Latin.
 */
export function getScripts(tag: string): readonly string[] {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
  return LETTERS[script] ?? [script];
}

/** The tag of a culture's latin spellings: 'ja-Latn', 'ar-Latn-DZ'; its own if it is written in Latin letters. */
export function getLatinTag(tag: string): string {
  return getScripts(tag).includes('Latn') ? tag : tag.replace(/^([a-z]+)(?:-[A-Z][a-z]{3})?/, '$1-Latn');
}

/**
 * The tags of the tables that a community's tag can mean; exactly one if the tag is right. A tag with Latn can mean a table
 * in another script: 'ru-Latn' means 'ru', even if there is a 'ru-Hebr'; but if there is no 'ar', 'ar-Latn' can mean
 * 'ar-Hebr' or 'ar-Sinh'.
 */
export function findTables(tag: string, tables: ReadonlyMap<string, unknown>): readonly string[] {
  if (tables.has(tag)) return [tag];
  const [language = ''] = tag.split('-');
  const found = [...tables.keys()].filter((each) => each.startsWith(language) && getLatinTag(each) === tag);
  const own = tag.replace('-Latn', '');
  return found.includes(own) ? [own] : found;
}

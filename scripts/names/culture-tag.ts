/** Where tags name another script than letters do: Unicode's names of the letters. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang'],
};

export function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
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

/** Scripts that Unicode lists under other names. */
const UNICODE_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang'],
};

/** Whether a text is a BCP 47 tag with a script that Unicode knows. */
export function isTag(text: string): boolean {
  try {
    for (const script of getScripts(text)) new RegExp(`\\p{Script=${script}}`, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Returns the Unicode scripts of a culture: the one in its tag, else the usual one of the language, else Latin. */
export function getScripts(tag: string): readonly string[] {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
  return UNICODE_SCRIPTS[script] ?? [script];
}

/** Returns the tag of a culture's latin spellings, such as 'ar-Latn-DZ'; in Latin scripts, that is its own tag. */
export function getLatinTag(tag: string): string {
  return getScripts(tag).includes('Latn') ? tag : tag.replace(/^([a-z]+)(?:-[A-Z][a-z]{3})?/, '$1-Latn');
}

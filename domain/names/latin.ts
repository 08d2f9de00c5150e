/** Letters that Unicode does not decompose into a base letter and a mark, in their usual A-Z spelling. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ə: 'a',
  '’': "'",
};

function spellLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const latin = LATIN_LETTERS[lower] ?? '';
  return letter === lower ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}

/**
 * Spells a Latin name in A-Z without its marks: letters, spaces, hyphens and straight apostrophes stay as they are
 * written. Everything else is dropped, letters of other scripts among it.
 */
export function dropMarks(name: string): string {
  return /^[A-Za-z]*$/.test(name) ? name : name.normalize('NFKD').replace(/[^A-Za-z '-]/g, spellLetter);
}

/** Spells a Latin name as in an e-mail: only the letters A-Z and a-z, and single hyphens between them. */
export function foldLatin(name: string): string {
  if (/^[A-Za-z]*$/.test(name)) return name;
  return dropMarks(name)
    .replace(/[ ']/g, '')
    .replace(/^-+|-+(?=-|$)/g, '');
}

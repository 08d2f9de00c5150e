/** Letters that Unicode does not decompose into a base letter and an accent, in their usual latin spelling. */
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

/** Drops the accents of a Latin name. The letters A to Z, spaces, hyphens and straight apostrophes stay; all else goes. */
export function dropAccents(name: string): string {
  return /^[A-Za-z]*$/.test(name) ? name : name.normalize('NFKD').replace(/[^A-Za-z '-]/g, spellLetter);
}

/**
 * Creates a function that spells names in the letters A to Z. Each word begins with a capital.
 *
 * @param rules 'letters=spelling', separated by spaces; small letters, and '_' for the edge of a word. The longest match
 *   wins. Without rules, only accents are dropped
 * @returns spells a name; letters without a rule stay
 */
export function createSpeller(rules: string): (name: string) => string {
  if (!rules) return dropAccents;
  const spellings = new Map(rules.split(' ').map((rule) => rule.split('=') as [string, string]));
  const longestFirst = [...spellings.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`${longestFirst.join('|')}|_`, 'g');
  const spellWord = (word: string) => {
    const latin = `_${word.toLowerCase()}_`.replace(pattern, (letters) => spellings.get(letters) ?? '');
    return latin.charAt(0).toUpperCase() + latin.slice(1);
  };
  return (name) => name.replace(/[^ -]+/g, spellWord);
}

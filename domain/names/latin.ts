/** Letters that do not come apart into a base letter and a mark, as the languages that use them write them without. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
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
};

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function makePlain(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = PLAIN_LETTERS[lower] ?? '';
  return letter === lower ? plain : capitalize(plain);
}

/**
 * A name in Latin script as a person would spell it in an e-mail: the letters A-Z and a-z, and hyphens between them.
 * Marks, apostrophes, dots and spaces are dropped; letters of other scripts too.
 */
export function foldLatin(name: string): string {
  if (/^[A-Za-z]*$/.test(name)) return name;
  return name
    .normalize('NFKD')
    .replace(/[^A-Za-z-]/g, makePlain)
    .replace(/^-+|-+(?=-|$)/g, '');
}

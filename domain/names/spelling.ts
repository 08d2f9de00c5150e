import { dropMarks } from './latin';

/**
 * Creates what spells the names of a culture in A-Z where people use no other spelling. A word begins with a capital.
 *
 * @param rules 'letters=spelling', separated by spaces; small letters, and '_' for the edge of a word. The longest match
 *   wins. Without rules, the marks are dropped
 * @returns spells a name; letters without a rule stay
 */
export function createSpeller(rules = ''): (name: string) => string {
  if (!rules) return dropMarks;
  const spellings = new Map(rules.split(' ').map((rule) => rule.split('=') as [string, string]));
  const longestFirst = [...spellings.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`${longestFirst.join('|')}|_`, 'g');
  const spellWord = (word: string) => {
    const latin = `_${word.toLowerCase()}_`.replace(pattern, (letters) => spellings.get(letters) ?? '');
    return latin.charAt(0).toUpperCase() + latin.slice(1);
  };
  const known = new Map<string, string>();
  return (name) => {
    const latin = known.get(name) ?? name.replace(/[^ -]+/g, spellWord);
    known.set(name, latin);
    return latin;
  };
}

import { readRows, reportDuplicates, type TableFile } from '../read-rows';

const COLUMNS = {
  tags: /^\S+(?: \S+)*$/,
  rules: /^(?:_?[\p{Ll}\p{Lo}ʼ’]+_?=[a-z']*(?: (?!$)|$))+$/u,
};

/** Parses `spellings.tsv`: tags of tables, and rules of `createSpeller`. Returns the rows by tag. */
export function parseSpellingRules(file: TableFile) {
  const rows = readRows(file, COLUMNS).flatMap((row) => row.tags.split(' ').map((tag) => ({ ...row, tag })));
  reportDuplicates(rows, ({ tag }) => tag);
  return new Map(rows.map((row) => [row.tag, row]));
}

/** Splits 'щ=shch ы=y' into a map. */
const splitRules = (rules: string) => new Map(rules.split(' ').map((rule) => rule.split('=') as [string, string]));

/** For letters that Unicode does not decompose into a base letter and an accent. */
const LATIN_SPELLINGS = splitRules(
  "ß=ss ẞ=Ss æ=ae Æ=Ae œ=oe Œ=Oe ø=o Ø=O đ=d Đ=D ð=d Ð=D þ=th Þ=Th ł=l Ł=L ı=i ə=a Ə=A ’='",
);

/** Drops the accents of a Latin name. Keeps the letters A to Z, spaces, hyphens and straight apostrophes. */
export function spellPlainly(name: string): string {
  return name.normalize('NFKD').replace(/[^A-Za-z '-]/g, (letter) => LATIN_SPELLINGS.get(letter) ?? '');
}

/**
 * Creates a function that spells names in the letters A to Z.
 *
 * @param rules 'letters=spelling', separated by spaces. Letters are in lower case; '_' is the edge of a word. The
 * longest match wins. Without rules (''), only accents are dropped
 * @returns spells a name. With rules, each word starts with a capital letter, and letters without a rule stay
 */
export function createSpeller(rules: string): (name: string) => string {
  if (!rules) return spellPlainly;
  const spellings = splitRules(rules);
  const longestFirst = [...spellings.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`${longestFirst.join('|')}|_`, 'g');
  const spellWord = (word: string) => {
    const latin = `_${word.toLowerCase()}_`.replace(pattern, (letters) => spellings.get(letters) ?? '');
    return latin.charAt(0).toUpperCase() + latin.slice(1);
  };
  return (name) => name.replace(/[^ -]+/g, spellWord);
}

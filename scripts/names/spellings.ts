import { parseRows, type Report } from '../parse-rows';

/** The rules of `createSpeller`, by the tag of the table. */
export type Spellings = ReadonlyMap<string, string>;

const RULES = /^(?:_?[\p{Ll}\p{Lo}ʼ’]+_?=[a-z']*(?: |$))+$/u;

/** Parses `spellings.tsv`: tags of tables, and what letters become in A-Z. */
export function parseSpellings(text: string, report: Report): Spellings {
  const spellings = new Map<string, string>();
  for (const [line, [tags = '', rules = '', ...others]] of parseRows(text)) {
    if (!RULES.test(rules) || others.length > 0) {
      report(line, "a row is tags of tables, and rules such as 'щ=shch' for small letters");
      continue;
    }
    for (const tag of tags.split(' ')) {
      if (spellings.has(tag)) report(line, `${tag} stands there twice`);
      spellings.set(tag, rules);
    }
  }
  return spellings;
}

/** Reports each tag of `spellings.tsv` that no table has. */
export function refuseUnusedSpellings(
  text: string,
  tables: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  for (const [line, [tags = '']] of parseRows(text))
    for (const tag of tags.split(' ')) if (!tables.has(tag)) report(line, `there is no table ${tag}.tsv`);
}

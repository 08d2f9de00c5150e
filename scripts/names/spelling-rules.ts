import { parseRows, type Report } from '../parse-rows';

/** The rules of `createSpeller`, by the tag of the table. */
export type SpellingRules = ReadonlyMap<string, string>;

const RULES = /^(?:_?[\p{Ll}\p{Lo}ʼ’]+_?=[a-z']*(?: |$))+$/u;

/** Parses `spellings.tsv`: the tags of tables, and what letters become in latin spelling. */
export function parseSpellingRules(text: string, report: Report): SpellingRules {
  const rulesByTag = new Map<string, string>();
  for (const [line, [tags = '', rules = '', ...others]] of parseRows(text)) {
    if (!RULES.test(rules) || others.length > 0) {
      report(line, "a row is tags of tables, and rules such as 'щ=shch' for lower-case letters");
      continue;
    }
    for (const tag of tags.split(' ')) {
      if (rulesByTag.has(tag)) report(line, `${tag} is listed twice`);
      rulesByTag.set(tag, rules);
    }
  }
  return rulesByTag;
}

/** Reports each tag of `spellings.tsv` that no table has. */
export function reportUnusedRules(text: string, tables: ReadonlyMap<string, unknown>, report: Report): void {
  for (const [line, [tags = '']] of parseRows(text))
    for (const tag of tags.split(' ')) if (!tables.has(tag)) report(line, `there is no table ${tag}.tsv`);
}

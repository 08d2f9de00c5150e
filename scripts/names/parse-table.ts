import { type Frequencies, LISTS, type ListName } from '../../domain/names/culture';
import { NAME_ORDERS } from '../../domain/names/name';
import { findMistake, type Report, type Row, readRows } from '../read-rows';
import { checkList, checkShares } from './check-list';
import { getScripts } from './culture-tag';
import { findFrequencies } from './find-frequencies';
import { createSpeller } from './spelling';

/** A line of a table (`domain/names/tables/README.md`), with spellings filled in. */
export type NameLine = Row<'list' | 'name' | 'latin' | 'share' | 'womenName' | 'womenLatin' | 'flags'>;

/** The table of a culture. */
export interface NameTable {
  readonly head: Readonly<Record<keyof typeof HEAD, string>>;
  readonly lists: Readonly<Record<ListName, readonly NameLine[]>>;
  readonly frequencies: Readonly<Record<ListName, Frequencies>>;
}

export const byList = <T>(make: (list: ListName, index: number) => T) =>
  Object.fromEntries(LISTS.map((list, index) => [list, make(list, index)])) as Record<ListName, T>;

/** The only flag outside tricky tables, for given names that newcomers don't have. */
export const OLD = 'old';

const ORDER = NAME_ORDERS.join('|');
const HEAD = {
  language: /./,
  order: new RegExp(`^(?:${ORDER})$`),
  sources: /./,
  year: /./,
  shares: /./,
  latinorder: new RegExp(`^(?:${ORDER})?$`),
  double: /^$|^(?!0 0 )(?:\d{1,2}|100) (?:\d{1,2}|100) (?:hyphen|space)$/,
  same: /^(?:yes)?$/,
  fewer: /^/,
  note: /^/,
  from: /^(?:\S+ \d+(?: \d+ \d+)?)?$/,
};

/** A table that starts from another has the same ones. */
const INHERITED = ['sources', 'year', 'shares'];

const LATIN = /^[A-Za-z]+(?:[ '-]{1,2}[A-Za-z]+)*'?$/;
const LATIN_OR_MISSING = new RegExp(`^$|${LATIN.source}`);
const SHARE = /^$|^(?!0(?:\.0+)?$)(?:100|\d{1,2}(?:\.\d{1,3})?)$/;

function getColumns(tag: string, trickyFlags: readonly string[]) {
  // 'Script_Extensions', because some letters belong to several scripts.
  const letters = getScripts(tag).map((script) => `\\p{Script_Extensions=${script}}`);
  const name = `^(?=\\p{L})[${letters.join('')}\\p{M}\u200c\u200d .'’ʻʼ׳״·-]*(?<=[\\p{L}\\p{M}.'’ʻʼ׳])$`;
  const flag = `(?:${trickyFlags.join('|')})`;
  return {
    list: new RegExp(`^(?:${LISTS.join('|')})$`),
    name: new RegExp(name, 'u'),
    latin: LATIN_OR_MISSING,
    share: SHARE,
    womenName: new RegExp(`^$|${name}`, 'u'),
    womenLatin: LATIN_OR_MISSING,
    flags: new RegExp(
      tag.includes('-x-tricky') ? `^(?!.*\\b(\\w+)\\b.* \\1\\b)${flag}(?: ${flag})*$` : `^(?:${OLD})?$`,
    ),
  };
}

function parseHead(text: string, report: Report): NameTable['head'] {
  const head = Object.fromEntries(Object.keys(HEAD).map((key) => [key, '']));
  for (const [index, row] of text.split('\n').entries()) {
    if (!row.startsWith('#')) continue;
    const [, key = '', value = ''] = /^# ([a-z]+): (.+)$/.exec(row) ?? [];
    if (head[key] !== '') report(index + 1, `a head line is '# key: value', with another of: ${Object.keys(HEAD)}`);
    head[key] = value;
  }
  for (const [key, pattern] of Object.entries(HEAD))
    if (head[key] !== '' || !(head.from && INHERITED.includes(key)))
      for (const mistake of [findMistake(key, pattern, head[key] ?? '')].flat()) report(1, `in the head, ${mistake}`);
  return head as NameTable['head'];
}

/** What tables need to know of each other. */
interface Context {
  /** The rules of `createSpeller` by tag. */
  readonly rules: ReadonlyMap<string, { readonly rules: string }>;
  /** What tricky names break. */
  readonly trickyFlags: readonly string[];
  /** The tables that others can start from, by tag. */
  readonly tables: ReadonlyMap<string, NameTable>;
}

/**
 * Parses a table of names. Mistakes are reported, and rows that have one are left out.
 *
 * @param tag the BCP 47 tag of the culture, with a script that Unicode knows
 */
export function parseTable(tag: string, text: string, context: Context, report: Report): NameTable {
  const head = parseHead(text, report);
  const added = parseLists(tag, text, context, report);
  const [parentTag = '', ...counts] = head.from.split(' ');
  const parent = context.tables.get(parentTag);
  if (head.from && (!parent || parent.head.from)) report(1, `${parentTag} is not a table that others can start from`);
  const taken = byList((list, index) => {
    const count = Number(counts[index] ?? counts[0] ?? 0);
    const all = parent?.lists[list] ?? [];
    if (parent && count > all.length) report(1, `${list}: ${parentTag} has only ${all.length} names`);
    return all.slice(0, count).map((line) => ({ ...line, line: 1 }));
  });
  const lists = byList((list) => [...taken[list], ...added[list]]);
  const frequencies = byList((list) => {
    const reportList: Report = (line, problem) => report(line, `${list}: ${problem}`);
    checkList(list, lists[list], head.fewer !== '', reportList);
    const { length } = taken[list];
    if (parent && length > 0 && added[list].length === 0)
      return { ...parent.frequencies[list], shares: parent.frequencies[list].shares.slice(0, length) };
    checkShares(lists[list], reportList);
    return findFrequencies(lists[list].map(({ share }) => Number(share)).filter(Boolean), lists[list].length);
  });
  return { head, lists, frequencies };
}

/** Parses the names, and fills in their spellings. */
function parseLists(tag: string, text: string, { rules, trickyFlags }: Context, report: Report) {
  const lists: Record<ListName, NameLine[]> = { female: [], male: [], family: [] };
  const ownRules = rules.get(tag)?.rules ?? '';
  // Without rules, only names in Latin letters have a usual spelling.
  const spell = ownRules || getScripts(tag).includes('Latn') ? createSpeller(ownRules) : () => '';
  for (const row of readRows(text, getColumns(tag, trickyFlags), report)) {
    for (const problem of findProblems(row, spell)) report(row.line, problem);
    const [latin, womenLatin] = [row.latin || spell(row.name), row.womenLatin || spell(row.womenName)];
    lists[row.list as ListName].push({ ...row, latin, womenLatin });
  }
  return lists;
}

function* findProblems({ list, name, latin, womenName, womenLatin, flags }: NameLine, spell: (name: string) => string) {
  if (list !== 'family' && womenName) yield "only family names have a women's form";
  if (list === 'family' && flags === OLD) yield 'only given names can be old';
  if (womenLatin && !womenName) yield "no women's form for its latin spelling";
  if (womenName === name && womenLatin === latin) yield `the women's form '${name}' is the same: leave it empty`;
  yield* findSpellingProblems(name, latin, spell(name));
  if (womenName) yield* findSpellingProblems(womenName, womenLatin, spell(womenName));
}

function* findSpellingProblems(name: string, latin: string, usual: string) {
  if (!LATIN.test(latin || usual)) yield `'${name}' has no latin spelling in the letters A to Z: '${usual}'`;
  if (!latin) return;
  if (latin === usual) yield `the rules spell '${name}' as '${latin}' already: leave the field empty`;
  const { length } = latin.replaceAll(/[^A-Za-z]/g, '');
  if (length > 9 * name.length || 4 * length < name.length) yield `'${latin}' can't be a spelling of '${name}'`;
}

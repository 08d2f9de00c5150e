import { type Culture, LISTS, type ListName } from '../../domain/names/culture';
import { NAME_ORDERS } from '../../domain/names/name';
import { findMistakes, readRows, type TableFile } from '../read-rows';
import { checkList } from './check-list';
import { getScripts } from './culture-tag';
import { findFrequencies } from './find-frequencies';
import { completeLine, LATIN_SPELLING, type NameLine, OLD } from './name-line';
import { createSpeller } from './spelling';

/** The table of a culture, with the names that it takes from another. */
export interface NameTable extends Pick<Culture, 'frequencies'> {
  readonly tag: string;
  readonly head: Readonly<Record<keyof typeof HEAD, string>>;
  readonly lists: Readonly<Record<ListName, readonly NameLine[]>>;
}

export const byList = <T>(make: (list: ListName, index: number) => T) =>
  Object.fromEntries(LISTS.map((list, index) => [list, make(list, index)])) as Record<ListName, T>;

/** Whether a culture's names break software. */
const isTricky = (tag: string) => tag.includes('-x-tricky');

const HEAD = {
  language: /./,
  from: /^(?:\S+ \d+(?: \d+ \d+)?)?$/,
  order: NAME_ORDERS,
  latinorder: ['', ...NAME_ORDERS],
  twofamilynames: /^$|^(?!0 0 )(?:\d{1,2}|100) (?:\d{1,2}|100) (?:hyphen|space)$/,
  equalnames: /^(?:yes)?$/,
  sources: /./,
  year: /./,
  shares: /./,
  note: /^/,
};

const LATIN_OR_MISSING = new RegExp(`^$|${LATIN_SPELLING.source}`);

function getColumns(tag: string, trickyFlags: readonly string[]) {
  // 'Script_Extensions', because some letters belong to several scripts.
  const letters = getScripts(tag).map((script) => `\\p{Script_Extensions=${script}}`);
  const name = `^(?=\\p{L})[${letters.join('')}\\p{M}\u200c\u200d .'’ʻʼ׳״·-]*(?<=[\\p{L}\\p{M}.'’ʻʼ׳])$`;
  const flag = `(?:${trickyFlags.join('|')})`;
  return {
    list: LISTS,
    name: new RegExp(name, 'u'),
    latin: LATIN_OR_MISSING,
    share: /^$|^(?!00?$)(?:100|\d{1,2}(?:\.\d{0,2}[1-9])?)$/,
    womenName: new RegExp(`^$|${name}`, 'u'),
    womenLatin: LATIN_OR_MISSING,
    flags: new RegExp(isTricky(tag) ? `^(?!.*\\b(\\w+)\\b.* \\1\\b)${flag}(?: ${flag})*$` : `^(?:${OLD})?$`),
  };
}

function parseHead({ text, report }: TableFile): NameTable['head'] {
  const keys = Object.keys(HEAD);
  const head = Object.fromEntries(keys.map((key) => [key, '']));
  for (const [index, row] of [...text.split('\n').entries()].filter(([, row]) => row.startsWith('#'))) {
    const [, key = '', value = ''] = /^# ([a-z]+): (.+)$/.exec(row) ?? [];
    const passed = keys.splice(0, keys.indexOf(key) + 1);
    if (passed.length === 0) report(index + 1, `twice, out of order or unknown: ${row}`);
    head[key] = value;
  }
  for (const mistake of findMistakes(head, HEAD)) report(1, `in the head, ${mistake}`);
  return head as NameTable['head'];
}

/**
 * Parses a table of names, and adds those that it takes from another ('# from: …').
 *
 * @param tag the BCP 47 tag of the culture, with a script that Unicode knows
 * @param rules of `createSpeller`; '' if the culture has none
 * @param trickyFlags what tricky names break
 * @param tables by tag, with all that this one may start from
 */
export function parseTable(
  tag: string,
  file: TableFile,
  rules: string,
  trickyFlags: readonly string[],
  tables: ReadonlyMap<string, NameTable>,
): NameTable {
  const spell = createSpeller(rules);
  const ownLines = readRows(file, getColumns(tag, trickyFlags)).map((row) => completeLine(row, spell));
  const head = parseHead(file);
  const [parentTag = '', ...counts] = head.from.split(' ');
  const parent = tables.get(parentTag);
  if (head.from && (!parent || parent.head.from))
    file.report(1, `${parentTag} is not a table that others can start from`);
  const lists = byList((list, index) => {
    const report = (mistake: string) => file.report(1, `${list}: ${mistake}`);
    const names = parent?.lists[list] ?? [];
    const count = Number(counts[index] ?? counts[0] ?? 0);
    if (parent && count > names.length) report(`${parentTag} has only ${names.length} names`);
    const taken = names.slice(0, count).map((line) => ({ ...line, report }));
    const lines = [...taken, ...ownLines.filter((line) => line.list === list)];
    if (lines.length === 0) report('no names');
    return lines;
  });
  const frequencies = byList((list) => {
    const lines = lists[list];
    const inherited = parent?.frequencies[list];
    // A list that is taken entirely keeps its shares, and has been checked in the other table.
    if (inherited && !ownLines.some((line) => line.list === list))
      return { ...inherited, shares: inherited.shares.slice(0, lines.length) };
    checkList(lines);
    const stated = lines.map(({ share }) => Number(share)).filter(Boolean);
    // Tricky names are all equally common.
    return findFrequencies(stated, lines.length, isTricky(tag) ? 0 : undefined);
  });
  return { tag, head, lists, frequencies };
}

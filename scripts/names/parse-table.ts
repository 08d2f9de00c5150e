import { NAME_ORDERS, type NameOrder } from '../../domain/names/culture';
import { foldLatin } from '../../domain/names/latin';

/** The lists of a table, and how many names each must hold; a table with fewer must say why ('# fewer: …'). */
export const MIN_NAMES = { female: 60, male: 60, family: 100 } as const;
export type Kind = keyof typeof MIN_NAMES;

/** The fields of one line of a table (`domain/names/tables/README.md`); '' for an empty field. */
export interface NameLine {
  readonly name: string;
  readonly roman: string;
  readonly share: string;
  readonly womenName: string;
  readonly womenRoman: string;
}

/** A parsed table of one culture. */
export interface NameTable {
  readonly order: NameOrder;
  /** Why it has fewer names than required; undefined if it has enough. */
  readonly fewer: string | undefined;
  readonly lists: Readonly<Record<Kind, readonly NameLine[]>>;
}

/** Records a problem of a file. Lines count from 1. */
export type Report = (line: number, problem: string) => void;

const HEAD_KEYS = ['language', 'script', 'order', 'sources', 'year'];
const ROMAN = /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/;
const SHARE = /^\d{1,2}(?:\.\d{1,3})?$/;

/** Parses a table of names. Problems are reported, not thrown; everything that can be parsed is returned. */
export function parseTable(text: string, report: Report): NameTable {
  const rows = text.split('\n');
  if (rows.pop() !== '') report(rows.length + 1, 'the last line has no end');
  const head = parseHead(rows, report);
  const lists: Record<Kind, NameLine[]> = { female: [], male: [], family: [] };
  for (const [index, row] of rows.entries()) {
    if (row.startsWith('#')) continue;
    const [kind = '', name = '', roman = '', share = '', womenName = '', womenRoman = ''] = row.split('\t');
    if (!isKind(kind)) report(index + 1, `'${kind}' is no kind of name`);
    else {
      const line = { name, roman, share, womenName, womenRoman };
      for (const problem of checkLine(row, kind, line, lists[kind], head.script ?? ''))
        report(index + 1, problem);
      lists[kind].push(line);
    }
  }
  for (const kind of Object.keys(lists) as Kind[])
    for (const problem of checkList(kind, lists[kind], Boolean(head.fewer))) report(1, `${kind}: ${problem}`);
  return { order: head.order as NameOrder, fewer: head.fewer, lists };
}

function parseHead(rows: readonly string[], report: Report): Readonly<Record<string, string>> {
  const head: Record<string, string> = {};
  for (const [index, row] of rows.entries()) {
    const [, key, value] = /^# ([a-z]+): (.+)$/.exec(row) ?? [];
    if (key && value) head[key] = value;
    else if (row.startsWith('#')) report(index + 1, "a head line is '# key: value'");
  }
  for (const key of HEAD_KEYS) if (!head[key]) report(1, `the head has no '${key}'`);
  if (!NAME_ORDERS.some((order) => order === head.order)) report(1, `'${head.order}' is no order of names`);
  return head;
}

function isKind(text: string): text is Kind {
  return text in MIN_NAMES;
}

function* checkLine(row: string, kind: Kind, line: NameLine, before: readonly NameLine[], script: string) {
  const { name, roman, share, womenName, womenRoman } = line;
  if (row !== row.normalize('NFC')) yield 'not in composed Unicode (NFC)';
  if (row.split('\t').length > (kind === 'family' ? 6 : 4)) yield 'too many fields';
  if (row.endsWith('\t')) yield 'an empty field at the end';
  if (before.some((other) => other.name === name)) yield `'${name}' stands in the list twice`;
  if (share && (!SHARE.test(share) || Number(share) === 0)) yield `'${share}' is no share in per cent`;
  if (Number(share) > Number(before.at(-1)?.share ?? share)) yield 'a commoner name stands below a rarer one';
  yield* checkSpelling(name, roman, script);
  if (womenName || womenRoman) yield* checkSpelling(womenName, womenRoman, script);
}

/** Uses 'Script_Extensions' because a few letters belong to several scripts. */
function* checkSpelling(name: string, roman: string, script: string) {
  const letters = script.replaceAll(/\w+/g, '\\p{Script_Extensions=$&}').replaceAll(' ', '');
  const isInScript = new RegExp(`^\\p{L}[${letters}\\p{M}\u200c\u200d .'’ʻʼ׳״·-]*$`, 'u').test(name);
  if (!isInScript || !/[\p{L}\p{M}.’ʻʼ׳]$/u.test(name)) yield `'${name}' is no name in ${script} letters`;
  const folded = script === 'Latin' ? foldLatin(name) : '';
  if (!ROMAN.test(roman || folded)) yield `'${name}' has no spelling in A-Z: '${roman || folded}'`;
  if (roman && roman === folded) yield `'${roman}' is '${name}' without its marks: leave the field empty`;
  const letterCount = roman.replaceAll(/[^A-Za-z]/g, '').length;
  if (roman && (letterCount > 8 * name.length || 4 * letterCount < name.length))
    yield `'${roman}' cannot be a spelling of '${name}'`;
}

/** Names without a share divide the rest evenly. Each may get at most a tenth more than the rarest known share. */
function* checkList(kind: Kind, list: readonly NameLine[], mayBeFewer: boolean) {
  if (list.length < MIN_NAMES[kind] && !mayBeFewer)
    yield `${list.length} names are fewer than ${MIN_NAMES[kind]}, and the head has no 'fewer'`;
  const known = list.map(({ share }) => Number(share)).filter(Boolean);
  const sum = known.reduce((total, share) => total + share, 0);
  if (sum > 100.001) yield `the shares come to ${sum.toFixed(1)} %`;
  const rest = (100 - sum) / (list.length - known.length);
  if (known.length < list.length && rest > Math.min(...known) * 1.1)
    yield `names without a share would get ${rest.toFixed(2)} % each, more than the rarest known share`;
}

import { LISTS, type ListName } from '../../domain/names/culture';
import { NAME_ORDERS } from '../../domain/names/name';
import type { Report } from '../parse-rows';
import { checkList } from './check-list';
import { getScripts } from './culture-tag';
import { createSpeller } from './spelling';
import { HEAD_KEYS, type NameLine, type NameTable, REQUIRED_HEAD_KEYS } from './table-format';

const LATIN = /^[A-Za-z]+(?:[ '-]{1,2}[A-Za-z]+)*'?$/;
const SHARE = /^(?:100|\d{1,2}(?:\.\d{1,3})?)$/;
const MAX_FIELDS = 8;
const SCRIPTS = new Intl.DisplayNames('en', { type: 'script' });

type Letters = ReturnType<typeof getLetters>;

/** Which letters the names of a table may have. Uses 'Script_Extensions', because some belong to several scripts. */
function getLetters(tag: string, spelling: string) {
  const scripts = getScripts(tag);
  const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return {
    /** Such as 'Han, Hiragana, Katakana' */
    scripts: scripts.map((script) => SCRIPTS.of(script)).join(', '),
    pattern: new RegExp(`^(?=\\p{L})[${letters}\\p{M}\u200c\u200d .'’ʻʼ׳״·-]*(?<=[\\p{L}\\p{M}.'’ʻʼ׳])$`, 'u'),
    /** Spells names whose line has no latin spelling. Returns '' if the line must have one. */
    spell: spelling || scripts.includes('Latn') ? createSpeller(spelling) : () => '',
  };
}

/**
 * Parses a table of names. Problems are reported; everything that can be parsed is returned.
 *
 * @param tag the BCP 47 tag of the culture, with a script that Unicode knows
 * @param spelling the rules of `createSpeller`
 */
export function parseTable(tag: string, text: string, spelling: string, report: Report): NameTable {
  const rows = text.split('\n');
  if (rows.pop() !== '') report(rows.length + 1, 'the last line does not end with a line break');
  const letters = getLetters(tag, spelling);
  const { spell } = letters;
  const head = parseHead(rows, report);
  const lists: Record<ListName, NameLine[]> = { female: [], male: [], family: [] };
  for (const [index, row] of rows.entries()) {
    if (row.startsWith('#')) continue;
    const [first = '', name = '', latin = '', share = '', ...more] = row.split('\t');
    const [womenName = '', womenLatin = '', flags = '', place = ''] = more;
    const line = { number: index + 1, name, latin, share, womenName, womenLatin, flags, place };
    const kind = LISTS.find((each) => each === first);
    if (!kind) report(index + 1, `'${first}' is not a kind of name`);
    else {
      for (const problem of checkLine(row, kind, line, letters)) report(index + 1, problem);
      lists[kind].push({ ...line, latin: latin || spell(name), womenLatin: womenLatin || spell(womenName) });
    }
  }
  for (const kind of LISTS)
    checkList(kind, lists[kind], Boolean(head.fewer), (line, problem) => report(line, `${kind}: ${problem}`));
  return { head, lists };
}

function parseHead(rows: readonly string[], report: Report): NameTable['head'] {
  const head: Record<string, string> = {};
  for (const [index, row] of rows.entries()) {
    if (!row.startsWith('#')) continue;
    const [, key = '', value = ''] = /^# ([a-z]+): (.+)$/.exec(row) ?? [];
    if (HEAD_KEYS.some((known) => known === key) && !(key in head)) head[key] = value;
    else report(index + 1, `a head line is '# key: value'; the keys are ${HEAD_KEYS.join(', ')}, each at most once`);
  }
  for (const key of REQUIRED_HEAD_KEYS) if (!head[key]) report(1, `the head has no '${key}'`);
  for (const key of ['order', 'latinorder'] as const)
    if (head[key] && !NAME_ORDERS.some((order) => order === head[key]))
      report(1, `'${head[key]}' is not an order of names`);
  const double = /^(\d{1,2}|100) (\d{1,2}|100) (?:hyphen|space)$/.exec(head.double ?? '1 1 space');
  if (!double || (Number(double[1]) === 0 && Number(double[2]) === 0))
    report(1, "'double' is the percent of women, the percent of men, and hyphen or space, such as '15 3 hyphen'");
  if ((head.same ?? 'yes') !== 'yes') report(1, "'same' can only be yes");
  return head;
}

function* checkLine(row: string, kind: ListName, line: NameLine, letters: Letters) {
  const { name, latin, share, womenName, womenLatin } = line;
  if (row !== row.normalize('NFC')) yield 'not in composed Unicode (NFC)';
  if (row.split('\t').length > MAX_FIELDS) yield 'too many fields';
  if (kind !== 'family' && (womenName || womenLatin)) yield "only family names have a women's form";
  if (row.endsWith('\t')) yield 'an empty field at the end';
  if (share && (!SHARE.test(share) || Number(share) === 0)) yield `'${share}' is not a share in percent`;
  yield* checkSpelling(name, latin, letters);
  if (womenName === name && womenLatin === latin) yield `the women's form '${name}' is the same: leave it empty`;
  if (womenName || womenLatin) yield* checkSpelling(womenName, womenLatin, letters);
}

function* checkSpelling(name: string, latin: string, { scripts, pattern, spell }: Letters) {
  if (!pattern.test(name)) yield `'${name}' is not a name in ${scripts} letters`;
  const usual = spell(name);
  if (!LATIN.test(latin || usual)) yield `'${name}' has no latin spelling in the letters A to Z: '${latin || usual}'`;
  if (latin && latin === usual) yield `the rules spell '${name}' as '${latin}' already: leave the field empty`;
  const letterCount = latin.replaceAll(/[^A-Za-z]/g, '').length;
  if (latin && (letterCount > 9 * name.length || 4 * letterCount < name.length))
    yield `'${latin}' can't be a spelling of '${name}'`;
}

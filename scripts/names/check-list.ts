import type { ListName } from '../../domain/names/culture';
import type { Report } from '../read-rows';
import type { NameLine } from './parse-table';

/** How many names each list must have. Tables with fewer must say why ('# fewer: …'). */
const MIN_NAMES: Readonly<Record<ListName, number>> = { female: 60, male: 60, family: 100 };
/** How many of the most frequent names must have a share if any has one. */
const MIN_SHARES = 10;
/** A run this long in alphabetical order means the list was never sorted by frequency. */
const ALPHABETICAL_RUN = 13;
/** The lowest stated share may be at most this many times the average of the unstated ones. */
const MAX_DROP = 100;
/** How far shares may be from 100 percent if every name has one. */
const MAX_ROUNDING = 0.1;

const { compare } = new Intl.Collator('en');

/** Reports the problems of a list as a whole: its length, duplicates, and order. */
export function checkList(list: ListName, lines: readonly NameLine[], mayBeFewer: boolean, report: Report): void {
  if (lines.length < (mayBeFewer ? 1 : MIN_NAMES[list]))
    report(
      1,
      `${lines.length} names instead of at least ${MIN_NAMES[list]}, or of at least one with a head line 'fewer'`,
    );
  checkDuplicates(lines, report);
  checkOrder(lines, report);
}

/** A name may be listed twice with different women's forms. */
function checkDuplicates(lines: readonly NameLine[], report: Report): void {
  const spellings = new Map<string, string>();
  for (const { line, name, latin, womenName, womenLatin } of lines) {
    if (spellings.has(`${name}\t${womenName}`)) report(line, `'${name}' is listed twice`);
    spellings.set(`${name}\t${womenName}`, '');
    const women = womenName ? ['women', womenName, womenLatin] : ['women', name, latin];
    for (const [sex, form, spelling = ''] of [['men', name, latin], women]) {
      if ((spellings.get(`${sex} ${form}`) ?? spelling) !== spelling) report(line, `'${form}' has two latin spellings`);
      spellings.set(`${sex} ${form}`, spelling);
    }
  }
}

function checkOrder(lines: readonly NameLine[], report: Report): void {
  const run = { up: 1, down: 1 };
  for (const [index, { line, name, share }] of lines.entries()) {
    const before = lines[index - 1];
    if (before && Number(share) > Number(before.share))
      report(line, 'this name is more frequent than the one above it');
    const order = before && !share ? compare(before.name, name) : 0;
    run.up = order < 0 ? run.up + 1 : 1;
    run.down = order > 0 ? run.down + 1 : 1;
    if (Math.max(run.up, run.down) === ALPHABETICAL_RUN)
      report(line, `${ALPHABETICAL_RUN} names in a row are in alphabetical order: sort them by frequency`);
  }
}

/** Reports shares that don't leave a plausible rest for the names without one. A list may state none. */
export function checkShares(lines: readonly NameLine[], report: Report): void {
  const stated = lines.filter(({ share }) => share);
  const tail = lines.length - stated.length;
  const rest = stated.reduce((left, { share }) => left - Number(share), 100);
  const last = stated.at(-1);
  if (!last) return;
  const { line, share } = last;
  const ratio = rest / tail / Number(share);
  if (stated.length < Math.min(MIN_SHARES, lines.length))
    report(line, `only ${stated.length} names have a share: the ${MIN_SHARES} most frequent need one`);
  else if (rest < -MAX_ROUNDING || (tail === 0 && rest > MAX_ROUNDING))
    report(line, `the shares add up to ${(100 - rest).toFixed(1)} %`);
  else if (tail > 0 && ratio > 1)
    report(line, `each name without a share gets ${ratio.toFixed(2)} times the last one: add names or shares`);
  else if (tail > 0 && ratio * MAX_DROP < 1)
    report(line, `each name without a share gets ${ratio.toFixed(4)} times the last one: lower or add shares`);
}

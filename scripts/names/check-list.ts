import type { ListName } from '../../domain/names/culture';
import type { Report } from '../parse-rows';
import { MIN_NAMES, type NameLine } from './table-format';

/** How many of the most frequent names must have a share. */
const MIN_SHARES = 10;

/** A run this long in alphabetical order means the list was never sorted by frequency. */
const ALPHABETICAL_RUN = 13;

/** The lowest stated share may be at most this many times the average of the unstated ones. */
const MAX_DROP = 100;

/** How far shares may be from 100 percent if every name has one. */
const MAX_ROUNDING = 0.1;

const { compare } = new Intl.Collator('en');

/** Reports the problems of a list as a whole: its length, duplicates, order, and shares. */
export function checkList(kind: ListName, list: readonly NameLine[], mayBeFewer: boolean, report: Report): void {
  if (list.length < MIN_NAMES[kind] && !mayBeFewer)
    report(1, `${list.length} of at least ${MIN_NAMES[kind]} names, and the head has no 'fewer'`);
  checkDuplicates(list, report);
  checkOrder(list, report);
  checkShares(list, report);
}

/** A name may be listed twice with different women's forms. */
function checkDuplicates(list: readonly NameLine[], report: Report): void {
  const seen = new Map<string, string>();
  const forms = new Set<string>();
  for (const { number, name, latin, womenName, womenLatin } of list) {
    const form = `${name}\t${womenName}`;
    if (forms.has(form)) report(number, `'${name}' is listed twice`);
    forms.add(form);
    for (const [sex, each, spelling] of [
      ['men', name, latin],
      ['women', womenName || name, womenName ? womenLatin : latin],
    ] as const) {
      if ((seen.get(sex + each) ?? spelling) !== spelling) report(number, `'${each}' has two latin spellings`);
      seen.set(sex + each, spelling);
    }
  }
}

function checkOrder(list: readonly NameLine[], report: Report): void {
  const run = { up: 1, down: 1 };
  for (const [index, { number, name, share }] of list.entries()) {
    const before = list[index - 1];
    if (before && Number(share) > Number(before.share))
      report(number, 'this name is more frequent than the one above it');
    const order = before && !share ? compare(before.name, name) : 0;
    run.up = order < 0 ? run.up + 1 : 1;
    run.down = order > 0 ? run.down + 1 : 1;
    if (Math.max(run.up, run.down) === ALPHABETICAL_RUN)
      report(number, `${ALPHABETICAL_RUN} names in a row are in alphabetical order: sort them by frequency`);
  }
}

/** The shares must leave a plausible rest for the names without one. */
function checkShares(list: readonly NameLine[], report: Report): void {
  const stated = list.map(({ share }) => Number(share)).filter(Boolean);
  const last = list[stated.length - 1];
  if (!last || stated.length < Math.min(MIN_SHARES, list.length)) {
    report(list[0]?.number ?? 1, `only ${stated.length} names have a share: the ${MIN_SHARES} most frequent need one`);
    return;
  }
  const rest = stated.reduce((left, share) => left - share, 100);
  const tail = list.length - stated.length;
  const [share, average] = [Number(last.share), rest / tail];
  const tailShare = (digits: number) => `the ${tail} names below would get ${average.toFixed(digits)} % each`;
  if (rest < -MAX_ROUNDING) report(last.number, `the shares add up to ${(100 - rest).toFixed(1)} %`);
  else if (tail === 0 && rest > MAX_ROUNDING)
    report(last.number, `every name has a share, but they add up to only ${(100 - rest).toFixed(1)} %`);
  else if (tail > 0 && average > share)
    report(last.number, `${tailShare(3)}, more than the last share: add names or shares`);
  else if (tail > 0 && average * MAX_DROP < share)
    report(last.number, `${tailShare(4)}, less than a hundredth of the last share: lower the shares or state more`);
}

import { groupBy, reportDuplicates, sumShares } from '../read-rows';
import { getWrittenNames, type NameLine } from './name-line';

/** How many of the most frequent names must have a share if any has one. */
const MIN_SHARES = 10;
/** A run this long in alphabetical order means that the list was never sorted by frequency. */
const ALPHABETICAL_STREAK = 21;
/** Each name is compared with the one this many lines above it, so that swapped neighbors do not hide the order. */
const LINES_ABOVE = 3;
/** The last stated share may be at most this many times the average share of the other names. */
const MAX_DROP = 100;
/** How far shares may be from 100 percent if every name has one. */
const MAX_ROUNDING = 0.1;

const { compare } = new Intl.Collator('en');

/** Reports mistakes that only the whole list shows. */
export function checkList(lines: readonly NameLine[]): void {
  checkSpellings(lines);
  checkOrder(lines);
  checkShares(lines);
}

/** Reports names that are listed twice or have two spellings. A name may be listed with several women's forms. */
function checkSpellings(lines: readonly NameLine[]): void {
  reportDuplicates(lines, ({ name, womenName }) => `'${name}'${womenName && ` with '${womenName}'`}`);
  for (const [name, [first, ...others]] of groupBy(lines.flatMap(getWrittenNames), (written) => written.name))
    for (const { latin, report } of others) if (latin !== first?.latin) report(`'${name}' has two latin spellings`);
}

/** Reports names that are not sorted by frequency. */
function checkOrder(lines: readonly NameLine[]): void {
  const streak = { up: 0, down: 0 };
  for (const [index, { name, share, report }] of lines.entries()) {
    const before = lines[index - 1];
    if (before && Number(share) > Number(before.share)) report('this name is more frequent than the one above it');
    const above = lines[index - LINES_ABOVE];
    const order = above && !share ? compare(above.name, name) : 0;
    streak.up = order < 0 ? streak.up + 1 : 0;
    streak.down = order > 0 ? streak.down + 1 : 0;
    if (Math.max(streak.up, streak.down) === ALPHABETICAL_STREAK)
      report(`${ALPHABETICAL_STREAK} names in a row are nearly in alphabetical order: sort them by frequency`);
  }
}

/** Reports shares that don't leave a plausible rest for the names without one. A list may state none. */
function checkShares(lines: readonly NameLine[]): void {
  const stated = lines.filter(({ share }) => share);
  const last = stated.at(-1);
  if (!last) return;
  const rest = 100 - sumShares(stated);
  const tail = lines.length - stated.length;
  const ratio = rest / tail / Number(last.share);
  if (stated.length < Math.min(MIN_SHARES, lines.length))
    last.report(`only ${stated.length} names have a share: the ${MIN_SHARES} most frequent need one`);
  else if (rest < -MAX_ROUNDING || (tail === 0 && rest > MAX_ROUNDING))
    last.report(`the shares add up to ${(100 - rest).toFixed(1)} %`);
  else if (tail > 0 && (ratio > 1 || ratio * MAX_DROP < 1)) {
    const remedy = ratio > 1 ? 'add names or shares' : 'lower or add shares';
    last.report(`the names without a share would each get ${ratio.toFixed(4)} of the last share: ${remedy}`);
  }
}

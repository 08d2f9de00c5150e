import { type CountryCode, getCountries } from 'libphonenumber-js/max/es6';
import type { Ranges } from '../../domain/phones/country-ranges';
import { areNumbersTakenForMoroccan, createMatcher, createMobileMatcher } from '../../domain/phones/numbering-plan';
import { createAttemptParser } from '../../domain/phones/random-phone';
import type { Positions, RangeKind } from '../../domain/phones/range';
import { countNumbers, getNumberAt, parseRange, RANGE_KINDS } from '../../domain/phones/range';
import { groupBy, type Row, readRows, sumShares, type TableFile } from '../read-rows';

const COLUMNS = {
  country: getCountries(),
  kind: RANGE_KINDS,
  range: /^(?:\[(?!\d\])(?:\d(?:-\d)?)+\]|[\dx])+$/,
  // More digits would only make the page larger.
  share: /^(?!0+(?:\.0+)?$)\d+(?:\.\d{1,2})?$/,
  operator: /./,
  source: /./,
};

/** How far the shares of a country and kind may be from 100 percent. */
const MAX_ROUNDING = 0.05;

/** How many numbers of a range are checked. Not a round number: steps of 1,000 would find only numbers ending in 000. */
const MAX_CHECKED = 1999;

/**
 * The library checks at least this many of them, too (or all), and fewer than twice as many. It is slow, and looks only at
 * the first digits.
 */
const CHECKED_BY_LIBRARY = 97;

/**
 * Parses `ranges.tsv`, whose head explains the rows. Reports mistakes in rows, numbers that are not valid or not
 * of their kind, ranges that overlap, shares that don't add up, and countries without rows. Returns the shares by
 * kind, country and range.
 */
export function parseRanges(file: TableFile) {
  const ranges: Record<RangeKind, Partial<Record<CountryCode, Ranges>>> = { mobile: {}, fixed: {}, fictional: {} };
  for (const [key, rows] of groupBy(readRows(file, COLUMNS), ({ country, kind }) => `${country} ${kind}`)) {
    const [country, kind] = key.split(' ') as [CountryCode, RangeKind];
    const total = sumShares(rows);
    if (Math.abs(total - 100) > MAX_ROUNDING)
      rows[0]?.report(`the shares of ${key} add up to ${Number(total.toFixed(3))} %`);
    checkRanges(country, kind, rows);
    ranges[kind][country] = Object.fromEntries(rows.map(({ range, share }) => [range, Number(share)]));
  }
  for (const country of getCountries())
    if (!ranges.mobile[country] && !ranges.fixed[country]) file.report(1, `${country} has no mobile or fixed range`);
  return ranges;
}

const overlap = (a: Positions, b: Positions) =>
  a.length === b.length && a.every((digits, position) => [...digits].some((digit) => b[position]?.includes(digit)));

/** Checks the ranges of a country and kind. */
function checkRanges(country: CountryCode, kind: RangeKind, rows: readonly Row<'range'>[]): void {
  const isMobile = createMobileMatcher(country);
  const isFixed = createMatcher(country, 'FIXED_LINE');
  const isOfKind = (number: string) => (isMobile(number) ? kind !== 'fixed' : kind !== 'mobile' && isFixed(number));
  const parse = createAttemptParser(country);
  const isOwn = (number: string) => areNumbersTakenForMoroccan(country) || parse(number) === number;
  const ranges = rows.map((row) => ({ ...row, positions: parseRange(row.range) }));
  for (const [index, { range, positions, report }] of ranges.entries()) {
    if (positions.some((digits) => digits === '' || new Set(digits).size < digits.length))
      report(`'${range}' has a class that is empty or repeats a digit`);
    const numbers = listNumbers(positions);
    const step = Math.max(1, Math.floor(numbers.length / CHECKED_BY_LIBRARY));
    const wrong = numbers.filter((number, rank) => !isOfKind(number) || (rank % step === 0 && !isOwn(number)));
    if (wrong.length > 0)
      report(`not valid ${kind} numbers of ${country}: ${wrong.slice(0, 3).join(', ')} and maybe others`);
    const other = ranges.slice(0, index).find((above) => overlap(above.positions, positions));
    if (other) report(`${range} overlaps ${other.range}`);
  }
}

/** Lists the numbers of a range, or a sample that is spread over it if there are many. */
function listNumbers(positions: Positions): string[] {
  const count = countNumbers(positions);
  const length = Math.min(count, MAX_CHECKED);
  return Array.from({ length }, (_, index) => getNumberAt(positions, Math.floor((index / length) * count)));
}

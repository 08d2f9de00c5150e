import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max/es6';
import type { Ranges } from '../../domain/phones/country-ranges';
import { areNumbersMoroccan, createMobileMatcher, createTypeMatcher } from '../../domain/phones/numbering-plan';
import { createAttemptParser } from '../../domain/phones/random-phone';
import {
  countNumbers,
  numberAt,
  type Positions,
  parseRange,
  RANGE_KINDS,
  type RangeKind,
} from '../../domain/phones/range';
import { groupBy, type Row, readRows, sumShares, type TableFile } from '../read-rows';

/** The columns of `ranges.tsv`. Its head explains them. */
const COLUMNS = {
  country: /^[A-Z]{2}$/,
  kind: new RegExp(`^(?:${RANGE_KINDS.join('|')})$`),
  range: /^(?:\[(?!\d\])(?:\d(?:-\d)?)+\]|[\dx])+$/,
  // More digits would only make the page larger.
  share: /^(?!0+(?:\.0+)?$)\d+(?:\.\d{1,2})?$/,
  operator: /./,
  source: /./,
};

/** How far the shares of a country and kind may be from 100 percent. */
const MAX_ROUNDING = 0.05;

/** How many numbers of a range are checked. Not a round number, so that all their digits vary. */
const MAX_CHECKED = 1999;

/** How many numbers of a range the library checks. It is slow, and looks only at the first digits. */
const MAX_CHECKED_BY_LIBRARY = 97;

type RangeRow = Row<keyof typeof COLUMNS> & { readonly positions: Positions };

/**
 * Parses `ranges.tsv`, whose head explains the rows. Reports mistakes in rows, numbers that are not valid or not
 * of their kind, ranges that overlap, shares that don't add up, and countries without rows. Returns the shares by
 * kind, country and range.
 */
export function parseRanges(file: TableFile) {
  const rows = readRows(file, COLUMNS).map((row) => ({ ...row, positions: parseRange(row.range) }));
  const ranges: Record<RangeKind, Partial<Record<CountryCode, Ranges>>> = { mobile: {}, fixed: {}, fictional: {} };
  for (const [key, group] of groupBy(rows.filter(checkRow), ({ country, kind }) => `${country} ${kind}`)) {
    const [country, kind] = key.split(' ') as [CountryCode, RangeKind];
    checkGroup(country, kind, group);
    ranges[kind][country] = Object.fromEntries(group.map(({ range, share }) => [range, Number(share)]));
  }
  for (const country of getCountries())
    if (!ranges.mobile[country] && !ranges.fixed[country]) file.report(1, `${country} has no mobile or fixed range`);
  return ranges;
}

function checkRow({ country, range, positions, report }: RangeRow): boolean {
  const hasOddClass = positions.some((digits) => digits === '' || new Set(digits).size < digits.length);
  if (!isSupportedCountry(country)) report(`'${country}' is not a country with a calling code`);
  if (hasOddClass) report(`'${range}' has a class that is empty or repeats a digit`);
  return isSupportedCountry(country) && !hasOddClass;
}

/** Checks the ranges of a country and kind. */
function checkGroup(country: CountryCode, kind: RangeKind, rows: readonly RangeRow[]): void {
  const total = sumShares(rows);
  if (Math.abs(total - 100) > MAX_ROUNDING)
    rows[0]?.report(`the shares of ${country} ${kind} add up to ${Number(total.toFixed(3))} %`);
  const isOfKind = createKindMatcher(country, kind);
  const parse = createAttemptParser(country);
  const isOwn = (number: string) => areNumbersMoroccan(country) || parse(number) === number;
  for (const [index, { range, positions, report }] of rows.entries()) {
    const wrong = new Set([
      ...listNumbers(positions, MAX_CHECKED).filter((number) => !isOfKind(number)),
      ...listNumbers(positions, MAX_CHECKED_BY_LIBRARY).filter((number) => !isOwn(number)),
    ]);
    if (wrong.size > 0)
      report(`not valid ${kind} numbers of ${country}: ${[...wrong].slice(0, 3).join(', ')} and maybe others`);
    const other = rows.slice(0, index).find((above) => overlap(above.positions, positions));
    if (other) report(`${range} overlaps ${other.range}`);
  }
}

/** Creates a function that tells whether a national number is valid for the country and of a kind. */
function createKindMatcher(country: CountryCode, kind: RangeKind) {
  const isMobile = createMobileMatcher(country);
  const isFixed = createTypeMatcher(country, 'FIXED_LINE');
  return (number: string) => (isMobile(number) ? kind !== 'fixed' : kind !== 'mobile' && isFixed(number));
}

/** Lists the numbers of a range, or a sample that is spread over it if there are more than `most`. */
function listNumbers(positions: Positions, most: number): string[] {
  const count = countNumbers(positions);
  const length = Math.min(count, most);
  return Array.from({ length }, (_, index) => numberAt(positions, Math.floor((index / length) * count)));
}

function overlap(a: Positions, b: Positions): boolean {
  return (
    a.length === b.length && a.every((digits, position) => [...digits].some((digit) => b[position]?.includes(digit)))
  );
}

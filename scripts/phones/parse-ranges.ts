import parsePhoneNumber, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from 'libphonenumber-js/max/es6';
import type { Ranges } from '../../domain/phones/country-ranges';
import {
  areNumbersMoroccan,
  createMobileMatcher,
  createTypeMatcher,
  isFirstCountry,
} from '../../domain/phones/numbering-plan';
import { countNumbers, KINDS, type Kind, numberAt, type Places, parseRange } from '../../domain/phones/range';
import { type Report, readRows } from '../read-rows';

/** The columns of `ranges.tsv`. Its head explains them. */
const COLUMNS = {
  country: /^[A-Z]{2}$/,
  kind: new RegExp(`^(?:${KINDS.join('|')})$`),
  range: /^(?:\[(?:\d(?:-\d)?)+\]|[\dx])+$/,
  share: /^(?!0+(?:\.0+)?$)\d+(?:\.\d+)?$/,
  place: /./,
  source: /./,
};

/** How far the shares of a country and kind may be from 100 percent. */
const MAX_ROUNDING = 0.05;

/** Of larger ranges, only some numbers are checked. */
const MAX_CHECKED = 2000;

/** How many numbers of a large range are checked. Not a round number, so that all their digits vary. */
const SAMPLE_SIZE = 997;

/** A row of `ranges.tsv`. */
interface RangeRow {
  readonly line: number;
  readonly country: CountryCode;
  readonly kind: Kind;
  readonly range: string;
  readonly places: Places;
  readonly share: number;
}

/**
 * Parses `ranges.tsv`, whose head explains the rows. Reports mistakes in rows, numbers that are not valid or not
 * of their kind, ranges that overlap, shares that don't add up, and countries without rows.
 */
export function parseRanges(text: string, report: Report) {
  const groups = new Map<string, RangeRow[]>();
  for (const { line, country, kind, range, share } of readRows(text, COLUMNS, report)) {
    const places = parseRange(range);
    if (!isSupportedCountry(country)) report(line, `'${country}' is not a country with a calling code`);
    else if (places.some((digits) => digits === '' || new Set(digits).size < digits.length))
      report(line, `'${range}' has a class that is empty or repeats a digit`);
    else {
      const row = { line, country, kind: kind as Kind, range, places, share: Number(share) };
      groups.set(`${country} ${kind}`, [...(groups.get(`${country} ${kind}`) ?? []), row]);
    }
  }
  const ranges: Partial<Record<CountryCode, Partial<Record<Kind, Ranges>>>> = {};
  for (const rows of groups.values()) {
    checkGroup(rows, report);
    for (const { country, kind, range, share } of rows)
      ranges[country] = { ...ranges[country], [kind]: { ...ranges[country]?.[kind], [range]: share } };
  }
  for (const country of getCountries())
    if (!ranges[country]?.mobile && !ranges[country]?.fixed) report(1, `${country} has no mobile or fixed range`);
  return ranges;
}

/** Checks the ranges of a country and kind. */
function checkGroup(rows: readonly RangeRow[], report: Report): void {
  const [{ line, country, kind }] = rows as [RangeRow];
  const total = rows.reduce((sum, { share }) => sum + share, 0);
  if (Math.abs(total - 100) > MAX_ROUNDING)
    report(line, `the shares of ${country} ${kind} add up to ${Number(total.toFixed(3))} %`);
  const isOfKind = createKindMatcher(country, kind);
  for (const [index, row] of rows.entries()) {
    const wrong = listNumbers(row.places).filter((number) => !isOfKind(number));
    if (wrong.length > 0)
      report(row.line, `not valid ${kind} numbers of ${country}: ${wrong.slice(0, 3).join(', ')} and maybe others`);
    const other = rows.slice(0, index).find(({ places }) => doOverlap(places, row.places));
    if (other) report(row.line, `${row.range} overlaps ${other.range} in line ${other.line}`);
  }
}

/** Creates a function that tells whether a national number is valid for the country and of a kind. */
function createKindMatcher(country: CountryCode, kind: Kind) {
  const isMobile = createMobileMatcher(country);
  const isFixed = createTypeMatcher(country, ['FIXED_LINE']);
  const isOfKind = (number: string) => {
    if (kind === 'fictional') return isMobile(number) || isFixed(number);
    return isMobile(number) ? kind === 'mobile' : kind === 'fixed' && isFixed(number);
  };
  const prefix = `+${getCountryCallingCode(country)}`;
  const isOwn = (number: string) => parsePhoneNumber(prefix + number)?.country === country;
  const areOwn = isFirstCountry(country) || areNumbersMoroccan(country);
  return (number: string) => isOfKind(number) && (areOwn || isOwn(number));
}

/** Lists all numbers of a small range, or a sample that is spread over a large one. */
function listNumbers(places: Places): string[] {
  const count = countNumbers(places);
  const length = count > MAX_CHECKED ? SAMPLE_SIZE : count;
  return Array.from({ length }, (_, index) => numberAt(places, Math.floor((index / length) * count)));
}

function doOverlap(a: Places, b: Places): boolean {
  return a.length === b.length && a.every((digits, place) => [...digits].some((digit) => b[place]?.includes(digit)));
}

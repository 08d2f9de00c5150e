/**
 * Prints how often each range comes up in 5,000 Valid or Fictional numbers, beside the share that `ranges.tsv` states.
 * Only reports; it checks no limits. Run: `npx tsx __tests__/bench/phones.ts`, for some countries with ` BR CN`.
 */
import { readFileSync } from 'node:fs';
import type { RegionCode } from '../../domain/countries/countries';
import { getRanges } from '../../domain/phones/country-ranges';
import { createNumberDraw } from '../../domain/phones/draw-number';
import { createRangeMatcher, type RangeKind } from '../../domain/phones/range';
import { createFieldFaker } from '../../domain/random/faker';
import { readRows } from '../../scripts/read-rows';

const DRAWS = 5000;
const TABLE = readFileSync(new URL('../../domain/phones/ranges.tsv', import.meta.url), 'utf8');

const COLUMNS = { country: /./, kind: /./, range: /./, share: /./, operator: /./, source: /./ };

const wanted = process.argv.slice(2);
const numbers = new Map<string, string[]>();

/** The numbers drawn from the ranges of a country and kind. */
function drawNumbers(country: string, kind: string): string[] {
  const key = `${country} ${kind}`;
  const ranges = getRanges(country as RegionCode, kind as RangeKind);
  const drawn =
    numbers.get(key) ??
    Array.from({ length: DRAWS }, createNumberDraw(createFieldFaker('1', 'phone', country as RegionCode), ranges));
  numbers.set(key, drawn);
  return drawn;
}

console.log('| country | kind | range | now | stated | operator or place |\n|---|---|---|---|---|---|');
for (const { country, kind, range, share, operator } of readRows({ text: TABLE, report: () => {} }, COLUMNS)) {
  if (wanted.length > 0 && !wanted.includes(country)) continue;
  const now = (100 * drawNumbers(country, kind).filter(createRangeMatcher([range])).length) / DRAWS;
  console.log(`| ${country} | ${kind} | ${range} | ${now.toFixed(1)} | ${Number(share).toFixed(1)} | ${operator} |`);
}

/**
 * Compares the family names drawn for fifteen countries with the counts in `family-names.tsv`: ours and faker's own. Only
 * reports; it checks no limits. Run: `npm run bench`.
 */
import { readFileSync } from 'node:fs';
import { allFakers, type Faker } from '@faker-js/faker';
import type { RegionCode } from '../../domain/countries/countries';
import { createNameDraw } from '../../domain/names/draw-names';
import { getPopulation } from '../../domain/names/parts';
import { createFieldFaker } from '../../domain/random/faker';
import { spellPlainly } from '../../scripts/names/spelling';
import { groupBy, readRows } from '../../scripts/read-rows';
import { readShippedNames } from '../shipped-names';
import { median } from './median';

const DRAWS = 4000;
const SEED = '7';

/** faker's locales, for the countries that have one. */
const FAKERS: Partial<Record<string, Faker[]>> = {
  US: [allFakers.en_US],
  GB: [allFakers.en_GB],
  SE: [allFakers.sv],
  FI: [allFakers.fi],
  HU: [allFakers.hu],
  BE: [allFakers.nl_BE, allFakers.fr_BE],
  LU: [allFakers.fr_LU],
  IL: [allFakers.he],
  CN: [allFakers.zh_CN],
  TW: [allFakers.zh_TW],
};

/** A country's hundred most common family names, with their shares of the population in percent, most common first. */
type Census = readonly (readonly [name: string, share: number])[];

/** One line of the report. */
interface Figures {
  /** By which factor names are too frequent or too rare: the median of the thirty most common. */
  readonly error: number;
  /** How much more common the first ten are than ranks 51 to 100, relative to the real contrast. */
  readonly contrast: number;
  /** Different family names among 1,000 people. */
  readonly different: number;
}

const COLUMNS = { country: /./, name: /./, share: /./ };

function readCensuses(): Map<string, Census> {
  const table = readFileSync(new URL('family-names.tsv', import.meta.url), 'utf8');
  const byCountry = groupBy(readRows({ text: table, report: () => {} }, COLUMNS), ({ country }) => country);
  const makeCensus = (rows: readonly { name: string; share: string }[]): Census =>
    rows.map(({ name, share }) => [simplify(name), Number(share)]);
  return new Map([...byCountry].map(([country, rows]) => [country, makeCensus(rows)]));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param drawn how often each of the hundred most common names is drawn, in percent */
function compare(census: Census, drawn: readonly number[], different: number): Figures {
  const ratios = drawn.map((share, rank) => share / (census[rank]?.[1] ?? 1));
  const contrastOf = (list: readonly number[]) => mean(list.slice(0, 10)) / mean(list.slice(50, 100));
  return {
    error: median(ratios.slice(0, 30).map((ratio) => Math.max(ratio, 1 / ratio))),
    contrast: contrastOf(drawn) / contrastOf(census.map(([, share]) => share)),
    different,
  };
}

/** @param names the family names of DRAWS people; only the first where people have two */
function compareDrawn(census: Census, names: readonly string[]): Figures {
  const drawn = census.map(([name]) => (100 * names.filter((each) => each === name).length) / names.length);
  return compare(census, drawn, new Set(names.slice(0, 1000)).size);
}

/** Names are compared without accents, because some of the counts have none. */
const simplify = (name: string) => (/\p{Script=Latin}/u.test(name) ? spellPlainly(name) : name);

function drawOurs(country: RegionCode, census: Census): Figures {
  const people = getPopulation(country, 'local', loaded);
  const draw = createNameDraw(createFieldFaker(SEED, 'names', country), people, false);
  const known = new Set(census.map(([name]) => name));
  const getFirst = (last: string) => {
    const simple = simplify(last);
    const [first = ''] = simple.split(' ');
    return known.has(simple) || !known.has(first) ? simple : first;
  };
  return compareDrawn(
    census,
    Array.from({ length: DRAWS }, () => getFirst(draw().last)),
  );
}

function drawFakers(fakers: readonly Faker[], census: Census): Figures {
  const names = Array.from({ length: DRAWS }, (_, index) => {
    const faker = fakers[index % fakers.length] as Faker;
    return simplify(faker.person.lastName());
  });
  return compareDrawn(census, names);
}

function print(country: string, source: string, { error, contrast, different }: Figures): void {
  const columns = [error.toFixed(2), contrast.toFixed(2), different.toFixed(0)];
  console.log(`${country}  ${source.padEnd(7)}${columns.map((text) => text.padStart(12)).join('')}`);
}

const loaded = readShippedNames();
for (const faker of Object.values(allFakers)) faker.seed(7);
const totals: Record<string, Figures[]> = { ours: [], faker: [] };
console.log('                  error    contrast   different');
for (const [country, census] of readCensuses()) {
  const fakers = FAKERS[country];
  const rows: [string, Figures | null][] = [
    ['ours', drawOurs(country as RegionCode, census)],
    ['faker', fakers ? drawFakers(fakers, census) : null],
  ];
  for (const [source, figures] of rows)
    if (figures) {
      print(country, source, figures);
      totals[source]?.push(figures);
    }
}
for (const [source, all] of Object.entries(totals)) {
  const error = median(all.map((figures) => figures.error));
  const contrast = median(all.map((figures) => figures.contrast));
  const different = median(all.map((figures) => figures.different));
  console.log(`${source}: median of ${all.length} countries:`);
  print('  ', source, { error, contrast, different });
}

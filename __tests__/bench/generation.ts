/**
 * Times 1,000 contacts of each country, the textbook way and ours in turns. Then times phones alone in each mode, and
 * local names alone. Only reports; it checks no limits. Run: `npm run bench`.
 */
import { cpus } from 'node:os';
import { COUNTRIES, hasCallingCode, type RegionCode } from '../../domain/countries/countries';
import { generateContacts } from '../../domain/generate-contacts';
import { createNameDraw } from '../../domain/names/draw-names';
import { getPopulation } from '../../domain/names/parts';
import { getFictionFacts } from '../../domain/phones/fiction';
import { createPhoneDraw, type PhoneMode } from '../../domain/phones/phones';
import { createFieldFaker } from '../../domain/random/faker';
import { makeSettings } from '../settings';
import { readShippedNames } from '../shipped-names';
import { median } from './median';
import { generateTextbookContacts } from './textbook';

const COUNT = 1000;
const ROUNDS = 5;
/** Phones or names alone take only a few milliseconds, so more rounds are needed. */
const SHORT_ROUNDS = 25;

const CODES = COUNTRIES.map(({ code }) => code);

type Way = (country: RegionCode, seed: number) => unknown;

/** Times ways in turns. Returns the milliseconds of each way for each country: the medians of all rounds. */
function measure(ways: readonly Way[], rounds: number, countries = CODES): number[][] {
  const cases = countries.flatMap((country) => ways.map((way) => ({ country, way, times: [] as number[] })));
  for (let round = 0; round < rounds; round++)
    for (const { country, way, times } of cases) {
      const start = performance.now();
      way(country, round);
      times.push(performance.now() - start);
    }
  return ways.map((way) => cases.filter((each) => each.way === way).map(({ times }) => median(times)));
}

function reportContacts(): void {
  const [textbook = [], ours = []] = measure(
    [
      (country) => generateTextbookContacts(country, COUNT),
      (country, seed) =>
        generateContacts(makeSettings({ country, count: COUNT, seed: String(seed), nameSource: 'english' }), {}),
    ],
    ROUNDS,
  );
  const print = (name: string, one: number, other: number) =>
    console.log(`| ${name} | ${one.toFixed(1)} ms | ${other.toFixed(1)} ms | 1/${(one / other).toFixed(1)} |`);
  const printCountry = (name: string, index: number) =>
    print(`${name}${CODES[index]}`, textbook[index] ?? Number.NaN, ours[index] ?? Number.NaN);
  console.log(`\n| ${COUNT} contacts | textbook | ours | ratio |\n|---|---|---|---|`);
  print(`median of ${CODES.length} countries`, median(textbook), median(ours));
  printCountry("the textbook's slowest: ", textbook.indexOf(Math.max(...textbook)));
  printCountry('our slowest: ', ours.indexOf(Math.max(...ours)));
  printCountry('', CODES.indexOf('US'));
}

/** Compares Valid and Fictional numbers with Random ones of the US. */
function reportModes(): void {
  const measureMode = (mode: PhoneMode, countries: readonly RegionCode[]) => {
    const draw: Way = (country, seed) =>
      Array.from(
        { length: COUNT },
        createPhoneDraw(createFieldFaker(String(seed), 'phone', country), country, mode, 'international'),
      );
    return measure([draw], SHORT_ROUNDS, [...countries])[0] ?? [];
  };
  const [random = Number.NaN] = measureMode('random', ['US']);
  console.log(
    `\n| ${COUNT} phones, medians of ${SHORT_ROUNDS} rounds | time | compared with Random in the US |\n|---|---|---|`,
  );
  const print = (name: string, time: number) =>
    console.log(`| ${name} | ${time.toFixed(1)} ms | ${(time / random).toFixed(2)} |`);
  print('Random, US', random);
  for (const [mode, countries] of [
    ['valid', CODES.filter(hasCallingCode)],
    ['fictional', CODES.filter((code) => getFictionFacts(code).count > 0)],
  ] as const) {
    const times = measureMode(mode, countries);
    print(`${mode}, median of ${times.length} countries`, median(times));
    print(`${mode}, slowest country`, Math.max(...times));
  }
}

/** Times the names of each country: its weights are summed, then 1,000 names are drawn. */
function reportNames(): void {
  const loaded = readShippedNames();
  const draw: Way = (country, seed) => {
    const people = getPopulation(country, 'local', loaded);
    Array.from({ length: COUNT }, createNameDraw(createFieldFaker(String(seed), 'names', country), people, false));
  };
  const [times = []] = measure([draw], SHORT_ROUNDS);
  console.log(`\n| ${COUNT} names | median of ${times.length} countries | slowest |\n|---|---|---|`);
  console.log(`| local | ${median(times).toFixed(1)} ms | ${Math.max(...times).toFixed(1)} ms |`);
}

console.log(`${cpus()[0]?.model}, Node ${process.version}, medians of ${ROUNDS} rounds`);
reportContacts();
reportModes();
reportNames();

/**
 * Times 1,000 contacts of each country, the textbook way and ours in turns. Then times phones alone in each mode, and
 * local names alone. Only reports; it checks no limits. Run: `npm run bench`.
 */
import { cpus } from 'node:os';
import { COUNTRIES, hasCallingCode, type RegionCode } from '../../domain/countries/countries';
import { generateContacts } from '../../domain/generate-contacts';
import { createNameDraw } from '../../domain/names/draw-names';
import { getPopulation } from '../../domain/names/parts';
import { FICTIONAL_COUNTRIES } from '../../domain/phones/country-ranges';
import { createPhoneDraw, type PhoneMode } from '../../domain/phones/phones';
import { createFieldFaker } from '../../domain/random/faker';
import { readShippedNames } from '../../scripts/names/shipped-names';
import { makeSettings } from '../settings';
import { generateTextbookContacts } from './textbook';

const COUNT = 1000;
const ROUNDS = 5;
/** Phones or names alone take only a few milliseconds, so more rounds are needed. */
const SHORT_ROUNDS = 25;

type Way = (country: RegionCode, seed: number) => void;

/** Milliseconds for one country: the medians of all rounds. */
interface Figures {
  readonly code: RegionCode;
  readonly textbook: number;
  readonly ours: number;
}

function time(way: Way, country: RegionCode, seed: number): number {
  const start = performance.now();
  way(country, seed);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function measure(textbook: Way, ours: Way): Figures[] {
  const times = COUNTRIES.map(({ code }) => ({ code, textbook: [] as number[], ours: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const country of times) {
      country.textbook.push(time(textbook, country.code, round));
      country.ours.push(time(ours, country.code, round));
    }
  }
  return times.map(({ code, textbook, ours }) => ({ code, textbook: median(textbook), ours: median(ours) }));
}

function printRow(name: string, textbook: number, ours: number): void {
  console.log(`| ${name} | ${textbook.toFixed(1)} ms | ${ours.toFixed(1)} ms | 1/${(textbook / ours).toFixed(1)} |`);
}

function report(title: string, figures: readonly Figures[]): void {
  const slowest = (side: 'textbook' | 'ours') => [...figures].sort((a, b) => b[side] - a[side]);
  const [slowestTextbook] = slowest('textbook');
  const [slowestOurs] = slowest('ours');
  const us = figures.find(({ code }) => code === 'US');
  if (!slowestTextbook || !slowestOurs || !us) throw new RangeError('No figures');
  console.log(`\n| ${title} | textbook | ours | ratio |\n|---|---|---|---|`);
  const medianOf = (side: 'textbook' | 'ours') => median(figures.map((figure) => figure[side]));
  printRow(`median of ${figures.length} countries`, medianOf('textbook'), medianOf('ours'));
  printRow(`the textbook's slowest: ${slowestTextbook.code}`, slowestTextbook.textbook, slowestTextbook.ours);
  printRow(`our slowest: ${slowestOurs.code}`, slowestOurs.textbook, slowestOurs.ours);
  printRow('US', us.textbook, us.ours);
  console.log(`\nOur slowest country takes ${(slowestOurs.ours / us.ours).toFixed(2)} times as long as our US.`);
}

/** Compares Valid and Fictional numbers with Random ones of the US. */
function reportModes(): void {
  const countries = COUNTRIES.map(({ code }) => code).filter(hasCallingCode);
  const draw = (mode: PhoneMode, country: RegionCode, seed: number) => {
    const faker = createFieldFaker(String(seed), 'phone');
    const start = performance.now();
    Array.from({ length: COUNT }, createPhoneDraw(faker, country, mode, 'international'));
    return performance.now() - start;
  };
  const rounds = Array.from({ length: SHORT_ROUNDS }, (_, seed) => ({
    random: draw('random', 'US', seed),
    valid: countries.map((country) => draw('valid', country, seed)),
    fictional: FICTIONAL_COUNTRIES.map((country) => draw('fictional', country, seed)),
  }));
  const random = median(rounds.map((round) => round.random));
  const medians = (mode: 'valid' | 'fictional') =>
    (rounds[0]?.[mode] ?? []).map((_, index) => median(rounds.map((round) => round[mode][index] ?? Number.NaN)));
  console.log(
    `\n| ${COUNT} phones, medians of ${SHORT_ROUNDS} rounds | time | compared with Random in the US |\n|---|---|---|`,
  );
  const row = (name: string, time: number) =>
    console.log(`| ${name} | ${time.toFixed(1)} ms | ${(time / random).toFixed(2)} |`);
  row('Random, US', random);
  for (const mode of ['valid', 'fictional'] as const) {
    row(`${mode}, median of ${medians(mode).length} countries`, median(medians(mode)));
    row(`${mode}, slowest country`, Math.max(...medians(mode)));
  }
}

/** Times the names of each country: its weights are summed, then 1,000 names are drawn. */
async function reportNames(): Promise<void> {
  const loaded = readShippedNames();
  const draw = (country: RegionCode, seed: number) => {
    const start = performance.now();
    const people = getPopulation(country, 'local', loaded);
    Array.from({ length: COUNT }, createNameDraw(createFieldFaker(String(seed), 'names', country), people, false));
    return performance.now() - start;
  };
  const times = COUNTRIES.map(({ code }) =>
    median(Array.from({ length: SHORT_ROUNDS }, (_, seed) => draw(code, seed))),
  );
  console.log(`\n| ${COUNT} names | median of ${times.length} countries | slowest |\n|---|---|---|`);
  console.log(`| local | ${median(times).toFixed(1)} ms | ${Math.max(...times).toFixed(1)} ms |`);
}

console.log(`${cpus()[0]?.model}, Node ${process.version}, medians of ${ROUNDS} rounds`);
report(
  `${COUNT} contacts`,
  measure(
    (country) => generateTextbookContacts(country, COUNT),
    (country, seed) =>
      generateContacts(makeSettings({ country, count: COUNT, seed: String(seed), nameSource: 'english' }), {}),
  ),
);
reportModes();
await reportNames();

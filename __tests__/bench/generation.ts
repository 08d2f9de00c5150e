/**
 * Times 1,000 contacts of each region: the textbook way beside ours, in turns, several rounds; then phones alone.
 * It reports, it judges nothing. Run: `npx tsx __tests__/bench/generation.ts`.
 */
import { cpus } from 'node:os';
import { hasCallingCode } from '../../domain/calling-code';
import { generateContacts } from '../../domain/contacts';
import { COUNTRIES, type RegionCode } from '../../domain/countries';
import { openStream } from '../../domain/random';
import { prepareRandomPhone } from '../../domain/random-phone';
import { drawTextbookPhone, generateTextbookContacts } from './textbook';

const COUNT = 1000;
const ROUNDS = 5;

type Way = (country: RegionCode, seed: number) => void;

/** Milliseconds for one region: the medians of all rounds. */
interface Figures {
  readonly code: RegionCode;
  readonly textbook: number;
  readonly ours: number;
}

function makeTextbookPhones(country: RegionCode): void {
  if (hasCallingCode(country)) Array.from({ length: COUNT }, () => drawTextbookPhone(country));
}

function makeOurPhones(country: RegionCode, seed: number): void {
  if (!hasCallingCode(country)) return;
  const random = openStream(seed, 'phone');
  const drawPhone = prepareRandomPhone(country);
  Array.from({ length: COUNT }, () => drawPhone(random));
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
    for (const region of times) {
      region.textbook.push(time(textbook, region.code, round));
      region.ours.push(time(ours, region.code, round));
    }
  }
  return times.map(({ code, textbook, ours }) => ({ code, textbook: median(textbook), ours: median(ours) }));
}

function printRow(name: string, textbook: number, ours: number): void {
  console.log(
    `| ${name} | ${textbook.toFixed(1)} ms | ${ours.toFixed(1)} ms | 1/${(textbook / ours).toFixed(1)} |`,
  );
}

function report(title: string, figures: readonly Figures[]): void {
  const slowest = (side: 'textbook' | 'ours') => [...figures].sort((a, b) => b[side] - a[side]);
  const [slowestTextbook] = slowest('textbook');
  const [slowestOurs] = slowest('ours');
  const us = figures.find(({ code }) => code === 'US');
  if (!slowestTextbook || !slowestOurs || !us) throw new RangeError('No figures');
  console.log(`\n| ${title} | textbook | ours | ratio |\n|---|---|---|---|`);
  const medianOf = (side: 'textbook' | 'ours') => median(figures.map((figure) => figure[side]));
  printRow(`median of ${figures.length} regions`, medianOf('textbook'), medianOf('ours'));
  printRow(`the textbook's slowest: ${slowestTextbook.code}`, slowestTextbook.textbook, slowestTextbook.ours);
  printRow(`our slowest: ${slowestOurs.code}`, slowestOurs.textbook, slowestOurs.ours);
  printRow('US', us.textbook, us.ours);
  console.log(`\nOur slowest region takes ${(slowestOurs.ours / us.ours).toFixed(2)} times our US.`);
  const ten = slowest('ours').slice(0, 10);
  console.log(
    `Our slowest ten: ${ten.map(({ code, ours }) => `${code} ${ours.toFixed(1)}`).join(', ')} (ms).`,
  );
}

console.log(`${cpus()[0]?.model}, Node ${process.version}, medians of ${ROUNDS} rounds`);
report(
  `${COUNT} contacts`,
  measure(
    (country) => generateTextbookContacts(country, COUNT),
    (country, seed) =>
      generateContacts(
        { country, count: COUNT, seed: String(seed), phones: 'random', names: 'english' },
        null,
      ),
  ),
);
report(`${COUNT} phones`, measure(makeTextbookPhones, makeOurPhones));

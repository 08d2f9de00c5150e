/**
 * Compares the filter with the library like its test, but with many more attempts and other seeds. No attempt that the
 * library accepts may be rejected. Run: `npx tsx __tests__/bench/attempt-filter.ts`.
 */
import {
  CALLING_CODES,
  compareWithLibrary,
  drawLikelyAttempts,
  drawUniformAttempts,
} from '../domain/phones/attempts';

const UNIFORM_ATTEMPTS = 100_000;
const LIKELY_ATTEMPTS = 300;

const totals = { attempts: 0, accepted: 0, letThrough: 0 };
const wronglyRejected: string[] = [];
for (const callingCode of CALLING_CODES) {
  const seed = 1_000_000 + Number(callingCode);
  const attempts = [
    ...drawUniformAttempts(UNIFORM_ATTEMPTS, seed),
    ...drawLikelyAttempts(callingCode, LIKELY_ATTEMPTS, seed),
  ];
  const comparison = compareWithLibrary(callingCode, attempts);
  totals.attempts += attempts.length;
  totals.accepted += comparison.accepted;
  totals.letThrough += comparison.letThrough;
  wronglyRejected.push(...comparison.wronglyRejected);
}

console.log(
  '| attempts | accepted by the library | let through in vain | wrongly rejected |\n|---|---|---|---|',
);
console.log(`| ${totals.attempts} | ${totals.accepted} | ${totals.letThrough} | ${wronglyRejected.length} |`);
for (const attempt of wronglyRejected.slice(0, 20)) console.log(attempt);

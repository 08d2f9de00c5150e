/**
 * Compares our verdicts on attempts with the library's, like their test, but with many more attempts and other seeds.
 * Run: `npx tsx __tests__/bench/read-attempt.ts`.
 */
import {
  CALLING_CODES,
  compareWithLibrary,
  drawLikelyAttempts,
  drawUniformAttempts,
} from '../domain/phones/attempts';

const UNIFORM_ATTEMPTS = 100_000;
const LIKELY_ATTEMPTS = 300;

const totals = { attempts: 0, accepted: 0 };
const differing: string[] = [];
for (const callingCode of CALLING_CODES) {
  const seed = 1_000_000 + Number(callingCode);
  const attempts = [
    ...drawUniformAttempts(UNIFORM_ATTEMPTS, seed),
    ...drawLikelyAttempts(callingCode, LIKELY_ATTEMPTS, seed),
  ];
  const comparison = compareWithLibrary(callingCode, attempts);
  totals.attempts += attempts.length;
  totals.accepted += comparison.accepted;
  differing.push(...comparison.differing);
}

console.log('| attempts | accepted by the library | judged otherwise |\n|---|---|---|');
console.log(`| ${totals.attempts} | ${totals.accepted} | ${differing.length} |`);
for (const attempt of differing.slice(0, 20)) console.log(attempt);

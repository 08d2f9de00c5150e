import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { OUT } from './hosts';
import { NAME_FILES } from './name-files';
import { expect, test } from './test';

/** In bytes of gzip -9: the scripts that a modern browser loads with the page, a part of the names, and all parts. */
const FIRST_BUDGET = 236_000;
const PART_BUDGET = 180_000;
const NAMES_BUDGET = 2_400_000;

const weigh = (file: string) => gzipSync(readFileSync(new URL(file, OUT)), { level: 9 }).length;

const sum = (weights: readonly number[]) => weights.reduce((total, bytes) => total + bytes, 0);

test('the scripts that load with the page, and the names, stay within their budgets', async ({ page, home }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url().slice(home.length)));
  await page.goto(home, { waitUntil: 'networkidle' });
  const first = sum([...scripts].map(weigh));
  // Ensures that the scripts were seen.
  expect(first).toBeGreaterThan(200_000);
  expect(first).toBeLessThanOrEqual(FIRST_BUDGET);
  const parts = NAME_FILES.map(weigh);
  expect(Math.max(...parts)).toBeLessThanOrEqual(PART_BUDGET);
  expect(sum(parts)).toBeLessThanOrEqual(NAMES_BUDGET);
});

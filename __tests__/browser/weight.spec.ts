import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFirstScripts } from '../first-scripts';
import { OUT } from './hosts';
import { NAME_FILES } from './name-files';
import { expect, test } from './test';

/** In bytes of gzip -9: the scripts that a modern browser loads with the page, a part of the names, and all parts. */
const FIRST_BUDGET = 236_000;
const PART_BUDGET = 180_000;
const NAMES_BUDGET = 2_400_000;

const weigh = (file: Buffer) => gzipSync(file, { level: 9 }).length;

test('the scripts that load with the page, and the names, stay within their budgets', () => {
  const scripts = readFirstScripts(OUT);
  // Next's polyfill of Buffer is left out.
  expect(scripts.filter(({ script }) => script.includes('Attempt to allocate Buffer'))).toEqual([]);
  const weights = scripts.map(({ script }) => weigh(script));
  expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(FIRST_BUDGET);
  const parts = NAME_FILES.map((file) => weigh(readFileSync(new URL(file, OUT))));
  expect(Math.max(...parts)).toBeLessThanOrEqual(PART_BUDGET);
  expect(parts.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(NAMES_BUDGET);
});

test('a browser loads only the scripts that are weighed', async ({ page, home }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && loaded.add(basename(request.url())));
  await page.goto(home, { waitUntil: 'networkidle' });
  expect(loaded).toEqual(new Set(readFirstScripts(OUT).map(({ name }) => basename(name))));
});

import { readdirSync, readFileSync } from 'node:fs';
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

test.use({ savesData: false });

const weigh = (file: Buffer) => gzipSync(file, { level: 9 }).length;

test('the scripts that load with the page stay within their budget', () => {
  const weights = readFirstScripts(OUT).map(({ script }) => weigh(script));
  expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(FIRST_BUDGET);
});

test('a browser loads only the scripts that are weighed, and then the names, within their budget', async ({
  page,
  home,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(basename(request.url())));
  await page.goto(home, { waitUntil: 'networkidle' });
  const scripts = readFirstScripts(OUT).length;
  await expect.poll(() => loaded.length).toBe(scripts + NAME_FILES.length);
  const first = readFirstScripts(OUT).map(({ name }) => basename(name));
  expect(new Set(loaded.slice(0, scripts))).toEqual(new Set(first));
  expect(loaded.slice(scripts)).toEqual(NAME_FILES.map((file) => basename(file)));
  const parts = NAME_FILES.map((file) => weigh(readFileSync(new URL(file.split('?')[0] ?? '', OUT))));
  expect(Math.max(...parts)).toBeLessThanOrEqual(PART_BUDGET);
  expect(parts.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(NAMES_BUDGET);
  const chunks = new URL('_next/static/chunks/', OUT);
  const copies = readdirSync(chunks).filter((file) =>
    readFileSync(new URL(file, chunks)).includes('country_calling_codes'),
  );
  expect(copies, 'chunks with phone metadata').toHaveLength(1);
});

/** Builds the names and the page again from scratch. Both builds must be equal, byte for byte. */
import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';

const OUT = new URL('../out/', import.meta.url);

function hashFiles(): Record<string, string> {
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort();
  return Object.fromEntries(paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

const first = hashFiles();
for (const folder of ['../out', '../.next', '../domain/generated', '../public/names'])
  rmSync(new URL(folder, import.meta.url), { recursive: true });
execSync('npm run -s build', { stdio: ['ignore', 'ignore', 'inherit'] });
assert.deepEqual(hashFiles(), first);
console.log(`${Object.keys(first).length} files in out/ are the same in both builds.`);

/** Checks the data, and writes what the page needs to `domain/generated/` and `public/names/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import faker from '@faker-js/faker/package.json' with { type: 'json' };
import libphonenumber from 'libphonenumber-js/package.json' with { type: 'json' };
import { makePart } from './names/make-part';
import { readTables } from './names/read-tables';
import { makeVersion } from './page/make-version';
import { parseRanges } from './phones/parse-ranges';
import { readFolder } from './read-rows';

const ROOT = new URL('../', import.meta.url);

function writeFile(path: string, text: string): void {
  const file = new URL(path, ROOT);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}

const data = readTables(new URL('domain/names/', ROOT));
const ranges = readFolder(new URL('domain/phones/', ROOT), (open) => parseRanges(open('ranges.tsv')));

const partNames = new Set([...data.regions.values()].map(({ part }) => part));
const { page, ...parts } = Object.fromEntries([...partNames].map((part) => [part, makePart(data, part)]));
const keys = Object.entries(parts).map(([part, { communities }]) => [part, Object.keys(communities).join(' ')]);
const bundled = { 'page-names': page, 'name-parts': Object.fromEntries(keys), 'phone-ranges': ranges };
const version = makeVersion(new URL('domain/', ROOT), [parts, bundled, faker.version, libphonenumber.version]);

// Files of earlier versions must not ship.
for (const folder of ['domain/generated/', 'public/names/'])
  rmSync(new URL(folder, ROOT), { recursive: true, force: true });
for (const [name, content] of Object.entries({ ...bundled, version: { version } }))
  writeFile(`domain/generated/${name}.json`, JSON.stringify(content));
for (const [part, names] of Object.entries(parts))
  writeFile(
    `public/names/${version}/${part}.js`,
    `(globalThis.arrivedNames??={})["${part}"]=${JSON.stringify(names)}\n`,
  );
console.log(`version.json: ${version}`);

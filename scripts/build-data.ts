/** Checks the data, and writes what the page needs to `domain/generated/` and `public/names/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import faker from '@faker-js/faker/package.json' with { type: 'json' };
import libphonenumber from 'libphonenumber-js/package.json' with { type: 'json' };
import { makeVersion } from './make-version';
import { makePart } from './names/make-part';
import { readTables } from './names/read-tables';
import { parseRanges } from './phones/parse-ranges';
import { readFolder } from './read-rows';

const DOMAIN = new URL('../domain/', import.meta.url);
const GENERATED = new URL('generated/', DOMAIN);
const NAMES = new URL('../public/names/', import.meta.url);

const data = readTables(new URL('names/', DOMAIN));
const ranges = readFolder(new URL('phones/', DOMAIN), (open) => parseRanges(open('ranges.tsv')));

const partNames = new Set([...data.regions.values()].map(({ part }) => part));
const { page, ...parts } = Object.fromEntries([...partNames].map((part) => [part, makePart(data, part)]));
const keys = Object.entries(parts).map(([part, { communities }]) => [part, Object.keys(communities).join(' ')]);
const bundled = { 'page-names': page, 'name-parts': Object.fromEntries(keys), 'phone-ranges': ranges };
const version = makeVersion(DOMAIN, [parts, bundled, faker.version, libphonenumber.version]);

// Files of earlier versions must not ship.
for (const folder of [GENERATED, NAMES]) rmSync(folder, { recursive: true, force: true });
for (const folder of [GENERATED, new URL(version, NAMES)]) mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries({ ...bundled, version: { version } }))
  writeFileSync(new URL(`${name}.json`, GENERATED), JSON.stringify(content));
for (const [part, names] of Object.entries(parts)) {
  const script = `(globalThis.arrivedNames??={})["${part}"]=${JSON.stringify(names)}\n`;
  writeFileSync(new URL(`${version}/${part}.js`, NAMES), script);
}
console.log(`version.json: ${version}`);

/** Checks the data, and writes what the page needs to `domain/generated/` and `public/names/`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { makePart } from './names/make-part';
import { readTables } from './names/read-tables';
import { makeVersion } from './page/make-version';
import { parseRanges } from './phones/parse-ranges';
import { readFolder } from './read-rows';

const ROOT = new URL('../', import.meta.url);
const LIBRARIES = ['@faker-js/faker', 'libphonenumber-js'];

function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(new URL(folder, ROOT), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(new URL(folder + file, ROOT), text);
}

const data = readTables(new URL('domain/names/', ROOT));
const ranges = readFolder(new URL('domain/phones/', ROOT), (open) => parseRanges(open('ranges.tsv')));

const partNames = new Set([...data.regions.values()].map(({ part }) => part));
const { page, ...parts } = Object.fromEntries([...partNames].map((part) => [part, makePart(data, part)]));
const texts = Object.entries(parts).map(([part, names]) => [part, JSON.stringify(names)] as const);
const keys = Object.entries(parts).map(([part, { communities }]) => [part, Object.keys(communities).join(' ')]);
const bundledFiles = {
  'page-names.json': JSON.stringify(page),
  'name-parts.json': JSON.stringify(Object.fromEntries(keys)),
  'phone-ranges.json': JSON.stringify(ranges),
};

const readVersion = (library: string) =>
  JSON.parse(readFileSync(new URL(`node_modules/${library}/package.json`, ROOT), 'utf8')).version;
const version = makeVersion(new URL('domain/', ROOT), [
  ...texts.map(([, text]) => text),
  ...Object.values(bundledFiles),
  ...LIBRARIES.map(readVersion),
]);
// Files of earlier versions must not ship.
for (const folder of ['domain/generated/', 'public/names/'])
  rmSync(new URL(folder, ROOT), { recursive: true, force: true });
writeFolder('domain/generated/', { ...bundledFiles, 'version.json': JSON.stringify({ version }) });
const scripts = texts.map(([part, text]) => [`${part}.js`, `(globalThis.arrivedNames??={})["${part}"]=${text}\n`]);
writeFolder(`public/names/${version}/`, Object.fromEntries(scripts));
console.log(`version.json: ${version}`);

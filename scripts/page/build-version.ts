/** Writes the version, and the names as scripts in a folder that is named after it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readShippedNames } from '../names/shipped-names';
import { makeVersion } from './make-version';

const ROOT = new URL('../../', import.meta.url);
const DATA = ['page-names', 'name-parts', 'phone-ranges'];
const LIBRARIES = ['@faker-js/faker', 'libphonenumber-js'];

const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const names = readShippedNames();
const version = makeVersion(names, [
  ...DATA.map((name) => read(`domain/generated/${name}.json`)),
  ...LIBRARIES.map((library) => JSON.parse(read(`node_modules/${library}/package.json`)).version),
]);
writeFileSync(new URL('domain/generated/version.json', ROOT), JSON.stringify({ version }));
rmSync(new URL('public/names/', ROOT), { recursive: true, force: true });
mkdirSync(new URL(`public/names/${version}/`, ROOT), { recursive: true });
for (const [part, each] of Object.entries(names)) {
  const script = `(globalThis.arrivedNames??={})["${part}"]=${JSON.stringify(each)}\n`;
  writeFileSync(new URL(`public/names/${version}/${part}.js`, ROOT), script);
}
console.log(`version.json: ${version}`);

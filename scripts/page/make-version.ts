import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { generateContacts } from '../../domain/generate-contacts';
import { PARTS } from '../../domain/names/parts';
import { readShippedNames } from '../names/shipped-names';
import { VERSION_RUNS } from './version-runs';

const GENERATED = new URL('../../domain/generated/', import.meta.url);
const DATA = ['page-names.json', 'name-parts.json', ...PARTS.map((part) => `../../public/names/${part}.js`)];
const LIBRARIES = ['@faker-js/faker', 'libphonenumber-js', 'pure-rand'];

/** Writes the version that links carry. It changes whenever the generators, their data or their libraries change. */
const loaded = await readShippedNames();
const hash = createHash('sha256');
for (const name of LIBRARIES) {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  hash.update(JSON.parse(readFileSync(file, 'utf8')).version);
}
for (const file of DATA) hash.update(readFileSync(new URL(file, GENERATED)));
for (const run of VERSION_RUNS) {
  const contacts = generateContacts(run, loaded);
  hash.update(JSON.stringify(contacts.map(({ contact, name }) => [contact, name.lang, name.order])));
}
const version = hash.digest('hex').slice(0, 8);
writeFileSync(new URL('version.json', GENERATED), JSON.stringify({ version }));
console.log(`version.json: ${version}`);

/**
 * Writes the version that links contain: a hash of the generators' data, their libraries, and what they generate.
 * Without it, a link from an older version would give other contacts without saying so.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { COUNTRIES } from '../../domain/countries/countries';
import { generateContacts } from '../../domain/generate-contacts';
import { NAME_SOURCES, PARTS } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';
import { readShippedNames } from '../names/shipped-names';

const ROOT = new URL('../../', import.meta.url);
const DATA = ['page-names', 'name-parts', 'phone-ranges'].map((name) => `domain/generated/${name}.json`);
const LIBRARIES = ['@faker-js/faker', 'libphonenumber-js'];

const loaded = await readShippedNames();
const hash = createHash('sha256');
for (const file of [...DATA, ...PARTS.map((part) => `public/names/${part}.js`)])
  hash.update(readFileSync(new URL(file, ROOT)));
for (const library of LIBRARIES)
  hash.update(JSON.parse(readFileSync(new URL(`node_modules/${library}/package.json`, ROOT), 'utf8')).version);
// Covers each country with each kind of names and takes turns with the phone modes and formats, because all
// combinations would take too long.
for (const [index, { code: country }] of COUNTRIES.entries())
  for (const [turn, nameSource] of NAME_SOURCES.entries()) {
    const phoneMode = PHONE_MODES[turn % PHONE_MODES.length] ?? 'random';
    const phoneFormat = PHONE_FORMATS[(index + turn) % PHONE_FORMATS.length] ?? 'international';
    const options = { phoneMode, phoneFormat, nameSource, seed: 'Zoë 2026', domain: '' };
    hash.update(JSON.stringify(generateContacts({ country, count: 50, options }, loaded)));
  }
const version = hash.digest('hex').slice(0, 8);
writeFileSync(new URL('domain/generated/version.json', ROOT), JSON.stringify({ version }));
console.log(`version.json: ${version}`);

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { COUNTRIES, type RegionCode } from '../../domain/countries/countries';
import { generateContacts } from '../../domain/generate-contacts';
import { getNames } from '../../domain/loaded-names';
import { PARTS } from '../../domain/names/parts';
import { DEFAULT_OPTIONS, type Options } from '../../domain/options';
import { PHONE_MODES } from '../../domain/phones/phone-mode';
import type { Settings } from '../../domain/run';
import { readNames } from '../names/read-names';

const GENERATED = new URL('../../domain/generated/', import.meta.url);
const DATA = ['page-names.json', 'name-parts.json', ...PARTS.map((part) => `../../public/names/${part}.js`)];
const LIBRARIES = ['@faker-js/faker', 'libphonenumber-js', 'pure-rand'];

/** A short run for every country and phone mode, so that any change of the generators shows in some run. */
const SHORT = { count: 10, seed: '2026' };

/** Long runs: their e-mails collide, their reserved numbers repeat, and their seed is hashed. */
const LONG = { count: 1000, seed: 'Zoë 2026' };
const LONG_COUNTRIES = ['US', 'SE', 'JP'] as const;

function makeSettings(
  country: RegionCode,
  { count, seed }: typeof SHORT,
  option: Partial<Options>,
): Settings {
  return { country, count, options: { ...DEFAULT_OPTIONS, ...option, seed } };
}

const runs: Settings[] = [
  ...COUNTRIES.flatMap(({ code }) =>
    PHONE_MODES.map((phoneMode) => makeSettings(code, SHORT, { phoneMode })),
  ),
  ...LONG_COUNTRIES.flatMap((country) =>
    PHONE_MODES.map((phoneMode) => makeSettings(country, LONG, { phoneMode })),
  ),
  makeSettings('JP', LONG, { nameSource: 'latin' }),
  makeSettings('JP', LONG, { nameSource: 'tricky' }),
];

function readLibraryVersion(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Writes the version that links carry. It changes whenever the generators, their data or their libraries change. */
const loadedNames = await readNames();
const hash = createHash('sha256');
for (const name of LIBRARIES) hash.update(readLibraryVersion(name));
for (const file of DATA) hash.update(readFileSync(new URL(file, GENERATED)));
for (const run of runs) {
  const { contacts, names } = generateContacts(run, getNames(loadedNames, run));
  hash.update(JSON.stringify([contacts, names.map(({ tag, order }) => [tag, order])]));
}
const version = hash.digest('hex').slice(0, 8);
writeFileSync(new URL('version.json', GENERATED), JSON.stringify({ version }));
console.log(`version.json: ${version}`);

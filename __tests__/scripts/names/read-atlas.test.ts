import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readAtlas } from '../../../scripts/names/read-atlas';

const NAMES = fileURLToPath(new URL('../../../domain/names/', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  for (const part of ['tables', 'regions.tsv', 'denied.tsv'])
    cpSync(join(NAMES, part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readAtlas(pathToFileURL(`${folder}/`));

/** Changes a file of the copy; fails if there is nothing to change. */
function change(file: string, before: string | RegExp, after: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(before);
  writeFileSync(join(folder, file), text.replace(before, after));
}

test('the tables of the repository have no problems', () => {
  const { tables, regions } = read();
  expect(regions.size).toBe(252);
  expect(tables.size).toBeGreaterThan(150);
});

test('a problem of a table is reported with its file and line', () => {
  appendFileSync(join(folder, 'tables/fr.tsv'), 'family\tИванов\tIvanov\n');
  const line = readFileSync(join(folder, 'tables/fr.tsv'), 'utf8').trimEnd().split('\n').length;
  expect(read).toThrow(`${join(folder, 'tables/fr.tsv')}:${line}: 'Иванов' is no name in Latin letters`);
});

test('all problems are reported at once', () => {
  appendFileSync(join(folder, 'tables/fr.tsv'), 'family\tИванов\tIvanov\n');
  appendFileSync(join(folder, 'tables/de.tsv'), 'person\tAnna\n');
  expect(read).toThrow(/fr\.tsv:\d+: .*\n|de\.tsv:\d+: .*\n/);
  expect(read).toThrow(/de\.tsv:\d+: 'person' is no kind of name/);
});

test.each([
  ['a slur', 'family\tŠiptar', /hr\.tsv:\d+: 'Šiptar' is denied: it is a slur/],
  [
    'a notorious person',
    'family\tHitler',
    /hr\.tsv:\d+: 'Hitler' is denied: it points at one notorious person/,
  ],
  ['a token that is no name', 'male\tSkipped', /hr\.tsv:\d+: 'Skipped' is denied: it is no name/],
])('%s is denied', (_, row, problem) => {
  appendFileSync(join(folder, 'tables/hr.tsv'), `${row}\n`);
  expect(read).toThrow(problem);
});

test('a denied name needs a reason', () => {
  appendFileSync(join(folder, 'denied.tsv'), 'Somebody\n');
  expect(read).toThrow(/denied\.tsv:\d+: a denied name needs a reason/);
});

test('a region without a line is a problem', () => {
  change('regions.tsv', /^JP\t.*\n/m, '');
  expect(read).toThrow(/regions\.tsv:1: JP is missing/);
});

test('a region without a culture is a problem', () => {
  change('regions.tsv', /^JP\t.*$/m, 'JP');
  expect(read).toThrow(/regions\.tsv:\d+: JP: the shares come to 0 %/);
});

test('a region twice, or an unknown one, is a problem', () => {
  appendFileSync(join(folder, 'regions.tsv'), 'JP\tja 100\nZZ\tja 100\n');
  expect(read).toThrow(/regions\.tsv:\d+: JP stands there twice/);
  expect(read).toThrow(/regions\.tsv:1: ZZ is no region/);
});

test('a culture without a table is a problem', () => {
  change('regions.tsv', 'JP\tja 100', 'JP\tja-XX 100');
  expect(read).toThrow(/regions\.tsv:\d+: JP: there is no table ja-XX\.tsv/);
});

test('a table that no region uses is a problem', () => {
  cpSync(join(folder, 'tables/ja.tsv'), join(folder, 'tables/ja-XX.tsv'));
  expect(read).toThrow(/regions\.tsv:1: no region has the culture ja-XX/);
});

test.each([
  ['JP\tja 99', 'JP: the shares come to 99 %'],
  ['JP\tja 60\tko 41', 'JP: the shares come to 101 %'],
  ['JP\tja', 'JP: the shares come to NaN %'],
])('shares of %j do not come to 100 %%', (row, problem) => {
  change('regions.tsv', 'JP\tja 100', row);
  expect(read).toThrow(problem);
});

test('a region of over 50 million people needs more names', () => {
  change('regions.tsv', /^(# over 50 million: )/m, '$1LU ');
  change('regions.tsv', /^LU\t.*$/m, 'LU\tlb 100');
  expect(read).toThrow(/LU: \d+ family names are fewer than 200, for over 50 million people/);
});

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { allLocales } from '@faker-js/faker';
import packed from '../../../domain/generated/local-names.json' with { type: 'json' };
import { ENGLISH_NAMES } from '../../../domain/names/english-names';
import { unpackNames } from '../../../domain/names/name-lists';
import { CORRECTIONS } from '../../../scripts/names/corrections';
import { INFLECTIONS } from '../../../scripts/names/feminine';

type Lists = Readonly<Record<string, readonly string[]>>;
type Locale = keyof typeof packed;
const unpack = (locale: Locale) => unpackNames(packed[locale]) as { first_name?: Lists; last_name?: Lists };
const DATA = (Object.keys(packed) as Locale[]).map((locale) => [locale, unpack(locale)] as const);

test('the English names are those of faker, with its weights and patterns', () => {
  const { first_name, last_name, last_name_pattern } = allLocales.en.person ?? {};
  expect(ENGLISH_NAMES).toEqual({ first_name, last_name, last_name_pattern });
});

test('all other names together take at most 120 kB of gzip', () => {
  const file = readFileSync(new URL('../../../domain/generated/local-names.json', import.meta.url));
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(120_000);
});

test.each(DATA)('every name of %s is one of faker, but for slips that were mended', (locale, data) => {
  const mended = Object.values(CORRECTIONS[locale] ?? {});
  for (const key of ['first_name', 'last_name'] as const) {
    const source = Object.entries((allLocales[locale].person?.[key] ?? {}) as Lists);
    const known = new Set([
      ...mended,
      ...source.flatMap(([, names]) => names ?? []).map((name) => name.trim().normalize('NFC')),
    ]);
    const ours = Object.entries(data[key] ?? {}).filter(([sex]) => sex !== 'female' || !INFLECTIONS[locale]);
    const strangers = ours.flatMap(([, entries]) => entries.map((entry) => entry.split('|')[0] ?? ''));
    expect(strangers.filter((name) => !known.has(name) && !known.has(`${name}\u200c`))).toEqual([]);
  }
});

test('a romanisation is stored only where folding would not give it', () => {
  expect(unpack('sv').last_name?.generic?.filter((entry) => entry.includes('|'))).toEqual([]);
  expect(unpack('ja').last_name?.generic?.filter((entry) => !/\|[A-Z][a-z]+$/.test(entry))).toEqual([]);
});

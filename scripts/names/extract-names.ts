import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { allLocales } from '@faker-js/faker';
import { COUNTRIES, type RegionCode } from '../../domain/countries/countries';
import { foldLatin } from '../../domain/names/latin';
import { type PackedNames, packList } from '../../domain/names/name-lists';
import { type NameData, ROMAN_MARK } from '../../domain/names/names';
import { chooseNameLocale, type LocaleCode } from './choose-name-locale';
import { listNameLocales, mapLists, readNames, type SexLists } from './person-data';
import { type NameKind, prepareRomaniser } from './romanise/prepare-romaniser';
import { thinList } from './thin';

const FOLDER = new URL('../../domain/generated/', import.meta.url);

/** Bytes of gzip that all names but the English ones may take. */
const BUDGET = 120_000;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The plain locale of the language where it has the very same names: en for en_US. */
function simplify(locale: LocaleCode): LocaleCode {
  const language = locale.split('_')[0] as LocaleCode;
  return language in allLocales && isSame(readNames(language), readNames(locale)) ? language : locale;
}

function groupRegions(): Readonly<Record<string, readonly RegionCode[]>> {
  const available = listNameLocales();
  const regions: Record<string, RegionCode[]> = {};
  for (const { code } of COUNTRIES) {
    const locale = chooseNameLocale(code, available);
    if (!locale) continue;
    const group = simplify(locale);
    regions[group] = [...(regions[group] ?? []), code];
  }
  return regions;
}

const romanise = await prepareRomaniser();

/** A list's entries as NameData holds them: the romanisation beside the name only where folding would not give it. */
function makeEntries(names: readonly string[], locale: string, kind: NameKind): string[] {
  return names.map((name) => {
    const roman = romanise(name, locale, kind);
    return foldLatin(name) === roman ? name : `${name}${ROMAN_MARK}${roman}`;
  });
}

function extractLists(lists: SexLists, locale: string, kind: NameKind): SexLists {
  return mapLists(lists, (names) => makeEntries(thinList(names, locale), locale, kind));
}

/** Sorted, which faker draws from as well as from any order, and which packs best. */
function packNames({ first_name, last_name, ...rest }: Partial<NameData>): PackedNames {
  const pack = (lists: SexLists) =>
    Object.fromEntries(Object.entries(lists).map(([sex, names]) => [sex, packList([...names].sort())]));
  return {
    ...(first_name && { first_name: pack(first_name as SexLists) }),
    ...(last_name && { last_name: pack(last_name as SexLists) }),
    ...rest,
  };
}

/** A locale's names; of an English one only what differs from the English names, which are loaded before. */
function extractNames(locale: LocaleCode): Partial<NameData> {
  const names = readNames(locale);
  if (!names) throw new Error(`faker has no names for ${locale}`);
  const base = locale.startsWith('en_') ? readNames('en') : undefined;
  const entries = Object.entries({
    ...names,
    first_name: extractLists(names.first_name as SexLists, locale, 'first'),
    last_name: extractLists(names.last_name as SexLists, locale, 'last'),
  });
  return Object.fromEntries(
    entries.filter(([key]) => !isSame(names[key as keyof NameData], base?.[key as keyof NameData])),
  );
}

function writeData(file: string, data: unknown): number {
  const json = JSON.stringify(data);
  const size = gzipSync(json, { level: 9 }).length;
  writeFileSync(new URL(file, FOLDER), json);
  console.log(`${file}: ${Buffer.byteLength(json)} bytes, ${size} gzip`);
  return size;
}

mkdirSync(FOLDER, { recursive: true });
const regions = groupRegions();
// In the order of their codes: like languages stand side by side, which packs better.
const locales = Object.keys(regions)
  .filter((locale) => locale !== 'en')
  .sort() as LocaleCode[];
writeData(
  'name-regions.json',
  Object.fromEntries(Object.entries(regions).map(([locale, codes]) => [locale, codes.join(' ')])),
);
writeData('english-names.json', packNames(readNames('en') ?? {}));
const size = writeData(
  'local-names.json',
  Object.fromEntries(locales.map((locale) => [locale, packNames(extractNames(locale))])),
);
if (size > BUDGET) throw new Error(`local-names.json takes ${size} bytes of gzip, over ${BUDGET}`);

import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { createNameDraw } from '../../../domain/names/draw-names';
import { getFullName, type Name } from '../../../domain/names/name';
import { getPartName, getPopulation, getPopulationKey, type NameSource } from '../../../domain/names/parts';
import { createFieldFaker } from '../../../domain/random/faker';
import type { NameLine } from '../../../scripts/names/name-line';
import { readTables } from '../../../scripts/names/read-tables';
import { readShippedNames } from '../../shipped-names';

const { tables, regions } = readTables(new URL('../../../domain/names/', import.meta.url));
const loaded = readShippedNames();
const CODES = COUNTRIES.map(({ code }) => code);
const UNINHABITED = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM'];

const findCommunities = (country: RegionCode, source: NameSource = 'local') =>
  getPopulation(country, source, loaded).communities;

/** Drops the private-use subtags, which are this project's names for communities. */
const getLang = (tag: string) => tag.replace(/-x-.*/, '');

function drawNames(country: RegionCode, count: number, source: NameSource = 'local'): Name[] {
  const people = getPopulation(country, source, loaded);
  const drawName = createNameDraw(createFieldFaker('7', 'names', country), people, source === 'latin');
  return Array.from({ length: count }, drawName);
}

test('only the United States and countries where nobody lives use names that load with the page', () => {
  expect(CODES.filter((code) => getPartName(code, 'local') === null).sort()).toEqual([...UNINHABITED, 'US'].sort());
  expect(CODES.filter((code) => getPopulationKey(code, 'local') === 'english').sort()).toEqual(UNINHABITED);
});

test('for every country, tricky names come from their own part, and English names load with the page', () => {
  for (const code of CODES) {
    expect([getPartName(code, 'tricky'), getPartName(code, 'english')]).toEqual(['tricky', null]);
    expect(findCommunities(code, 'english').map(({ tag }) => tag)).toEqual(['en-US']);
  }
});

test('missing names are an error: English ones never replace them', () => {
  expect(() => getPopulation('JP', 'local', {})).toThrow('The names for JP have not loaded');
  const asia = loaded['eastern-asia'];
  expect(() => getPopulation('JP', 'local', { 'eastern-asia': { ...asia, cultures: {} } as never })).toThrow(
    'There are no names of the culture ja',
  );
});

test('denied pairs of a part are denied in each of its communities', () => {
  for (const { denied } of findCommunities('US')) expect(denied).toContain('George,Bush');
});

test('every country draws from its cultures by their shares, except small ones, whose names run out', () => {
  const large = CODES.filter((code) => !getPopulation(code, 'local', loaded).isSmall);
  const offenders = large.flatMap((code) => {
    const langs = drawNames(code, 2000).map(({ lang }) => lang);
    const shares = new Map<string, number>();
    for (const { tag, share } of regions.get(code)?.communities ?? [])
      shares.set(getLang(tag), (shares.get(getLang(tag)) ?? 0) + share);
    return [...shares]
      .map(([lang, share]) => ({ code, lang, share, drawn: langs.filter((each) => each === lang).length / 20 }))
      .filter(({ share, drawn }) => Math.abs(drawn - share) > 4);
  });
  expect(offenders).toEqual([]);
});

test.each<[RegionCode, RegExp, number, number]>([
  ['VN', /^Nguyễn$/, 270, 370],
  ['KR', /^[김이박]$/, 380, 500],
  ['CN', /^王$/, 45, 100],
  ['US', /^Smith$/, 3, 20],
])('in 1,000 contacts of %s, %s comes up %d to %d times', (code, family, least, most) => {
  const times = drawNames(code, 1000).filter(({ last }) => family.test(last)).length;
  expect(times).toBeGreaterThanOrEqual(least);
  expect(times).toBeLessThanOrEqual(most);
});

test('the tables of languages whose women have another form of the family name give that form', () => {
  const declining = [...tables].filter(([, { lists }]) => lists.family.some(({ womenName }) => womenName));
  expect(declining.map(([tag]) => tag)).toEqual(
    expect.arrayContaining('ru uk be pl cs sk bg lv lt el az kk ky is'.split(' ')),
  );
});

test('names in latin spelling are the same people, spelled as in the tables', () => {
  const offenders = CODES.flatMap((code) => {
    const local = drawNames(code, 100);
    const latin = drawNames(code, 100, 'latin');
    return latin.filter(({ first, last, emailFirst, emailLast }, index) => {
      const person = local[index];
      const isSame = emailFirst === person?.emailFirst && emailLast === person.emailLast;
      return !isSame || !first.endsWith(emailFirst) || !last.includes(emailLast);
    });
  });
  expect(offenders).toEqual([]);
});

test.each<[RegionCode, string, string]>([
  ['JP', 'ja-Latn', 'given family'],
  ['CN', 'zh-Latn', 'family given'],
  ['HU', 'hu', 'family given'],
  ['EG', 'ar-Latn-EG', 'given family'],
])('in latin spelling, names of %s are tagged %s and written %s', (code, lang, order) => {
  expect(drawNames(code, 100, 'latin')).toContainEqual(expect.objectContaining({ lang, order }));
});

test.each([
  ['VN', 'Thị ', 'Thi '],
  ['VN', 'Văn ', 'Van '],
  ['JP', 'Thi ', 'Thi '],
  ['JP', 'Van ', 'Van '],
  ['TW', '氏', 'Thi '],
] as const)('Vietnamese in %s leave %s out of their emails', (code, written, latin) => {
  const people = drawNames(code, 20_000).filter(
    ({ first, lang }) => lang.startsWith('vi') && first.startsWith(written),
  );
  expect(people.length).toBeGreaterThan(0);
  expect(people.filter(({ emailFirst }) => emailFirst.startsWith(latin))).toEqual([]);
});

test('Spaniards have two family names', () => {
  const names = drawNames('ES', 200).filter(({ lang }) => lang === 'es');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ last }) => !last.includes(' '))).toEqual([]);
});

test.each([
  ['US', 'given family', 'Mary Smith', 'Mary', 'Smith'],
  ['JP', 'familygiven', '佐藤花子', '花子', '佐藤'],
  ['VN', 'family given', 'Nguyễn Anh', 'Anh', 'Nguyễn'],
] as const)('in %s a full name is written %s: %s', (code, order, full, first, last) => {
  expect(findCommunities(code)[0]?.order).toBe(order);
  expect(getFullName({ ...(drawNames(code, 1)[0] as Name), order, first, last })).toBe(full);
});

test('Hungarians of Romania write the given name first', () => {
  expect(findCommunities('RO').find(({ tag }) => tag.startsWith('hu'))?.order).toBe('given family');
});

test.each(['TA', 'AC', 'PN', 'VA'] as const)('in 1,000 contacts of %s, no full name comes up twice', (code) => {
  const fullNames = drawNames(code, 1000).map(getFullName);
  expect(new Set(fullNames).size).toBe(1000);
});

test('all names fit into the 64 characters of a local part, with six for separators and digits', () => {
  const count = (latin: string) => latin.replace(/[^A-Za-z-]/g, '').length;
  const findLongest = (lines: readonly NameLine[]) =>
    Math.max(...lines.flatMap(({ latin, womenLatin }) => [count(latin), count(womenLatin)]));
  const offenders = [...tables.values()].filter(({ head, lists }) => {
    const family = findLongest(lists.family);
    const families = head.twofamilynames.endsWith('hyphen') ? 2 * family : family;
    return findLongest([...lists.female, ...lists.male]) + families > 58;
  });
  expect(offenders.map(({ tag }) => tag)).toEqual([]);
});

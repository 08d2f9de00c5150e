import fc from 'fast-check';
import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { createNames } from '../../../domain/names/draw-names';
import { getFullName, type Name } from '../../../domain/names/name';
import { type Community, getPart, getPopulation, isUninhabited, type NameSource } from '../../../domain/names/parts';
import { openStream } from '../../../domain/random/random';
import { getLatinTag } from '../../../scripts/names/culture-tag';
import { readTables } from '../../../scripts/names/read-tables';
import { readShippedNames } from '../../../scripts/names/shipped-names';

const { tables, regions } = readTables(new URL('../../../domain/names/', import.meta.url));
const loaded = await readShippedNames();
const CODES = COUNTRIES.map(({ code }) => code);
const UNINHABITED = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM'];

const findCommunities = (country: RegionCode, source: NameSource = 'local') =>
  getPopulation(country, source, loaded).communities;

/** A tag without the names that this project gave to communities. */
const getLang = (tag: string) => tag.replace(/-x-.*/, '');

function drawNames(country: RegionCode, count: number, seed = '7', source: NameSource = 'local'): Name[] {
  const people = getPopulation(country, source, loaded);
  const drawName = createNames(openStream(seed, 'names', country), people, source === 'latin');
  return Array.from({ length: count }, drawName);
}

/** The share of the names that pass, in per cent. */
const percent = (names: readonly Name[], passes: (name: Name) => boolean) =>
  (100 * names.filter(passes).length) / names.length;

/** One community of each culture that ships. */
const BY_TAG = new Map(
  [...CODES.flatMap((code) => findCommunities(code)), ...findCommunities('US', 'tricky')].map(
    (community): [string, Community] => [community.tag, community],
  ),
);

test('only the United States and regions where nobody lives use the names of the page', () => {
  expect(CODES.filter((code) => getPart(code, 'local') === null).sort()).toEqual([...UNINHABITED, 'US'].sort());
  expect(CODES.filter(isUninhabited).sort()).toEqual(UNINHABITED);
  expect(CODES.filter((code) => getPart(code, 'english') !== null)).toEqual([]);
});

test('tricky names are a part of their own, for every country', () => {
  expect(CODES.filter((code) => getPart(code, 'tricky') !== 'tricky')).toEqual([]);
});

test('missing names are an error: English ones never replace them', () => {
  expect(() => getPopulation('JP', 'local', {})).toThrow('The names for JP have not loaded');
  const asia = loaded['eastern-asia'];
  expect(() => getPopulation('JP', 'local', { 'eastern-asia': { ...asia, cultures: {} } as never })).toThrow(
    'There are no names of the culture ja',
  );
});

test('English names are those of the United States, for every country', () => {
  for (const code of CODES) expect(findCommunities(code, 'english').map(({ tag }) => tag)).toEqual(['en-US']);
});

test('every region draws from its cultures by their shares, unless it is small: there, names run out', () => {
  const large = CODES.filter((code) => !getPopulation(code, 'local', loaded).isSmall);
  const offenders = large.flatMap((code) => {
    const names = drawNames(code, 2000);
    const shares = new Map<string, number>();
    for (const { tag, share } of regions.get(code)?.communities ?? [])
      shares.set(getLang(tag), (shares.get(getLang(tag)) ?? 0) + share);
    return [...shares]
      .map(([lang, share]) => ({ code, lang, share, drawn: percent(names, (name) => name.lang === lang) }))
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

test('where family names have two forms, people of each culture have the one of their sex', () => {
  const declining = [...tables].filter(
    ([, { head, lists }]) => !head.double?.startsWith('100') && lists.family.some(({ womenName }) => womenName),
  );
  expect(declining.map(([tag]) => tag)).toEqual(
    expect.arrayContaining('ru uk be pl cs sk bg lv lt el az kk ky is'.split(' ')),
  );
  const offenders = declining.flatMap(([tag, { lists }]) => {
    const community = BY_TAG.get(tag);
    // Some tables are only used in latin spelling.
    if (!community) return BY_TAG.has(getLatinTag(tag)) ? [] : [tag];
    const given = {
      female: new Set(lists.female.map(({ name }) => name)),
      male: new Set(lists.male.map(({ name }) => name)),
    };
    const family = {
      female: new Set(lists.family.map(({ name, womenName }) => womenName || name)),
      male: new Set(lists.family.map(({ name }) => name)),
    };
    const isOf = (sex: 'female' | 'male', { first, last }: Name) =>
      given[sex].has(first) && (family[sex].has(last) || last.split('-').every((each) => family[sex].has(each)));
    const drawName = createNames(openStream('7', 'names'), { communities: [community], isSmall: false }, false);
    return Array.from({ length: 1000 }, drawName)
      .filter((name) => !isOf('female', name) && !isOf('male', name))
      .map(({ first, last }) => `${tag}: ${first} ${last}`);
  });
  expect(offenders).toEqual([]);
});

test('500 people of every region have latin spellings', () => {
  const plain = /^[A-Z]+([ '-]+[A-Z]+)*'?$/i;
  const offenders = CODES.flatMap((code) => drawNames(code, 500)).filter(
    ({ latinFirst, latinLast }) => !plain.test(latinFirst) || !plain.test(latinLast),
  );
  expect(offenders).toEqual([]);
});

test('A to Z names are the same people, in the spelling of their line', () => {
  const offenders = CODES.flatMap((code) => {
    const local = drawNames(code, 100);
    const latin = drawNames(code, 100, '7', 'latin');
    return latin.filter(({ first, last, latinFirst, latinLast }, index) => {
      const person = local[index];
      const isSame = latinFirst === person?.latinFirst && latinLast === person.latinLast;
      return !isSame || first !== latinFirst || !last.startsWith(latinLast);
    });
  });
  expect(offenders).toEqual([]);
});

test.each<[RegionCode, string, string]>([
  ['JP', 'ja-Latn', 'given family'],
  ['CN', 'zh-Latn', 'family given'],
  ['HU', 'hu', 'family given'],
  ['EG', 'ar-Latn-EG', 'given family'],
])('A to Z names of %s are tagged %s and written %s', (code, lang, order) => {
  expect(drawNames(code, 100, '7', 'latin')).toContainEqual(expect.objectContaining({ lang, order }));
});

test('first and last name differ in 1,000 people of every region, except in cultures that allow equal names', () => {
  const same = new Set([...BY_TAG.values()].filter((each) => each.same).map(({ tag }) => getLang(tag)));
  const offenders = CODES.flatMap((code) => drawNames(code, 1000)).filter(
    ({ first, last, lang }) => first === last && !same.has(lang),
  );
  expect(offenders).toEqual([]);
});

test('all tricky names cause problems, and no others do', () => {
  expect(drawNames('FR', 300, '7', 'tricky').filter(({ problems }) => problems.length === 0)).toEqual([]);
  expect(drawNames('FR', 300).filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('Spaniards have two family names', () => {
  const names = drawNames('ES', 200).filter(({ lang }) => lang === 'es');
  const families = new Set(tables.get('es')?.lists.family.map(({ name }) => name));
  const seconds = new Set([...families].map((name) => name.replace(/^Del? /, (text) => text.toLowerCase())));
  const isTwo = ({ last }: Name) =>
    [...last.matchAll(/ /g)].some(
      ({ index }) => families.has(last.slice(0, index)) && seconds.has(last.slice(index + 1)),
    );
  expect(names.filter((name) => !isTwo(name))).toEqual([]);
});

test('the same seed draws the same names, and a larger run only appends names', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CODES), fc.string({ minLength: 1 }), fc.nat(40), (code, seed, count) => {
      expect(drawNames(code, 40, seed).slice(0, count)).toEqual(drawNames(code, count, seed));
    }),
    { seed: 7, numRuns: 30 },
  );
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

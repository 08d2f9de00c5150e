import fc from 'fast-check';
import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { getCultures, isUninhabited, type NameAtlas, needsLocalNames } from '../../../domain/names/atlas';
import { type Culture, joinName } from '../../../domain/names/culture';
import { loadLocalNames } from '../../../domain/names/local-names';
import { type Name, prepareNames } from '../../../domain/names/names';
import { openStream } from '../../../domain/random/random';
import { readAtlas } from '../../../scripts/names/read-atlas';

const { tables, regions } = readAtlas(new URL('../../../domain/names/', import.meta.url));
const CODES = COUNTRIES.map(({ code }) => code);
const UNINHABITED = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'];

let local: NameAtlas;
beforeAll(async () => {
  local = await loadLocalNames();
});

function drawNames(region: RegionCode, count: number, seed = '7'): Name[] {
  const drawName = prepareNames(openStream(seed, 'names'), getCultures(region, 'local', local));
  return Array.from({ length: count }, drawName);
}

/** How many of the names pass, in per cent. */
const percent = (names: readonly Name[], passes: (name: Name) => boolean) =>
  (100 * names.filter(passes).length) / names.length;

test('only the United States and regions where nobody lives need no local names', () => {
  expect(CODES.filter((code) => !needsLocalNames(code, 'local')).sort()).toEqual(
    [...UNINHABITED, 'US'].sort(),
  );
  expect(CODES.filter(isUninhabited).sort()).toEqual(UNINHABITED);
  expect(CODES.filter((code) => needsLocalNames(code, 'english'))).toEqual([]);
});

test('missing names are an error: English ones never replace them', () => {
  expect(() => getCultures('JP', 'local', null)).toThrow(RangeError);
  expect(() =>
    getCultures('JP', 'local', { ...local, packed: { ...local.packed, tags: '' }, cultureCache: new Map() }),
  ).toThrow('There are no names of the culture ja');
  expect(() => getCultures('JP', 'local', { ...local, packed: { ...local.packed, regions: {} } })).toThrow(
    'There are no names for JP',
  );
  expect(() => getCultures('JP', 'local', { ...local, words: [], cultureCache: new Map() })).toThrow(
    'The dictionary of names has no entry',
  );
});

test('no names are drawn without a culture, and none without a spelling in A-Z', () => {
  const random = openStream('7', 'names');
  expect(() => prepareNames(random, [])).toThrow(RangeError);
  const [part] = getCultures('JP', 'local', local);
  const unspelled = { given: new Map(), family: new Map() };
  const culture = { ...(part?.culture as Culture), romans: { female: unspelled, male: unspelled } };
  expect(prepareNames(random, [{ culture, share: 100 }])).toThrow(/^'.+' has no spelling in A-Z$/);
});

test('English names are those of the United States, for every country', () => {
  for (const code of CODES)
    expect(getCultures(code, 'english', null).map(({ culture }) => culture.tag)).toEqual(['en-US']);
});

test.each(CODES)('%s draws from each of its cultures by its share', (code) => {
  const names = drawNames(code, 2000);
  for (const { tag, share } of regions.get(code) ?? []) {
    const drawn = percent(names, ({ culture }) => culture.tag === tag);
    expect(Math.abs(drawn - share)).toBeLessThan(4);
  }
});

describe.each<[RegionCode, number]>([
  ['VN', 20],
  ['KR', 20],
  ['CN', 20],
  ['BR', 20],
  ['RU', 20],
  ['TR', 20],
])('the commonest family names of %s', (code, count) => {
  const [{ tag = '' } = {}] = regions.get(code) ?? [];
  const commonest = tables.get(tag)?.lists.family.slice(0, count) ?? [];

  test('come up within a factor of two of their share in 1,000 draws, for shares of 2 % and more', () => {
    const names = drawNames(code, 1000);
    for (const { name, share, womenName } of commonest.filter((line) => Number(line.share) >= 2)) {
      const drawn = percent(names, ({ last }) => last === name || last === womenName);
      expect(drawn).toBeGreaterThan(Number(share) / 2);
      expect(drawn).toBeLessThan(Number(share) * 2);
    }
  });

  test('come up within a third of their share in 50,000 draws, for shares of 0.3 % and more', () => {
    const names = drawNames(code, 50_000);
    for (const { name, share, womenName } of commonest.filter((line) => Number(line.share) >= 0.3)) {
      const drawn = percent(names, ({ last }) => last === name || last === womenName);
      expect(Math.abs(drawn / Number(share) - 1)).toBeLessThan(1 / 3);
    }
  });
});

test.each<[RegionCode, RegExp, number, number]>([
  ['VN', /^Nguyễn$/, 330, 430],
  ['KR', /^[김이박]$/, 380, 500],
  ['CN', /^王$/, 45, 100],
  ['CN', /^李$/, 45, 100],
  ['CN', /^张$/, 45, 100],
  ['BR', /^Silva$/, 60, 140],
  ['US', /^Smith$/, 5, 20],
])('in 1,000 contacts of %s %s comes up %d to %d times', (code, family, least, most) => {
  const times = drawNames(code, 1000).filter(({ last }) => family.test(last)).length;
  expect(times).toBeGreaterThanOrEqual(least);
  expect(times).toBeLessThanOrEqual(most);
});

/** The tables whose family names have a form for women. */
const INFLECTING = [...tables.keys()].filter((tag) =>
  tables.get(tag)?.lists.family.some(({ womenName }) => womenName),
);

test('the cultures that decline family names are among those tested', () => {
  const declining = 'ru uk be pl cs sk bg mk lv lt el az kk ky is pa-Latn'.split(' ');
  expect(INFLECTING).toEqual(expect.arrayContaining(declining));
});

test.each(INFLECTING)('given and family names of %s agree in sex', (tag) => {
  const [code] = [...regions].find(([, cultures]) => cultures.some((part) => part.tag === tag)) ?? [];
  const culture = getCultures(code as RegionCode, 'local', local).find((part) => part.culture.tag === tag);
  const drawName = prepareNames(openStream('7', 'names'), culture ? [culture] : []);
  const lists = tables.get(tag)?.lists;
  const given = {
    female: new Set(lists?.female.map(({ name }) => name)),
    male: new Set(lists?.male.map(({ name }) => name)),
  };
  const family = {
    female: new Set(lists?.family.map(({ name, womenName }) => womenName || name)),
    male: new Set(lists?.family.map(({ name }) => name)),
  };
  const clashes = Array.from({ length: 5000 }, drawName).filter(
    ({ first, last }) =>
      !(['female', 'male'] as const).some((sex) => given[sex].has(first) && family[sex].has(last)),
  );
  expect(clashes).toEqual([]);
});

test.each(CODES)('about half of the people of %s are women, and about half men', (code) => {
  const names = drawNames(code, 1000);
  const women = percent(names, ({ first, culture }) =>
    (tables.get(culture.tag)?.lists.female ?? []).some(({ name }) => name === first),
  );
  const men = percent(names, ({ first, culture }) =>
    (tables.get(culture.tag)?.lists.male ?? []).some(({ name }) => name === first),
  );
  // A name of both sexes counts twice.
  expect(women).toBeGreaterThan(42);
  expect(men).toBeGreaterThan(42);
});

test.each(CODES)('every name of %s has a spelling in A-Z', (code) => {
  const plain = /^[A-Z]+(-[A-Z]+)*$/i;
  const offenders = drawNames(code, 1000).filter(
    ({ romanFirst, romanLast }) => !plain.test(romanFirst) || !plain.test(romanLast),
  );
  expect(offenders).toEqual([]);
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
  ['CN', 'familygiven', '王伟', '伟', '王'],
  ['KR', 'family given', '김 민준', '민준', '김'],
  ['VN', 'family given', 'Nguyễn Anh', 'Anh', 'Nguyễn'],
  ['HU', 'family given', 'Nagy Anna', 'Anna', 'Nagy'],
] as const)('in %s a full name is written %s: %s', (code, order, full, first, last) => {
  const [{ culture } = {}] = getCultures(code, 'local', local);
  expect(culture?.order).toBe(order);
  expect(joinName(order, first, last)).toBe(full);
});

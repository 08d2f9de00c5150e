import { Faker } from '@faker-js/faker';
import fc from 'fast-check';
import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { getNames } from '../../../domain/loaded-names';
import { type Culture, type CultureTable, getCulture } from '../../../domain/names/culture';
import { joinName } from '../../../domain/names/name-order';
import type { NameSource } from '../../../domain/names/name-source';
import { createNames, type Name } from '../../../domain/names/names';
import { type CultureShare, getCultures, getPart, isUninhabited } from '../../../domain/names/parts';
import { completeShares } from '../../../domain/names/shares';
import { openStream } from '../../../domain/random/random';
import { getLatinTag } from '../../../scripts/names/culture-tag';
import { readNameData } from '../../../scripts/names/read-name-data';
import { readNames } from '../../../scripts/names/read-names';
import { makeSettings } from '../../settings';

const { tables, latinTags, regions } = readNameData(new URL('../../../domain/names/', import.meta.url));
const loaded = await readNames();
const CODES = COUNTRIES.map(({ code }) => code);
const UNINHABITED = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'];

function getCommunities(country: RegionCode, nameSource: NameSource = 'local'): CultureShare[] {
  return getCultures(country, nameSource, getNames(loaded, makeSettings({ country, nameSource })));
}

function drawNames(country: RegionCode, count: number, seed = '7', nameSource: NameSource = 'local'): Name[] {
  const communities = getCommunities(country, nameSource);
  const drawName = createNames(openStream(seed, 'names'), communities, nameSource === 'latin');
  return Array.from({ length: count }, drawName);
}

/** How many of the names pass, in per cent. */
const percent = (names: readonly Name[], passes: (name: Name) => boolean) =>
  (100 * names.filter(passes).length) / names.length;

/** All cultures that ship, each once: those of a part as its file holds them. */
const CULTURES = new Map(
  [...CODES.flatMap((code) => getCommunities(code)), ...getCommunities('US', 'tricky')].map(
    ({ culture }): [string, Culture] => [culture.tag, culture],
  ),
);

const getTable = (tag: string) => tables.get(tag) ?? tables.get(latinTags.get(tag) ?? '');

const NOBODY: CultureTable = {
  female: 'Ada\t\t100',
  male: 'Ada\t\t100',
  family: 'Ada\t\t100',
  latinTag: 'en',
  double: { female: 0, male: 0, joint: ' ' },
  same: false,
  denied: [],
};

const makeCommunity = (culture: Culture): CultureShare => ({
  culture,
  tag: culture.tag,
  share: 100,
  women: 50,
  isNewcomer: false,
  order: 'given family',
  latinOrder: 'given family',
});

test('only the United States and regions where nobody lives draw from the names of the page', () => {
  expect(CODES.filter((code) => getPart(code, 'local') === null).sort()).toEqual(
    [...UNINHABITED, 'US'].sort(),
  );
  expect(CODES.filter(isUninhabited).sort()).toEqual(UNINHABITED);
  expect(CODES.filter((code) => getPart(code, 'english') !== null)).toEqual([]);
});

test('tricky names are a part of their own, for every country', () => {
  expect(CODES.filter((code) => getPart(code, 'tricky') !== 'tricky')).toEqual([]);
});

test('missing names are an error: English ones never replace them', () => {
  expect(() => getCultures('JP', 'local', null)).toThrow('There are no names for JP');
  const community = {
    tag: 'ja',
    share: 100,
    women: 50,
    isNewcomer: false,
    order: 'familygiven',
    latinOrder: 'given family',
  } as const;
  expect(() => getCultures('JP', 'local', { regions: { JP: [community] }, cultures: {} })).toThrow(
    'There are no names of the culture ja',
  );
});

test('no names are drawn without people, and none without a spelling in A-Z', () => {
  const random = openStream('7', 'names');
  expect(() => createNames(random, [], false)).toThrow(RangeError);
  const unspelled = { given: new Map(), family: new Map() };
  const table = { ...NOBODY, female: '花子\t\t100', male: '太郎\t\t100', family: '山田\t\t100' };
  const culture = { ...getCulture('ja', table), romans: { female: unspelled, male: unspelled } };
  expect(createNames(random, [makeCommunity(culture)], false)).toThrow(/^'.+' has no spelling in A-Z$/);
});

test('English names are those of the United States, for every country', () => {
  for (const code of CODES)
    expect(getCommunities(code, 'english').map(({ culture }) => culture.tag)).toEqual(['en-US']);
});

test('every region draws from each of its cultures by its share', () => {
  const offenders = CODES.flatMap((code) => {
    const names = drawNames(code, 2000);
    const shares = regions.get(code)?.communities ?? [];
    return shares
      .map(({ tag, share }) => ({ code, tag, share, drawn: percent(names, (name) => name.tag === tag) }))
      .filter(({ share, drawn }) => Math.abs(drawn - share) > 4);
  });
  expect(offenders).toEqual([]);
});

test('every name of every list comes up as often as the law of shares says, to 0.01 %', () => {
  const offenders: string[] = [];
  for (const [tag, { person }] of CULTURES) {
    const table = getTable(tag);
    const isOwn = tables.has(tag);
    for (const kind of ['female', 'male', 'family'] as const)
      for (const sex of kind === 'family' ? (['female', 'male'] as const) : [kind]) {
        const lines = table?.lists[kind] ?? [];
        const shares = completeShares(lines.map(({ share }) => Number(share)).filter(Boolean), lines.length);
        const expected = new Map<string, number>();
        lines.forEach(({ name, roman, womenName, womenRoman }, index) => {
          const men = isOwn ? name : roman;
          const women = (isOwn ? womenName : womenRoman) || men;
          const form = kind === 'family' && sex === 'female' ? women : men;
          expected.set(form, (expected.get(form) ?? 0) + (shares[index] ?? 0));
        });
        const list = (kind === 'family' ? person.last_name : person.first_name) as unknown as Record<
          string,
          string[]
        >;
        const drawn = new Map<string, number>();
        const entries = list[sex] ?? [];
        for (const name of entries) drawn.set(name, (drawn.get(name) ?? 0) + 100 / entries.length);
        for (const name of new Set([...expected.keys(), ...drawn.keys()]))
          if (Math.abs((expected.get(name) ?? 0) - (drawn.get(name) ?? 0)) > 0.01)
            offenders.push(`${tag} ${kind} ${name}: ${drawn.get(name)} instead of ${expected.get(name)}`);
      }
  }
  expect(offenders).toEqual([]);
});

test('faker draws each entry of a list equally often', () => {
  const { person } = CULTURES.get('sv') as Culture;
  const list = (person.last_name as unknown as Record<string, string[]>).male as string[];
  let entry = 0;
  const next = () => (entry++ + 0.5) / list.length;
  const faker = new Faker({ locale: { person }, randomizer: { next, seed: () => {} } });
  expect(list.map(() => faker.person.lastName('male'))).toEqual(list);
});

test.each<[RegionCode, RegExp, number, number]>([
  ['VN', /^Nguyễn$/, 330, 430],
  ['KR', /^[김이박]$/, 380, 500],
  ['CN', /^王$/, 45, 100],
  ['CN', /^李$/, 45, 100],
  ['CN', /^张$/, 45, 100],
  ['US', /^Smith$/, 3, 20],
])('in 1,000 contacts of %s %s comes up %d to %d times', (code, family, least, most) => {
  const times = drawNames(code, 1000).filter(({ last }) => family.test(last)).length;
  expect(times).toBeGreaterThanOrEqual(least);
  expect(times).toBeLessThanOrEqual(most);
});

test('where last names have two forms, a thousand people of each culture bear the one of their sex', () => {
  const declining = [...tables].filter(
    ([, { head, lists }]) =>
      !head.double?.startsWith('100') && lists.family.some(({ womenName }) => womenName),
  );
  expect(declining.map(([tag]) => tag)).toEqual(
    expect.arrayContaining('ru uk be pl cs sk bg lv lt el az kk ky is'.split(' ')),
  );
  const offenders = declining.flatMap(([tag, { lists }]) => {
    const culture = CULTURES.get(tag);
    // Some tables are drawn from in A-Z alone.
    if (!culture) return CULTURES.has(getLatinTag(tag)) ? [] : [tag];
    const given = {
      female: new Set(lists.female.map(({ name }) => name)),
      male: new Set(lists.male.map(({ name }) => name)),
    };
    const family = {
      female: new Set(lists.family.map(({ name, womenName }) => womenName || name)),
      male: new Set(lists.family.map(({ name }) => name)),
    };
    const drawName = createNames(openStream('7', 'names'), [makeCommunity(culture)], false);
    return Array.from({ length: 1000 }, drawName)
      .filter(
        ({ first, last }) =>
          !(['female', 'male'] as const).some((sex) => given[sex].has(first) && family[sex].has(last)),
      )
      .map(({ first, last }) => `${tag}: ${first} ${last}`);
  });
  expect(offenders).toEqual([]);
});

test('about half of the people of every region are women, and about half men', () => {
  const bearers = { female: new Map<string, Set<string>>(), male: new Map<string, Set<string>>() };
  const isBorne = (sex: 'female' | 'male', { first, tag }: Name) => {
    const known = bearers[sex].get(tag) ?? new Set(CULTURES.get(tag)?.romans[sex].given.keys());
    bearers[sex].set(tag, known);
    return known.has(first);
  };
  // A name of both sexes counts twice.
  const offenders = CODES.filter((code) => {
    const names = drawNames(code, 1000);
    return (['female', 'male'] as const).some((sex) => percent(names, (name) => isBorne(sex, name)) < 42);
  });
  expect(offenders).toEqual([]);
});

test('500 people of every region have spellings in A-Z', () => {
  const plain = /^[A-Z]+([ '-]+[A-Z]+)*'?$/i;
  const offenders = CODES.flatMap((code) => drawNames(code, 500)).filter(
    ({ spelledFirst, spelledLast }) => !plain.test(spelledFirst) || !plain.test(spelledLast),
  );
  expect(offenders).toEqual([]);
});

test('A to Z names are the same people, in the spelling of their line', () => {
  const offenders = CODES.flatMap((code) => {
    const local = drawNames(code, 100);
    const latin = drawNames(code, 100, '7', 'latin');
    return latin.filter(({ first, last, spelledFirst, spelledLast }, index) => {
      const person = local[index];
      const isSame = spelledFirst === person?.spelledFirst && spelledLast === person.spelledLast;
      return !isSame || first !== spelledFirst || !last.startsWith(spelledLast);
    });
  });
  expect(offenders).toEqual([]);
});

test.each<[RegionCode, string, string]>([
  ['JP', 'ja-Latn', 'given family'],
  ['CN', 'zh-Latn', 'family given'],
  ['KR', 'ko-Latn', 'family given'],
  ['HU', 'hu', 'family given'],
  ['EG', 'ar-Latn-EG', 'given family'],
])('A to Z names of %s are tagged %s and written %s', (code, tag, order) => {
  expect(drawNames(code, 100, '7', 'latin')).toContainEqual(expect.objectContaining({ tag, order }));
});

test('1,000 people of every region bear two different names, except where people bear the same one twice', () => {
  const offenders = CODES.flatMap((code) => drawNames(code, 1000)).filter(
    ({ first, last, tag }) => first === last && !CULTURES.get(tag)?.same,
  );
  expect(offenders).toEqual([]);
});

test('drawing ends where no pair is allowed', () => {
  const drawName = createNames(openStream('7', 'names'), [makeCommunity(getCulture('en', NOBODY))], false);
  expect(drawName()).toMatchObject({ first: 'Ada', last: 'Ada' });
});

test('a denied pair is drawn again', () => {
  const pairs: CultureTable = { ...NOBODY, family: 'Byron\t\t50\nKing\t\t50', denied: ['Ada\tByron'] };
  const drawName = createNames(openStream('7', 'names'), [makeCommunity(getCulture('en', pairs))], false);
  expect(new Set(Array.from({ length: 100 }, () => drawName().last))).toEqual(new Set(['King']));
});

test('Spaniards bear two family names, a particle of the second is small, and e-mails take the first', () => {
  const names = drawNames('ES', 200).filter(({ tag }) => tag === 'es');
  const families = new Set(tables.get('es')?.lists.family.map(({ name }) => name));
  const seconds = new Set(
    [...families].map((name) => name.replace(/^Del? /, (particle) => particle.toLowerCase())),
  );
  const isTwo = ({ last }: Name) =>
    [...last.matchAll(/ /g)].some(
      ({ index }) => families.has(last.slice(0, index)) && seconds.has(last.slice(index + 1)),
    );
  expect(names.filter((name) => !isTwo(name))).toEqual([]);
  const offenders = drawNames('ES', 200, '7', 'latin').filter(
    ({ last, spelledLast, tag }) => tag === 'es' && !last.startsWith(`${spelledLast} `),
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
  ['KR', 'familygiven', '김민준', '민준', '김'],
  ['VN', 'family given', 'Nguyễn Anh', 'Anh', 'Nguyễn'],
  ['HU', 'family given', 'Nagy Anna', 'Anna', 'Nagy'],
] as const)('in %s a full name is written %s: %s', (code, order, full, first, last) => {
  expect(getCommunities(code)[0]?.order).toBe(order);
  expect(joinName(order, first, last)).toBe(full);
});

test('Hungarians of Romania write the given name first', () => {
  expect(getCommunities('RO').find(({ tag }) => tag === 'hu')?.order).toBe('given family');
});

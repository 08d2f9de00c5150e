import fc from 'fast-check';
import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { getNames } from '../../../domain/loaded-names';
import { type Culture, formatShares, type Sex } from '../../../domain/names/culture';
import type { Name } from '../../../domain/names/name';
import { joinName } from '../../../domain/names/name';
import { createNames } from '../../../domain/names/names';
import type { NameSource } from '../../../domain/names/parts';
import { type Community, getCommunities, getPart, isUninhabited } from '../../../domain/names/parts';
import { openStream } from '../../../domain/random/random';
import { getLatinTag } from '../../../scripts/names/culture-tag';
import { readNameData } from '../../../scripts/names/read-name-data';
import { readNames } from '../../../scripts/names/read-names';
import { makeSettings } from '../../settings';

const { tables, regions } = readNameData(new URL('../../../domain/names/', import.meta.url));
const loaded = await readNames();
const CODES = COUNTRIES.map(({ code }) => code);
const UNINHABITED = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM'];

function findCommunities(country: RegionCode, nameSource: NameSource = 'local'): Community[] {
  return getCommunities(country, nameSource, getNames(loaded, makeSettings({ country, nameSource })));
}

function drawNames(country: RegionCode, count: number, seed = '7', nameSource: NameSource = 'local'): Name[] {
  const communities = findCommunities(country, nameSource);
  const drawName = createNames(openStream(seed, 'names', country), communities, nameSource === 'latin');
  return Array.from({ length: count }, drawName);
}

/** How many of the names pass, in per cent. */
const percent = (names: readonly Name[], passes: (name: Name) => boolean) =>
  (100 * names.filter(passes).length) / names.length;

/** All cultures that ship, each once: those of a part as its file holds them. */
const CULTURES = new Map(
  [...CODES.flatMap((code) => findCommunities(code)), ...findCommunities('US', 'tricky')].map(
    ({ tag, culture }): [string, Culture] => [tag, culture],
  ),
);

/** A culture whose lists give each name's share in per cent behind it; everybody is called Ada Ada where they say nothing. */
function makeCulture(changes: Partial<Culture>): Culture {
  const lists = { female: 'Ada 100', male: 'Ada 100', family: 'Ada 100', ...changes };
  const dropShares = (list: string) => list.replace(/ [\d.]+(?=\||$)/g, '');
  const findShares = (list: string) => formatShares(Array.from(list.match(/[\d.]+(?=\||$)/g) ?? [], Number));
  return {
    ...lists,
    female: dropShares(lists.female),
    male: dropShares(lists.male),
    family: dropShares(lists.family),
    shares: [findShares(lists.female), findShares(lists.male), findShares(lists.family)],
  };
}

const makeCommunity = (culture: Culture): Community => ({
  culture,
  tag: 'en',
  share: 100,
  women: 50,
  denied: new Set(),
  isNewcomer: false,
  order: 'given family',
  latinOrder: 'given family',
});

const drawPeople = (community: Community, count: number) =>
  Array.from({ length: count }, createNames(openStream('7', 'names'), [community], false));

/** The last names that come up in a community. */
const findLasts = (community: Community) =>
  [...new Set(drawPeople(community, 100).map(({ last }) => last))].sort();

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
  expect(() => getCommunities('JP', 'local', null)).toThrow('There are no names for JP');
  const community = {
    tag: 'ja',
    share: 100,
    women: 50,
    isNewcomer: false,
    order: 'familygiven',
    latinOrder: 'given family',
  } as const;
  expect(() =>
    getCommunities('JP', 'local', { regions: { JP: [community] }, cultures: {}, denied: [] }),
  ).toThrow('There are no names of the culture ja');
});

test('no name is drawn without a spelling in A-Z', () => {
  const culture = makeCulture({ family: '山田 100' });
  expect(() => drawPeople(makeCommunity(culture), 1)).toThrow("'山田' has no spelling in A-Z");
});

test('English names are those of the United States, for every country', () => {
  for (const code of CODES) expect(findCommunities(code, 'english').map(({ tag }) => tag)).toEqual(['en-US']);
});

test('every region draws from each of its cultures by its share', () => {
  const offenders = CODES.flatMap((code) => {
    const names = drawNames(code, 2000);
    const shares = new Map<string, number>();
    for (const { tag, share } of regions.get(code)?.communities ?? [])
      shares.set(tag, (shares.get(tag) ?? 0) + share);
    return [...shares]
      .map(([tag, share]) => ({ code, tag, share, drawn: percent(names, (name) => name.tag === tag) }))
      .filter(({ share, drawn }) => Math.abs(drawn - share) > 4);
  });
  expect(offenders).toEqual([]);
});

test('a name comes up as often as its share says', () => {
  const culture = makeCulture({ family: 'Byron 70|King 29.5|Lovelace 0.5' });
  const names = drawPeople(makeCommunity(culture), 20_000);
  for (const [family, share] of [
    ['Byron', 70],
    ['King', 29.5],
    ['Lovelace', 0.5],
  ] as const)
    expect(Math.abs(percent(names, ({ last }) => last === family) - share)).toBeLessThan(0.7);
});

test.each<[RegionCode, RegExp, number, number]>([
  ['VN', /^Nguyễn$/, 270, 370],
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
    const isOf = (sex: Sex, last: string) =>
      family[sex].has(last) || last.split('-').every((each) => family[sex].has(each));
    return drawPeople(makeCommunity(culture), 1000)
      .filter(
        ({ first, last }) =>
          !(['female', 'male'] as const).some((sex) => given[sex].has(first) && isOf(sex, last)),
      )
      .map(({ first, last }) => `${tag}: ${first} ${last}`);
  });
  expect(offenders).toEqual([]);
});

test.each([
  ['Král', 'Král Kral', 'Král Kral'],
  ['Müller,Mueller', 'Müller Mueller', 'Müller Mueller'],
  ['Král,,,0ová', 'Král Kral', 'Králová Kralova'],
  ['Müller,Mueller,,0ová,0ova', 'Müller Mueller', 'Müllerová Muellerova'],
  ['Müller,Mueller,,0ová', 'Müller Mueller', 'Müllerová Mullerova'],
  ['Cöln,,,2n,2en', 'Cöln Coln', 'Cön Coen'],
])('the family name %j is %s for men and %s for women', (family, men, women) => {
  const culture = makeCulture({ male: 'Jan 100', family: `${family} 100` });
  const names = drawPeople(makeCommunity(culture), 100);
  const findForms = (given: string) =>
    names.filter(({ first }) => first === given).map(({ last, latinLast }) => `${last} ${latinLast}`);
  expect(new Set(findForms('Jan'))).toEqual(new Set([men]));
  expect(new Set(findForms('Ada'))).toEqual(new Set([women]));
});

test('where a culture has rules, its names are spelled by them unless they say otherwise', () => {
  const culture = makeCulture({ family: 'Яя,,,0а 50|Аяя,Aja,,0а,0a 50', spelling: 'а=a я=ya' });
  const names = drawPeople(makeCommunity(culture), 100);
  expect(new Set(names.map(({ latinLast }) => latinLast))).toEqual(new Set(['Yaya', 'Yayaa', 'Aja', 'Ajaa']));
});

test('about as many people of every region are women as its communities say', () => {
  const bearers = { female: new Map<string, Set<string>>(), male: new Map<string, Set<string>>() };
  const isBorne = (sex: 'female' | 'male', { first, tag }: Name) => {
    const known =
      bearers[sex].get(tag) ??
      new Set((CULTURES.get(tag)?.[sex] ?? '').split('|').map((row) => row.split(',')[0] ?? ''));
    bearers[sex].set(tag, known);
    return known.has(first);
  };
  // A name of both sexes counts twice.
  const offenders = CODES.filter((code) => {
    const names = drawNames(code, 1000);
    const women = findCommunities(code).reduce((sum, each) => sum + (each.share * each.women) / 100, 0);
    const expected = { female: women, male: 100 - women };
    return (['female', 'male'] as const).some(
      (sex) => percent(names, (name) => isBorne(sex, name)) < expected[sex] - 8,
    );
  });
  expect(offenders).toEqual([]);
});

test('500 people of every region have spellings in A-Z', () => {
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
  expect(drawPeople(makeCommunity(makeCulture({})), 1)).toMatchObject([{ first: 'Ada', last: 'Ada' }]);
});

test('a denied pair is drawn again', () => {
  const community = makeCommunity(makeCulture({ family: 'Byron 50|King 50' }));
  expect(findLasts({ ...community, denied: new Set(['Ada,Byron']) })).toEqual(['King']);
});

test('a pair that is equal but for its marks is drawn again, unless people bear the same name twice', () => {
  const culture = makeCulture({
    male: 'Gunther 100',
    female: 'Gunther 100',
    family: 'Günther 50|King 50',
  });
  expect(findLasts(makeCommunity(culture))).toEqual(['King']);
  expect(findLasts(makeCommunity({ ...culture, same: true }))).toEqual(['Günther', 'King']);
});

test('newcomers bear no old names, the others do', () => {
  const culture = makeCulture({ family: 'King 100', female: 'Ada 60|Ann 20|Effie,,old 20' });
  const drawFirsts = (isNewcomer: boolean) =>
    drawPeople({ ...makeCommunity(culture), women: 99, isNewcomer }, 4000).map(({ first }) => first);
  expect(new Set(drawFirsts(false))).toEqual(new Set(['Ada', 'Ann', 'Effie']));
  const firsts = drawFirsts(true);
  expect(new Set(firsts)).toEqual(new Set(['Ada', 'Ann']));
  // The shares of the others scale up.
  expect(firsts.filter((name) => name === 'Ann').length / 4000).toBeCloseTo(0.25, 1);
});

test('a community has as many women as it says', () => {
  const culture = makeCulture({ male: 'Jan 100' });
  const names = drawPeople({ ...makeCommunity(culture), women: 20 }, 4000);
  expect(Math.abs(percent(names, ({ first }) => first === 'Ada') - 20)).toBeLessThan(2);
});

test('tricky names say what both of them break, each kind once; no other names do', () => {
  const culture = makeCulture({
    female: 'Ada,,accents two 100',
    male: 'Jan,,two 100',
    family: 'King,,dot two 100',
  });
  const troubles = { two: 'Two letters', accents: 'Accents', dot: 'Dot' };
  const [name] = drawPeople({ ...makeCommunity(culture), women: 99, troubles }, 1);
  expect(name?.troubles).toEqual(['Accents', 'Two letters', 'Dot']);
  expect(drawNames('FR', 300, '7', 'tricky').filter((name) => name.troubles.length === 0)).toEqual([]);
  expect(drawNames('FR', 300).filter((name) => name.troubles.length > 0)).toEqual([]);
});

test('as many women and men bear a double name as the culture says, and e-mails take the first of two', () => {
  const double = { female: 30, male: 10, joint: '-' };
  const culture = makeCulture({ male: 'Jan 100', family: 'Abel 50|Böll,Boell 50', double });
  const names = drawPeople(makeCommunity(culture), 8000);
  // Half of the draws are the same name twice, which nobody bears.
  for (const [given, share] of [
    ['Ada', 15],
    ['Jan', 5],
  ] as const) {
    const bearers = names.filter(({ first }) => first === given);
    expect(Math.abs(percent(bearers, ({ last }) => last.includes('-')) - share)).toBeLessThan(2);
  }
  expect(new Set(names.map(({ last, latinLast }) => `${last} ${latinLast}`))).toEqual(
    new Set(['Abel Abel', 'Böll Boell', 'Abel-Böll Abel', 'Böll-Abel Boell']),
  );
});

test.each([
  ['-', 'Abel-Böll', ['Abel-Böll']],
  [' ', 'Abel', ['Abel Abel']],
  [' ', 'De la Fuente', ['De la Fuente de la Fuente']],
  [' ', 'Del Río', ['Del Río del Río']],
  [' ', 'De La O', ['De La O de la O']],
  [' ', 'Delía', ['Delía Delía']],
  ['-', 'De Boer', ['De Boer']],
])('joined by %j, the name %s twice gives %j', (joint, family, lasts) => {
  const culture = makeCulture({ family: `${family} 100`, double: { female: 100, male: 100, joint } });
  expect(findLasts(makeCommunity(culture))).toEqual(lasts);
});

test('in A-Z, too, a particle after the first family name is small', () => {
  const culture = makeCulture({
    family: 'De la Peña,De la Penya 100',
    double: { female: 100, male: 100, joint: ' ' },
  });
  expect(createNames(openStream('7', 'names'), [makeCommunity(culture)], true)().last).toBe(
    'De la Penya de la Penya',
  );
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
    ({ last, latinLast, tag }) => tag === 'es' && !last.startsWith(`${latinLast} `),
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
  expect(findCommunities(code)[0]?.order).toBe(order);
  expect(joinName(order, first, last)).toBe(full);
});

test('Hungarians of Romania write the given name first', () => {
  expect(findCommunities('RO').find(({ tag }) => tag.startsWith('hu'))?.order).toBe('given family');
});

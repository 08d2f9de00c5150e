import { allLocales } from '@faker-js/faker';
import fc from 'fast-check';
import regions from '../../../domain/generated/name-regions.json' with { type: 'json' };
import { ENGLISH_NAMES } from '../../../domain/names/english-names';
import { getNameData, type LocalNames, loadLocalNames } from '../../../domain/names/local-names';
import type { NameLocaleCode } from '../../../domain/names/name-locale';
import { type Name, type NameData, prepareNames } from '../../../domain/names/names';
import { openStream } from '../../../domain/random/random';
import { CORRECTIONS } from '../../../scripts/names/corrections';

const LOCALES = Object.keys(regions) as NameLocaleCode[];
const SEXES = ['female', 'male'] as const;
type Lists = Readonly<Partial<Record<'generic' | 'female' | 'male', ReadonlySet<string>>>>;

let local: LocalNames;
beforeAll(async () => {
  local = await loadLocalNames();
});

function drawNames(count: number, data: NameData, seed = 7): Name[] {
  return Array.from({ length: count }, prepareNames(openStream(seed, 'names'), data));
}

/** faker's own lists of a locale, mended as the build mends them. */
function readLists(locale: NameLocaleCode, key: 'first_name' | 'last_name'): Lists {
  const corrections = CORRECTIONS[locale] ?? {};
  const lists = Object.entries(allLocales[locale].person?.[key] ?? {}) as [string, string[] | null][];
  return Object.fromEntries(
    lists
      .filter(([, names]) => names?.length)
      .map(([sex, names]) => [sex, new Set(names?.map((name) => corrections[name] ?? name))]),
  );
}

/** The sexes whose list holds the name, or both where the list for both does. */
function findSexes(name: string, lists: Lists): string[] {
  return SEXES.filter((sex) => lists[sex]?.has(name) || lists.generic?.has(name));
}

/** Locales in which faker keeps family names of women and of men apart. */
const INFLECTED = LOCALES.filter((locale) => {
  const lists = readLists(locale, 'last_name');
  return SEXES.every((sex) => lists[sex]);
});

test('family names differ by sex in these locales of faker', () => {
  expect(INFLECTED.sort()).toEqual([
    'az',
    'cs_CZ',
    'dv',
    'id_ID',
    'lv',
    'mk',
    'ru',
    'sk',
    'uk',
    'uz_UZ_latin',
  ]);
});

test.each(INFLECTED)('a first and a family name of %s suit one sex by the lists of faker', (locale) => {
  const firstNames = readLists(locale, 'first_name');
  const lastNames = readLists(locale, 'last_name');
  // Latvian composes double names, of which both halves agree.
  const clashes = drawNames(2000, getNameData(local, locale)).filter(({ first, last }) =>
    last.split('-').some((part) => {
      const sexes = findSexes(part, lastNames);
      return !findSexes(first, firstNames).some((sex) => sexes.includes(sex));
    }),
  );
  expect(clashes).toEqual([]);
});

test.each<[NameLocaleCode, RegExp, RegExp]>([
  ['pl', /[scz]ki$/, /[scz]ka$/],
  ['el', /ς$/, /(οπούλου|ίδου)$/],
])(
  'in %s, of which faker has one list of family names, women and men bear their own forms',
  (locale, men, women) => {
    const firstNames = readLists(locale, 'first_name');
    const clashes = drawNames(2000, getNameData(local, locale)).filter(({ first, last }) => {
      const [sex] = findSexes(first, firstNames);
      return (sex === 'female' && men.test(last)) || (sex === 'male' && women.test(last));
    });
    expect(clashes).toEqual([]);
  },
);

test.each(LOCALES)('names of women and of men are drawn of %s', (locale) => {
  const lists = readLists(locale, 'first_name');
  const drawn = new Set(
    drawNames(500, getNameData(local, locale)).map(({ first }) => findSexes(first, lists).join()),
  );
  for (const sex of SEXES) expect(drawn.has(sex)).toBe(Boolean(lists[sex]));
});

test.each(LOCALES)('every name of %s has a romanisation of plain letters', (locale) => {
  const plain = /^[A-Z]+(-[A-Z]+)*$/i;
  const offenders = drawNames(2000, getNameData(local, locale)).filter(
    ({ first, last, romanFirst, romanLast }) =>
      !plain.test(romanFirst) || !plain.test(romanLast) || /[|{}]|^\s|\s$/.test(`${first} ${last}`),
  );
  expect(offenders).toEqual([]);
});

test('double family names are romanised whole', () => {
  const data: NameData = {
    first_name: { generic: ['José'] },
    last_name: { generic: ['Núñez'] },
    last_name_pattern: {
      generic: [{ value: '{{person.last_name.generic}} de {{person.last_name.generic}}', weight: 1 }],
    },
  };
  expect(drawNames(1, data)).toEqual([
    { first: 'José', last: 'Núñez de Núñez', romanFirst: 'Jose', romanLast: 'NunezdeNunez' },
  ]);
});

test('British family names are double as often as faker has it: one in ten', () => {
  const doubles = drawNames(5000, getNameData(local, 'en_GB')).filter(({ last }) => last.includes('-'));
  expect(doubles.length / 5000).toBeCloseTo(0.1, 1);
  expect(drawNames(5000, ENGLISH_NAMES).filter(({ last }) => last.includes('-')).length / 5000).toBeCloseTo(
    0.05,
    1,
  );
});

test('the same seed draws the same names, the first of a larger run those of a smaller one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.nat(40), (seed, count) => {
      expect(drawNames(40, ENGLISH_NAMES, seed).slice(0, count)).toEqual(
        drawNames(count, ENGLISH_NAMES, seed),
      );
    }),
    { seed: 7, numRuns: 20 },
  );
});

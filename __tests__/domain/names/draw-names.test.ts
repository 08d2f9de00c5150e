import { createNameDraw } from '../../../domain/names/draw-names';
import type { Community } from '../../../domain/names/parts';
import { createFieldFaker } from '../../../domain/random/faker';

type Lists = Partial<Record<'female' | 'male' | 'family', string>>;

/** Makes a community. In its lists, each name is followed by its share in percent; missing lists have only Ada. */
function makeCommunity(lists: Lists, changes: Partial<Community> = {}): Community {
  const { female = 'Ada 100', male = 'Ada 100', family = 'Ada 100' } = lists;
  const dropShares = (list: string) => list.replace(/ [\d.]+(?=\||$)/g, '');
  const getShares = (list: string) => Array.from(list.match(/[\d.]+(?=\||$)/g) ?? [], Number);
  const getFrequencies = (list: string) => ({ shares: getShares(list), decay: 1 });
  return {
    rows: { female: dropShares(female), male: dropShares(male), family: dropShares(family) },
    frequencies: { female: getFrequencies(female), male: getFrequencies(male), family: getFrequencies(family) },
    tag: 'en',
    share: 100,
    women: 50,
    denied: new Set(),
    problems: undefined,
    isNewcomer: false,
    order: 'given family',
    ...changes,
  };
}

const draw = (community: Community, count: number, isLatin = false, isSmall = false) =>
  Array.from(
    { length: count },
    createNameDraw(createFieldFaker('7', 'names', 'US'), { communities: [community], isSmall }, isLatin),
  );

/** The last names that come up in a community. */
const findLasts = (community: Community) => [...new Set(draw(community, 100).map(({ last }) => last))].sort();

/** The share of the items that pass, in percent. */
const percent = <T>(items: readonly T[], passes: (item: T) => boolean) =>
  (100 * items.filter(passes).length) / items.length;

test('a name comes up as often as its share says', () => {
  const names = draw(makeCommunity({ family: 'Byron 70|King 29.5|Lovelace 0.5' }), 20_000);
  for (const [family, share] of Object.entries({ Byron: 70, King: 29.5, Lovelace: 0.5 }))
    expect(Math.abs(percent(names, ({ last }) => last === family) - share)).toBeLessThan(0.7);
});

test.each([
  ['Král', 'Král Král', 'Král Král'],
  ['Müller,Mueller', 'Müller Mueller', 'Müller Mueller'],
  ['Král,Kral,Králová,Kralova', 'Král Kral', 'Králová Kralova'],
  ['Novak,,Novakova', 'Novak Novak', 'Novakova Novakova'],
])('the family name %j is %s for men and %s for women', (family, men, women) => {
  const names = draw(makeCommunity({ male: 'Jan 100', family: `${family} 100` }), 100);
  const findForms = (given: string) =>
    names.filter(({ first }) => first === given).map(({ last, emailLast }) => `${last} ${emailLast}`);
  expect(new Set(findForms('Jan'))).toEqual(new Set([men]));
  expect(new Set(findForms('Ada'))).toEqual(new Set([women]));
});

test('drawing ends even if no pair is allowed', () => {
  expect(draw(makeCommunity({}), 1)).toMatchObject([{ first: 'Ada', last: 'Ada' }]);
});

test('a denied pair is drawn again', () => {
  const community = makeCommunity({ family: 'Býron,Byron 50|King 50' }, { denied: new Set(['Ada,Býron']) });
  expect(findLasts(community)).toEqual(['King']);
});

test('a pair is denied with the second of two family names, too', () => {
  const twoFamilyNames = { female: 100, male: 100, joiner: ' ' };
  const denied = new Set(['Ada,Byron']);
  expect(findLasts(makeCommunity({ family: 'Byron 50|King 50' }, { twoFamilyNames, denied }))).toEqual(['King King']);
});

test('a pair that is equal except for accents is drawn again, unless the culture allows equal names', () => {
  const lists = { male: 'Gunther 100', female: 'Gunther 100', family: 'Günther 50|King 50' };
  expect(findLasts(makeCommunity(lists))).toEqual(['King']);
  expect(findLasts(makeCommunity(lists, { allowsEqualNames: true }))).toEqual(['Günther', 'King']);
});

test('newcomers do not have old names, the others do', () => {
  const lists = { family: 'King 100', female: 'Ada 60|Ann 20|Effie,,,,old 20' };
  const drawFirsts = (isNewcomer: boolean) =>
    draw(makeCommunity(lists, { women: 99, isNewcomer }), 4000).map(({ first }) => first);
  expect(new Set(drawFirsts(false))).toEqual(new Set(['Ada', 'Ann', 'Effie']));
  const firsts = drawFirsts(true);
  expect(new Set(firsts)).toEqual(new Set(['Ada', 'Ann']));
  // The shares of the others scale up.
  expect(percent(firsts, (name) => name === 'Ann')).toBeCloseTo(25, -1);
});

test('a community has as many women as it says', () => {
  const names = draw(makeCommunity({ male: 'Jan 100' }, { women: 20 }), 4000);
  expect(Math.abs(percent(names, ({ first }) => first === 'Ada') - 20)).toBeLessThan(2);
});

test('tricky names list the problems of both names, each once', () => {
  const lists = { female: 'Ada,,,,accents two 100', family: 'King,,,,dot two 100' };
  const problems = { two: 'Two characters', accents: 'Accents', dot: 'Dot' };
  const [name] = draw(makeCommunity(lists, { women: 99, problems }), 1);
  expect(name?.problems).toEqual(['Accents', 'Two characters', 'Dot']);
});

test('as many women and men have a double name as the culture says', () => {
  const lists = { male: 'Jan 100', family: 'Abel 50|Böll 50' };
  const names = draw(makeCommunity(lists, { twoFamilyNames: { female: 30, male: 10, joiner: '-' } }), 8000);
  // Half of the draws are the same name twice, which nobody has.
  for (const [given, share] of Object.entries({ Ada: 15, Jan: 5 })) {
    const people = names.filter(({ first }) => first === given);
    expect(Math.abs(percent(people, ({ last }) => last.includes('-')) - share)).toBeLessThan(2);
  }
});

test.each([
  ['-', 'Abel 50|Böll,Boell 50', ['Abel, Abel', 'Abel-Böll, Abel-Boell', 'Böll-Abel, Boell-Abel', 'Böll, Boell']],
  ['-', 'De Boer 100', ['De Boer, De Boer']],
  // Two names with hyphens are not joined into three.
  ['-', 'Abel-Böll,Abel-Boell 50|King 50', ['Abel-Böll, Abel-Boell', 'King, King']],
  // After the first name, a particle is in lower case.
  [' ', 'De la Fuente 100', ['De la Fuente de la Fuente, De la Fuente']],
  [' ', 'Del Río,Del Rio 100', ['Del Río del Río, Del Rio']],
  [' ', 'De La O 100', ['De La O de la O, De La O']],
  [' ', 'Delía,Delia 100', ['Delía Delía, Delia']],
])(
  'joined by %j, two family names out of %s give these, each as shown and as in emails: %j',
  (joiner, family, expected) => {
    const names = draw(makeCommunity({ family }, { twoFamilyNames: { female: 100, male: 100, joiner } }), 100);
    expect(new Set(names.map(({ last, emailLast }) => `${last}, ${emailLast}`))).toEqual(new Set(expected));
  },
);

test.each([
  ['es-MX', 'Abel'],
  ['pt-BR', 'Boell'],
  ['pt', 'Boell'],
])('of the family names Abel Boell, people of the culture %s use %s alone', (tag, used) => {
  const twoFamilyNames = { female: 100, male: 100, joiner: ' ' };
  const names = draw(makeCommunity({ family: 'Abel 50|Böll,Boell 50' }, { twoFamilyNames, tag }), 100);
  expect(names.filter(({ last }) => last === 'Abel Böll').every(({ emailLast }) => emailLast === used)).toBe(true);
});

test('a particle after the first family name is in lower case in latin spelling, too', () => {
  const twoFamilyNames = { female: 100, male: 100, joiner: ' ' };
  const community = makeCommunity({ family: 'De la Peña,De la Penya 100' }, { twoFamilyNames });
  expect(draw(community, 1, true)).toMatchObject([{ last: 'De la Penya de la Penya', emailLast: 'De la Penya' }]);
});

test('latin spellings have their own tag and order', () => {
  const community = makeCommunity(
    {},
    { tag: 'ja', latinTag: 'ja-Latn', order: 'familygiven', latinOrder: 'given family' },
  );
  expect(draw(community, 1)).toMatchObject([{ lang: 'ja', order: 'familygiven' }]);
  expect(draw(community, 1, true)).toMatchObject([{ lang: 'ja-Latn', order: 'given family' }]);
});

test('the language of a name has no private-use subtags', () => {
  expect(draw(makeCommunity({}, { tag: 'ar-EG-x-copt' }), 1)[0]?.lang).toBe('ar-EG');
});

test('in a small place, a full name repeats only after all others, except denied ones', () => {
  const lists = { female: 'Ada 90|Ann 10', male: 'Jan 90|Jim 10', family: 'Byron 80|Jan 10|King 10' };
  const community = makeCommunity(lists, { denied: new Set(['Ada,King']) });
  // Five pairs each for women (no Ada King) and for men (no Jan Jan).
  const fullNames = draw(community, 20, false, true).map(({ first, last }) => `${first} ${last}`);
  expect(new Set(fullNames.slice(0, 10)).size).toBe(10);
  expect(new Set(fullNames).size).toBe(10);
});

test('in a small place, names with one latin spelling count as equal, so Latin letters has the same people', () => {
  const community = makeCommunity({ family: 'Muñoz,Munoz 40|Munoz 40|Núñez,Nunez 20' });
  expect(new Set(draw(community, 2, false, true).map(({ emailLast }) => emailLast)).size).toBe(2);
});

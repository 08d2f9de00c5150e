import { Faker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/random';
import { type Sex, weighNames } from './culture';
import { applyEnding } from './ending';
import type { Name } from './name';
import type { Community } from './parts';
import { createSpeller } from './spelling';

/** So that drawing always ends, even from lists in which no pair is allowed. */
const MAX_DRAWS = 100;

type Form = ReturnType<typeof readForm>;

/** A name of a list in the form of one sex, as it is written and in A-Z. */
function readForm(row: string, sex: Sex, spell: (name: string) => string) {
  const [menName = '', stated, marks = '', ...endings] = row.split(',');
  const [ending, latinEnding] = sex === 'female' ? endings : [];
  const name = ending ? applyEnding(menName, ending) : menName;
  const spelling = ending && !latinEnding ? spell(name) : stated || spell(menName);
  const latin = latinEnding ? applyEnding(spelling, latinEnding) : spelling;
  if (!latin) throw new RangeError(`'${name}' has no spelling in A-Z`);
  return { name, latin, marks };
}

/** A name without the marks of Latin, Greek and Cyrillic letters. */
function dropAccents(name: string): string {
  return name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

function isAllowed({ culture, denied }: Community, first: string, last: string): boolean {
  return (culture.same || dropAccents(first) !== dropAccents(last)) && !denied.has(`${first},${last}`);
}

/** Joins two family names. A Spanish particle within is small: 'Gregorio de la Fuente'. */
function joinBySpace(first: string, second: string): string {
  const particle = /^Del?(?: L(?:a|as|os))?(?= )/;
  return `${first} ${second.replace(particle, (text) => text.toLowerCase())}`;
}

/** Joins two family names, unless they are equal or one holds a hyphen already. */
function joinByHyphen(first: string, second: string): string {
  return first === second || `${first}${second}`.includes('-') ? first : `${first}-${second}`;
}

/** What two names break, each kind of trouble once. */
function listTroubles(texts: Community['troubles'], first: Form, last: Form): string[] {
  if (!texts) return [];
  const marks = new Set(`${first.marks} ${last.marks}`.split(' '));
  return [...marks].flatMap((mark) => texts[mark] ?? []);
}

/** Draws names of one community, as they are written or in A-Z. The draws are the same for both. */
function createCommunityNames({ helpers }: Faker, community: Community, isLatin: boolean): () => Name {
  const { culture, women, isNewcomer } = community;
  const { double, shares } = culture;
  const spell = createSpeller(culture.spelling);
  const weighGiven = (list: string, shares: string) =>
    weighNames(list, shares).filter(({ value }) => !isNewcomer || !value.endsWith(',old'));
  const given = {
    female: weighGiven(culture.female, shares[0]),
    male: weighGiven(culture.male, shares[1]),
  };
  const family = weighNames(culture.family, shares[2]);
  const join = double?.joint === '-' ? joinByHyphen : joinBySpace;
  const write = ({ name, latin }: Form) => (isLatin ? latin : name);
  const [tag, order] = isLatin
    ? [culture.latinTag ?? community.tag, community.latinOrder]
    : [community.tag, community.order];
  return () => {
    const sex = helpers.maybe(() => 'female' as const, { probability: women / 100 }) ?? 'male';
    const drawFirst = () => readForm(helpers.weightedArrayElement(given[sex]), sex, spell);
    const drawLast = () => readForm(helpers.weightedArrayElement(family), sex, spell);
    let [first, last] = [drawFirst(), drawLast()];
    for (let draws = 1; draws < MAX_DRAWS && !isAllowed(community, first.name, last.name); draws++)
      [first, last] = [drawFirst(), drawLast()];
    const second = helpers.maybe(drawLast, { probability: (double?.[sex] ?? 0) / 100 });
    return {
      first: write(first),
      last: second ? join(write(last), write(second)) : write(last),
      latinFirst: first.latin,
      latinLast: last.latin,
      tag,
      order,
      troubles: listTroubles(community.troubles, first, last),
    };
  };
}

/**
 * Creates the names of one run. Each draw picks a community by its share, a sex by its share of the community, then a
 * given name and a family name of that community and sex by theirs.
 *
 * @param communities at least one
 * @param isLatin whether the names are spelled in A-Z; the people are the same
 * @returns draws the next name
 */
export function createNames(random: RandomGenerator, communities: readonly Community[], isLatin: boolean) {
  const faker = new Faker({ locale: {}, randomizer: fakerRandomizer(random) });
  const choices = communities.map((community) => ({
    value: createCommunityNames(faker, community, isLatin),
    weight: community.share,
  }));
  return (): Name => faker.helpers.weightedArrayElement(choices)();
}

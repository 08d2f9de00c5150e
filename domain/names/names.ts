import { Faker } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/faker-randomizer';
import type { RegionCulture } from './atlas';
import type { Culture } from './culture';

/** A person's name; no part is empty. */
export interface Name {
  /** Given name, as written in the language of the culture. */
  readonly first: string;
  /** Family name, as written in the language of the culture. */
  readonly last: string;
  /** Romanised: the letters A-Z, a-z and hyphens. */
  readonly romanFirst: string;
  readonly romanLast: string;
  readonly culture: Culture;
}

function prepareCulture(random: RandomGenerator, culture: Culture): () => Name {
  const { person } = new Faker({ locale: { person: culture.person }, randomizer: fakerRandomizer(random) });
  return () => {
    const sex = person.sexType();
    const first = person.firstName(sex);
    const last = person.lastName(sex);
    const { given, family } = culture.romans[sex === 'female' ? 'female' : 'male'];
    return { first, last, romanFirst: getRoman(given, first), romanLast: getRoman(family, last), culture };
  };
}

function getRoman(romans: ReadonlyMap<string, string>, name: string): string {
  const roman = romans.get(name);
  if (!roman) throw new RangeError(`'${name}' has no spelling in A-Z`);
  return roman;
}

/**
 * Prepares the names of one run. Each draw picks a culture by its share, one of the two sexes evenly, then a given name
 * and a family name of that culture and sex.
 *
 * @param cultures at least one
 * @returns draws the next name
 * @throws RangeError if there is no culture
 */
export function prepareNames(random: RandomGenerator, cultures: readonly RegionCulture[]): () => Name {
  const { helpers } = new Faker({ locale: {}, randomizer: fakerRandomizer(random) });
  const choices = cultures.map(({ culture, share }) => ({
    value: prepareCulture(random, culture),
    weight: share,
  }));
  const [first] = choices;
  if (!first) throw new RangeError('There is no culture to draw names from');
  if (choices.length === 1) return first.value;
  return () => helpers.weightedArrayElement(choices)();
}

import { Faker, type LocaleDefinition } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from './faker-randomizer';

/** A person's name as it is written. */
export interface Name {
  readonly first: string;
  readonly last: string;
}

/** Draws names of a locale, the first and the last agreeing in gender. */
export function prepareNames(random: RandomGenerator, locale: LocaleDefinition): () => Name {
  const { person } = new Faker({ locale, randomizer: fakerRandomizer(random) });
  return () => {
    const sex = person.sexType();
    return { first: person.firstName(sex), last: person.lastName(sex) };
  };
}

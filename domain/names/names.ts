import { Faker, type LocaleDefinition } from '@faker-js/faker';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fakerRandomizer } from '../random/faker-randomizer';
import { foldLatin } from './latin';

/** A person's name as it is written in its language, and in the letters A-Z, a-z and hyphens: never empty. */
export interface Name {
  readonly first: string;
  readonly last: string;
  readonly romanFirst: string;
  readonly romanLast: string;
}

/**
 * What faker needs of a locale to draw names. An entry is a name, or where folding its marks away would not romanise
 * it, the name and its romanisation with ROMAN_MARK between: '佐藤|Sato'.
 */
export type NameData = Pick<
  NonNullable<LocaleDefinition['person']>,
  'first_name' | 'last_name' | 'last_name_pattern'
>;

export const ROMAN_MARK = '|';

function splitEntry(entry: string): readonly [written: string, roman: string] {
  const mark = entry.indexOf(ROMAN_MARK);
  return mark < 0 ? [entry, foldLatin(entry)] : [entry.slice(0, mark), foldLatin(entry.slice(mark + 1))];
}

/** Draws names of a locale with faker's own weights and patterns; one sex is drawn for the first and the last. */
export function prepareNames(random: RandomGenerator, data: NameData): () => Name {
  const { person } = new Faker({ locale: { person: data }, randomizer: fakerRandomizer(random) });
  return () => {
    const sex = person.sexType();
    const [first, romanFirst] = splitEntry(person.firstName(sex));
    const [last, romanLast] = splitEntry(person.lastName(sex));
    return { first, last, romanFirst, romanLast };
  };
}

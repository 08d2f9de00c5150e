import { SimpleFaker } from '@faker-js/faker';

/** Creates a source of random numbers. The same text gives the same numbers. */
export function createFaker(text: string): SimpleFaker {
  const faker = new SimpleFaker();
  faker.seed([...new TextEncoder().encode(text)]);
  return faker;
}

/** The fields of a contact that are drawn. */
type Field = 'names' | 'email' | 'phone';

/**
 * Creates the source of random numbers for one field of a run. Each field has its own, so that changing how one is
 * drawn leaves the others alone.
 *
 * @param seed not blank. Whitespace around it is ignored, and so is how its letters are composed ('é' is one or two
 * characters, depending on the keyboard)
 * @param country if given, each country has its own source
 */
export function createFieldFaker(seed: string, field: Field, country = ''): SimpleFaker {
  return createFaker(`${field} ${country} ${seed.trim().normalize('NFC')}`);
}

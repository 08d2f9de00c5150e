import { SimpleFaker } from '@faker-js/faker';

/** The fields of a contact that are drawn. */
type Field = 'names' | 'email' | 'phone';

/**
 * Creates the source of random numbers for one field of a run. Each field has its own, so that changing how one is
 * drawn leaves the others alone. The same seed gives the same numbers.
 *
 * @param seed as in a run's settings
 * @param country if given, each country has its own source
 */
export function createFieldFaker(seed: string, field: Field, country = ''): SimpleFaker {
  const faker = new SimpleFaker();
  faker.seed([...new TextEncoder().encode(`${field} ${country} ${seed}`)]);
  return faker;
}

import { SimpleFaker } from '@faker-js/faker';

/**
 * Creates the source of random numbers for one field of a run. Each field has its own, so that changing how one is
 * drawn does not affect the others. So has each country, so that their contacts differ. The same seed gives the same
 * numbers.
 *
 * @param seed as in a run's settings
 * @param country its code
 */
export function createFieldFaker(seed: string, field: 'names' | 'email' | 'phone', country: string): SimpleFaker {
  const faker = new SimpleFaker();
  faker.seed([...new TextEncoder().encode(`${field} ${country} ${seed}`)]);
  return faker;
}

import { Faker } from '@faker-js/faker';
import fc from 'fast-check';
import { createWeightedDraw } from '../../../domain/random/weighted-draw';

const openFaker = () => new Faker({ locale: {}, seed: 7 });
const weights = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 50 });

test("from the same random numbers, it draws the same as faker's weighted draw", () => {
  fc.assert(
    fc.property(weights, (thousandths) => {
      const shares = thousandths.map((weight) => weight / 1000);
      const items = shares.map((weight, value) => ({ value, weight }));
      const { helpers } = openFaker();
      const draw = createWeightedDraw(openFaker(), [...items.keys()], shares);
      for (let round = 0; round < 100; round++) expect(draw()).toBe(helpers.weightedArrayElement(items));
    }),
    { seed: 7 },
  );
});

import { Faker } from '@faker-js/faker';
import fc from 'fast-check';
import { createWeightedDraw } from '../../../domain/random/weighted-draw';

const openFaker = () => new Faker({ locale: {}, seed: 7 });
const weights = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 50 });

test("from the same random numbers, it draws the same as faker's weighted draw", () => {
  fc.assert(
    fc.property(weights, (thousandths) => {
      const items = thousandths.map((weight, value) => ({ value, weight: weight / 1000 }));
      const { helpers } = openFaker();
      const draw = createWeightedDraw(
        openFaker(),
        items.map(({ value }) => value),
        items.map(({ weight }) => weight),
      );
      for (let round = 0; round < 100; round++) expect(draw()).toBe(helpers.weightedArrayElement(items));
    }),
    { seed: 7 },
  );
});

import { SimpleFaker } from '@faker-js/faker';
import { createDeck } from '../../../domain/phones/number-deck';

const dealAll = (seed: number, range: string) => {
  const deck = createDeck(new SimpleFaker({ seed }), range);
  const numbers: string[] = [];
  while (deck.countLeft() > 0) numbers.push(deck.deal());
  return numbers;
};

test('every number is dealt once, in an order that depends on the seed', () => {
  const numbers = dealAll(1, '[12]xx');
  expect(numbers.toSorted()).toEqual(Array.from({ length: 200 }, (_, index) => String(100 + index)));
  expect(dealAll(2, '[12]xx')).not.toEqual(numbers);
});

test('each number comes first about equally often', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 10_000; seed++) {
    const first = createDeck(new SimpleFaker({ seed }), '2x').deal();
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(10);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

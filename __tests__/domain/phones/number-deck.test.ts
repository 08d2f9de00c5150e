import { SimpleFaker } from '@faker-js/faker';
import { createDeck } from '../../../domain/phones/number-deck';

const dealAll = (seed: number, pattern: string) => {
  const deck = createDeck(new SimpleFaker({ seed: seed }), pattern);
  const numbers: string[] = [];
  while (deck.countLeft() > 0) numbers.push(deck.deal());
  return numbers;
};

test('every number is dealt once, in an order that depends on the seed', () => {
  const numbers = dealAll(1, '[12]\\d{2}');
  expect(numbers.toSorted()).toEqual(Array.from({ length: 200 }, (_, index) => String(100 + index)));
  expect(dealAll(2, '[12]\\d{2}')).not.toEqual(numbers);
});

test('each number comes first about equally often', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 10_000; seed++) {
    const first = createDeck(new SimpleFaker({ seed: seed }), '1|2\\d').deal();
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(11);
  for (const count of counts.values()) expect(Math.abs(count - 10_000 / 11)).toBeLessThan(150);
});

test('dealing from an empty deck throws', () => {
  const deck = createDeck(new SimpleFaker({ seed: 1 }), '7');
  deck.deal();
  expect(deck.deal).toThrow();
});

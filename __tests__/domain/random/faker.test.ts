import { createFieldFaker } from '../../../domain/random/faker';

const FIELDS = ['names', 'email', 'phone'] as const;

const draw = (...args: Parameters<typeof createFieldFaker>) => {
  const { number } = createFieldFaker(...args);
  return Array.from({ length: 50 }, () => number.int(2 ** 32));
};

// Numbers, and texts that are hard to tell apart.
const SEEDS = [...'0|1|4294967295|007|7|-1|1e3|٣|Zoë|Zoe|桜|👩🏽‍🚀|a b|ab'.split('|'), ' é'.repeat(10_000)];

test('each seed, field and country has numbers of its own', () => {
  const all = SEEDS.flatMap((seed) =>
    FIELDS.flatMap((field) => [...draw(seed, field, 'US'), ...draw(seed, field, 'JP')]),
  );
  expect(new Set(all).size).toBe(SEEDS.length * 6 * 50);
});

// Otherwise the same link would give other contacts.
test('the numbers of a seed never change', () => {
  expect(draw('Zoë 2026', 'names', 'JP').slice(0, 3)).toEqual([2220654857, 3234397671, 2944687935]);
});

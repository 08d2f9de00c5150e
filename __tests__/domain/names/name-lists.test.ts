import fc from 'fast-check';
import { packList, unpackList } from '../../../domain/names/name-lists';

test('of each entry only what the one before does not give is kept', () => {
  expect(packList(['Ann', 'Anna', 'Bo'])).toBe('0Ann3a0Bo');
});

test('what was packed comes back, in any order and script', () => {
  const entries = fc.array(
    fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('佐藤|Sato', '佐藤', 'Şahin', 'd’Arc', 'abcdefghijkl', 'abcdefghijklm'),
    ),
  );
  fc.assert(
    fc.property(entries, (list) => {
      const names = list.filter((entry) => !/[0-9]/.test(entry));
      expect(unpackList(packList(names))).toEqual(names);
      expect(unpackList(packList([...names].sort()))).toEqual([...names].sort());
    }),
    { seed: 6 },
  );
});

test.each(['', 'R2D2'])('an entry that would not come back is refused: %j', (entry) => {
  expect(() => packList(['Ann', entry])).toThrow(RangeError);
});

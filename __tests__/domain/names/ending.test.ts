import fc from 'fast-check';
import { applyEnding, makeEnding } from '../../../domain/names/ending';

test.each([
  ['Иванов', 'Иванова', '0а'],
  ['Белый', 'Белая', '2ая'],
  ['Mureșan', 'Mureș', '2'],
  ['Kim', 'Kim', '0'],
])('beside %s, %s is written %s', (name, form, ending) => {
  expect(makeEnding(name, form)).toBe(ending);
});

test('a form without digits comes back as it was', () => {
  const text = fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll(/\d/g, ''));
  fc.assert(
    fc.property(text, text, (name, form) => {
      for (const each of [form, name + form]) expect(applyEnding(name, makeEnding(name, each))).toBe(each);
    }),
    { seed: 7 },
  );
});

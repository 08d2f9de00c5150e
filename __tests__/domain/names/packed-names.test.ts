import fc from 'fast-check';
import { makeEnding, makeStep, packTexts, parseSteps, unpackWords } from '../../../domain/names/packed-names';

const NO_LISTS = { female: '', male: '', family: '' };
const EMPTY = { regions: {}, orders: {}, tags: '', steps: NO_LISTS, shares: NO_LISTS };

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'bA'],
  [27, 'bB'],
  [26 * 26, 'baA'],
])('the step %d is written %s', (step, text) => {
  expect(makeStep(step)).toBe(text);
});

test('steps are parsed to the indices that they were made from', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40_000)), (steps) => {
      let place = 0;
      const places = steps.map((step) => {
        place += step;
        return place;
      });
      expect(parseSteps(steps.map(makeStep).join(''))).toEqual(places);
    }),
    { seed: 7 },
  );
});

test('words are unpacked with the letters that they share, their spellings and their forms for women', () => {
  const packed = {
    ...EMPTY,
    names: '0Ann3a0Иванов6ский',
    romans: '000Ivanov6sky',
    women: ',,0а:0a,2ая:1aya',
  };
  expect(unpackWords(packed)).toEqual([
    { name: 'Ann', roman: '', women: null },
    { name: 'Anna', roman: '', women: null },
    { name: 'Иванов', roman: 'Ivanov', women: { name: 'Иванова', roman: 'Ivanova' } },
    { name: 'Ивановский', roman: 'Ivanovsky', women: { name: 'Ивановская', roman: 'Ivanovskaya' } },
  ]);
});

test.each([
  ['Иванов', 'Иванова', '0а'],
  ['Ивановский', 'Ивановская', '2ая'],
  ['Anna', 'Ann', '1'],
  ['Ann', 'Maria', '3Maria'],
  ['Ann', 'Ann', '0'],
  ['Konstantinidis', 'Maria', '14Maria'],
])('%s becomes %s with the ending %s', (name, other, ending) => {
  expect(makeEnding(name, other)).toBe(ending);
  const packed = { ...EMPTY, names: packTexts([name]), romans: '0', women: ending };
  expect(unpackWords(packed)).toEqual([{ name, roman: '', women: { name: other, roman: '' } }]);
});

test.each([
  [['Ann', 'Anna', 'Bo'], '0Ann3a0Bo'],
  [['Ann', 'Ann', 'An'], '0Ann32'],
  [['Konstantinos', 'Konstantinou'], '0Konstantinos9nou'],
])('%j are packed as %s: no more than nine letters are shared', (texts, names) => {
  expect(packTexts(texts)).toBe(names);
  const words = texts.map((name) => ({ name, roman: '', women: null }));
  expect(unpackWords({ ...EMPTY, names, romans: '', women: '' })).toEqual(words);
});

test('unpacking returns the texts that were packed, also empty ones and ones of any script', () => {
  const text = fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll(/\d/gu, ''));
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const packed = {
        ...EMPTY,
        names: packTexts(texts),
        romans: packTexts(texts),
        women: '',
      };
      expect(unpackWords(packed).map(({ name }) => name)).toEqual(texts);
      expect(unpackWords(packed).map(({ roman }) => roman)).toEqual(texts);
    }),
    { seed: 7 },
  );
});

import { unpackCulture } from '../../../domain/names/culture';
import { unpackWords } from '../../../domain/names/packed-names';
import { packNames } from '../../../scripts/names/pack-names';
import { readAtlas } from '../../../scripts/names/read-atlas';

const atlas = readAtlas(new URL('../../../domain/names/', import.meta.url));
const packed = packNames(atlas, () => true);
const words = unpackWords(packed);

test('the dictionary holds each name once', () => {
  const texts = words.map(({ name, roman, women }) => JSON.stringify([name, roman, women]));
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([...atlas.tables.keys()])('%s is unpacked as it is in its table', (tag) => {
  const table = atlas.tables.get(tag);
  const culture = unpackCulture(tag, packed, words);
  const drawn = (list: unknown) => new Set(list as string[]);
  const lists = table?.lists;
  expect(culture.order).toBe(table?.order);
  expect(drawn((culture.person.first_name as { female: string[] }).female)).toEqual(
    new Set(lists?.female.map(({ name }) => name)),
  );
  expect(drawn((culture.person.first_name as { male: string[] }).male)).toEqual(
    new Set(lists?.male.map(({ name }) => name)),
  );
  expect(drawn((culture.person.last_name as { male: string[] }).male)).toEqual(
    new Set(lists?.family.map(({ name }) => name)),
  );
  expect(drawn((culture.person.last_name as { female: string[] }).female)).toEqual(
    new Set(lists?.family.map(({ name, womenName }) => womenName || name)),
  );
  for (const { name, roman, womenName, womenRoman } of lists?.family ?? []) {
    if (roman) expect(culture.romans.male.family.get(name)).toBe(roman.replaceAll(/[ ']/g, ''));
    if (womenRoman)
      expect(culture.romans.female.family.get(womenName)).toBe(womenRoman.replaceAll(/[ ']/g, ''));
  }
});

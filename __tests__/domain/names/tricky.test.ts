import { readTables } from '../../../scripts/names/read-tables';
import { TRICKY } from '../files/tricky-contacts';

const { tables, regions } = readTables(new URL('../../../domain/names/', import.meta.url));
const drawn = TRICKY.flatMap(({ name }) => [name.first, name.last]);

/** The lines of all tricky tables. */
const lines = [...tables]
  .filter(([tag]) => tag.includes('-x-tricky'))
  .flatMap(([, { lists }]) => Object.values(lists).flat());

test.each<[string, RegExp]>([
  ['a straight apostrophe', /'/],
  ['a curly apostrophe', /’/],
  ['an okina', /ʻ/],
  ['a hyphen', /\p{L}-\p{L}/u],
  ['several words', /\p{L} \p{L}/u],
  ['a small first letter', /^\p{Ll}/u],
  ['capitals within', /\p{Ll}\p{Lu}/u],
  ['one letter', /^\p{L}$/u],
  ['two letters', /^\p{L}{2}$/u],
  ['25 and more characters', /^.{25,}$/u],
  ['Null', /^Null$/],
  ['True', /^True$/],
  ['Test', /^Test$/],
  ['None', /^None$/],
  ['Nan', /^Nan$/],
  ['Na', /^Na$/],
  ['a character beyond 16 bits', /[\u{10000}-\u{10FFFF}]/u],
  ['Arabic letters, from right to left', /\p{Script=Arabic}/u],
  ['Hebrew letters, from right to left', /\p{Script=Hebrew}/u],
  ['a combining mark that no letter absorbs', /\p{Script=Latin}\p{Mn}/u],
  ['İ', /İ/],
  ['ı', /ı/],
  ['ß', /ß/],
  ['a zero-width joiner', /\u200d/],
  ['a zero-width non-joiner', /\u200c/],
  ['a dot', /\./],
  ['Ł', /Ł/],
  ['Ø', /Ø/],
  ['Ơ or ơ, with or without a tone', /[ƠơỚớỜờỞởỠỡỢợ]/],
  ['Đ', /Đ/],
  ['Han', /\p{Script=Han}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
])('a thousand tricky contacts of the seed 7 hold %s', (_, pattern) => {
  expect(drawn.filter((name) => pattern.test(name))).not.toHaveLength(0);
});

test('there are at least 150 given and 200 family names', () => {
  const getTricky = (kind: 'female' | 'male' | 'family') =>
    [...tables].filter(([tag]) => tag.includes('-x-tricky')).flatMap(([, { lists }]) => lists[kind]);
  const given = new Set([...getTricky('female'), ...getTricky('male')].map(({ name }) => name));
  expect(given.size).toBeGreaterThanOrEqual(150);
  expect(new Set(getTricky('family').map(({ name }) => name)).size).toBeGreaterThanOrEqual(200);
});

test.each<[string, RegExp]>([
  ['straight', /'/],
  ['curly', /’/],
  ['okina', /ʻ/],
  ['hyphen', /[-־]/],
  ['words', / /],
  ['small', /^\p{Ll}/u],
  ['long', /^.{25,}$/u],
  ['wide', /^.{13,24}$/u],
  ['utf16', /[\u{10000}-\u{10FFFF}]/u],
  ['dot', /\./],
  ['middot', /·/],
  ['zwj', /\u200d/],
  ['zwnj', /\u200c/],
  ['sharp', /ß/],
  ['sigma', /ς$/],
  ['rtl', /^[\p{Script=Arabic}\p{Script=Hebrew}]/u],
  ['han', /\p{Script=Han}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
])('the names with the flag %s are those that match %s', (flag, pattern) => {
  const offenders = lines.filter(({ name, flags }) => flags.split(' ').includes(flag) !== pattern.test(name));
  expect(offenders.map(({ name }) => name)).toEqual([]);
});

test('no name begins like a formula, is padded, or is not composed', () => {
  const offenders = lines.filter(
    ({ name }) => /^[=+\-@\t\r']/.test(name) || name !== name.trim() || name !== name.normalize('NFC'),
  );
  expect(offenders).toEqual([]);
});

test('both names of a contact are in the table of its tag', () => {
  const tags = regions.get('tricky')?.communities.map(({ tag }) => tag) ?? [];
  const offenders = TRICKY.map(({ name }) => name).filter(({ lang, first, last }) => {
    const tag = tags.find((each) => each.startsWith(`${lang}-x-`));
    const lists = tables.get(tag ?? '')?.lists;
    const given = [...(lists?.female ?? []), ...(lists?.male ?? [])];
    return (
      !given.some(({ name }) => name === first) ||
      !lists?.family.some(({ name, womenName }) => name === last || womenName === last)
    );
  });
  expect(offenders).toEqual([]);
});

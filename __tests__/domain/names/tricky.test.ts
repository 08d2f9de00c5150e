import { getWrittenNames } from '../../../scripts/names/name-line';
import { readTables } from '../../../scripts/names/read-tables';
import { TRICKY } from '../files/tricky-contacts';

const { tables } = readTables(new URL('../../../domain/names/', import.meta.url));
const TRICKY_TABLES = [...tables].filter(([tag]) => tag.includes('-x-tricky')).map(([, { lists }]) => lists);
const NAMES = TRICKY_TABLES.flatMap((lists) => Object.values(lists).flat()).flatMap((line) =>
  getWrittenNames(line).map(({ name }) => ({ name, flags: line.flags.split(' ') })),
);

/** The names of a thousand contacts. */
const DRAWN = TRICKY.flatMap(({ name }) => [name.first, name.last]);

/** What some tricky names have, and the flag of those names. */
const FLAGGED: readonly [string, RegExp, string][] = [
  ['a straight apostrophe', /'/, 'straight'],
  ['a curly apostrophe', /’/, 'curly'],
  ['an okina', /ʻ/, 'okina'],
  ['a hyphen', /[-־]/, 'hyphen'],
  ['several words', / /, 'words'],
  ['a small first letter', /^\p{Ll}/u, 'small'],
  ['one character', /^.$/u, 'one'],
  ['two characters', /^.{2}$/u, 'two'],
  ['13 to 24 characters', /^(?:\P{M}\p{M}*){13,24}$/u, 'wide'],
  ['25 and more characters', /^(?:\P{M}\p{M}*){25,}$/u, 'long'],
  ['a character beyond 16 bits', /[\u{10000}-\u{10FFFF}]/u, 'utf16'],
  ['letters from right to left', /^[\p{Script=Arabic}\p{Script=Hebrew}]/u, 'rtl'],
  ['ß', /ß/, 'sharp'],
  ['a sigma at the end', /ς$/, 'sigma'],
  ['a zero-width joiner', /\u200d/, 'zwj'],
  ['a zero-width non-joiner', /\u200c/, 'zwnj'],
  ['a dot', /\./, 'dot'],
  ['a middle dot', /·/, 'middot'],
  ['Han', /\p{Script=Han}/u, 'han'],
  ['Hangul', /\p{Script=Hangul}/u, 'hangul'],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'kana'],
  ['a geresh', /׳/, 'geresh'],
  ['an apostrophe after a Cyrillic letter', /\p{Script=Cyrillic}’/u, 'cyrillic'],
  ['一, which looks like a dash', /一/, 'dash'],
  ['IJ at the start', /^IJ/, 'start'],
  ['a capital inside a word', /[\p{Ll}'’ʻ.]\p{Lu}/u, 'capitals'],
  ['Chinese numerals', /[一二三四五六七八九十百千万]/, 'numerals'],
  ['accents', /(?![ÆæÐðØøÞþßĐđĦħıŁłƊɗƏə])[^\P{Script=Latin}A-Za-z]|[Ά-ΐΪ-ΰϊ-ώ]/u, 'accents'],
  ['a letter that accent stripping leaves', /[ÐðØøĐđĦħŁłƊɗ]/, 'stroke'],
  ['a horn, with or without a tone', /[ƠơƯưỚ-ợỨ-ự]/, 'horn'],
  ['a letter without a plain one', /[ÆæÞþƏə]/, 'baseless'],
  ['a Turkish i', /[İı]/, 'dotless'],
  ['a combining mark that no letter absorbs', /\p{Script=Latin}\p{Mn}/u, 'mark'],
  ['a vowel sign (not a virama)', /\p{Lo}(?![\u094d\u0dca])\p{M}/u, 'signs'],
];

/** What else some tricky names have. */
const OTHER: readonly [string, RegExp][] = [
  ['capitals within', /\p{Ll}\p{Lu}/u],
  ['Arabic letters', /\p{Script=Arabic}/u],
  ['Hebrew letters', /\p{Script=Hebrew}/u],
  ['Ơ or ơ, with or without a tone', /[ƠơỚớỜờỞởỠỡỢợ]/],
  ...[...'İıŁØĐ'].map((letter): [string, RegExp] => [letter, new RegExp(letter)]),
  ...['Null', 'True', 'Test', 'None', 'Nan', 'Na'].map((name): [string, RegExp] => [name, new RegExp(`^${name}$`)]),
];

test.each<[string, RegExp, flag?: string]>([...FLAGGED, ...OTHER])(
  'a thousand tricky contacts have names with %s',
  (_, pattern) => {
    expect(DRAWN.filter((name) => pattern.test(name))).not.toHaveLength(0);
  },
);

test.each(FLAGGED)('exactly the names with %s have the flag for it', (_, pattern, flag) => {
  const offenders = NAMES.filter(({ name, flags }) => flags.includes(flag) !== pattern.test(name));
  expect(offenders.map(({ name }) => name)).toEqual([]);
});

test('there are at least 150 given and 200 family names', () => {
  const countNames = (...kinds: ('female' | 'male' | 'family')[]) =>
    new Set(TRICKY_TABLES.flatMap((lists) => kinds.flatMap((kind) => lists[kind].map(({ name }) => name)))).size;
  expect(countNames('female', 'male')).toBeGreaterThanOrEqual(150);
  expect(countNames('family')).toBeGreaterThanOrEqual(200);
});

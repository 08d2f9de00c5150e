import type { NameOrder } from './culture';

/** A name and its spelling in A-Z, empty where `foldLatin` gives it. */
export interface Spelling {
  readonly name: string;
  readonly roman: string;
}

/** A name of the dictionary; only a family name has another form for women. */
export interface Word extends Spelling {
  readonly women: Spelling | null;
}

/** One list of each culture, in the order of the tags, with spaces between the lists. */
interface PackedLists {
  readonly female: string;
  readonly male: string;
  readonly family: string;
}

/**
 * The tables as they ship: a dictionary that holds each name once, and lists of places in it. What is alike stands
 * together, which packs best.
 */
export interface PackedNames {
  /** By region code, cultures with their shares of the people in per cent: 'nl-BE 58,fr-BE 42'. */
  readonly regions: Readonly<Record<string, string>>;
  /** By BCP 47 tag, how full names are written, where not 'given family'. */
  readonly orders: Readonly<Record<string, NameOrder>>;
  /** The BCP 47 tags of the cultures, with spaces between them. */
  readonly tags: string;
  /** The shares of the names of each list in per cent, by commas. */
  readonly shares: PackedLists;
  /** The form of each name that women bear, by commas: 'ending of the name:ending of the spelling', or nothing. */
  readonly women: string;
  /** The spelling of each name in A-Z, front-coded by `packTexts`; empty where `foldLatin` gives it. */
  readonly romans: string;
  /** All names, likewise. */
  readonly names: string;
  /** The places of the names of each list, by steps from one to the next. */
  readonly steps: PackedLists;
}

const LETTERS = 26;
const FIRST_LETTER = 'a'.charCodeAt(0);

/** A whole number from 0 in letters, the last one a capital: 0 is 'A', 27 is 'bB'. */
export function makeStep(step: number): string {
  let text = String.fromCharCode(FIRST_LETTER + (step % LETTERS)).toUpperCase();
  for (let rest = Math.floor(step / LETTERS); rest > 0; rest = Math.floor(rest / LETTERS))
    text = String.fromCharCode(FIRST_LETTER + (rest % LETTERS)) + text;
  return text;
}

/** The places that steps lead to, the first counted from 0. */
export function parseSteps(text: string): number[] {
  let place = 0;
  return (text.match(/[a-z]*[A-Z]/g) ?? []).map((step) => {
    place += [...step.toLowerCase()].reduce(
      (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER,
      0,
    );
    return place;
  });
}

/** How one form ends where it parts from another: how many letters to drop, and what to add ('1ая', '0а'). */
export function makeEnding(form: string, other: string): string {
  let shared = 0;
  while (shared < form.length && form[shared] === other[shared]) shared++;
  return `${form.length - shared}${other.slice(shared)}`;
}

function changeEnding(form: string, ending: string): string {
  const dropped = Number.parseInt(ending, 10);
  return form.slice(0, form.length - dropped) + ending.replace(/^\d+/, '');
}

/**
 * Front coding: of each text, how many letters (0 to 9) it shares with the one before, and the rest. Without it the
 * names of all cultures do not fit into their 200,000 bytes.
 *
 * @param texts without digits
 */
export function packTexts(texts: readonly string[]): string {
  return texts
    .map((text, index) => {
      const before = texts[index - 1] ?? '';
      let shared = 0;
      while (shared < 9 && shared < text.length && text[shared] === before[shared]) shared++;
      return shared + text.slice(shared);
    })
    .join('');
}

function unpackTexts(packed: string): string[] {
  let text = '';
  return (packed.match(/\d\D*/g) ?? []).map((part) => {
    text = text.slice(0, Number(part[0])) + part.slice(1);
    return text;
  });
}

/** All words of the dictionary, in their places. */
export function unpackWords(packed: PackedNames): Word[] {
  const romans = unpackTexts(packed.romans);
  const endings = packed.women.split(',');
  return unpackTexts(packed.names).map((name, place) => {
    const roman = romans[place] ?? '';
    const [ending, romanEnding = ''] = (endings[place] ?? '').split(':');
    const women = ending
      ? { name: changeEnding(name, ending), roman: romanEnding && changeEnding(roman, romanEnding) }
      : null;
    return { name, roman, women };
  });
}

import type { NameOrder } from './culture';

/** A name and its spelling in A-Z, which is empty if `foldLatin` gives it. */
export interface Spelling {
  readonly name: string;
  readonly roman: string;
}

/** An entry of the dictionary. */
export interface Word extends Spelling {
  /** The form that women bear; null if it is the same. Only family names have one. */
  readonly women: Spelling | null;
}

/** One list for each culture, in the order of the tags, separated by spaces. */
interface PackedLists {
  readonly female: string;
  readonly male: string;
  readonly family: string;
}

/**
 * The tables as they ship: a dictionary that holds each name once, and for each culture lists of indices into it.
 * Similar data are kept side by side, because that compresses best.
 */
export interface PackedNames {
  /** By region code: the cultures and their shares of the people in per cent, 'nl-BE 58,fr-BE 42'. */
  readonly regions: Readonly<Record<string, string>>;
  /** By BCP 47 tag: how full names are written, unless 'given family'. */
  readonly orders: Readonly<Record<string, NameOrder>>;
  /** The BCP 47 tags of the cultures, separated by spaces. */
  readonly tags: string;
  /** The shares of the names of each list in per cent, separated by commas; an empty one counts as unknown. */
  readonly shares: PackedLists;
  /**
   * How to make the form that women bear, separated by commas: empty if it is the same, else the `makeEnding` of the
   * name and of its spelling, '2ая:1aya'.
   */
  readonly women: string;
  /** The A-Z spelling of each name, packed by `packTexts`; empty if `foldLatin` gives it. */
  readonly romans: string;
  /** All names, packed by `packTexts`. */
  readonly names: string;
  /** The dictionary indices of each list, as steps from one index to the next (delta coding). */
  readonly steps: PackedLists;
}

const LETTERS = 26;
const FIRST_LETTER = 'a'.charCodeAt(0);

/** Writes a whole number (0 or more) in base 26; the last letter is a capital: 0 is 'A', 27 is 'bB'. */
export function makeStep(step: number): string {
  let text = String.fromCharCode(FIRST_LETTER + (step % LETTERS)).toUpperCase();
  for (let high = Math.floor(step / LETTERS); high > 0; high = Math.floor(high / LETTERS))
    text = String.fromCharCode(FIRST_LETTER + (high % LETTERS)) + text;
  return text;
}

/** Adds up steps to indices; the first step counts from 0. */
export function parseSteps(text: string): number[] {
  let index = 0;
  return (text.match(/[a-z]*[A-Z]/g) ?? []).map((step) => {
    index += [...step.toLowerCase()].reduce(
      (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER,
      0,
    );
    return index;
  });
}

/** How to change one form into another: how many UTF-16 units to drop at its end, then what to append ('2ая', '0а'). */
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
 * Packs texts by front coding: for each text one digit, how many UTF-16 units (0 to 9) it shares with the start of the
 * text before, then its remaining ones. Without it the names exceed their budget of 200,000 bytes.
 *
 * @param texts must hold no digits
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

/** Unpacks the dictionary; the lists refer to its entries by index. */
export function unpackWords(packed: PackedNames): Word[] {
  const romans = unpackTexts(packed.romans);
  const endings = packed.women.split(',');
  return unpackTexts(packed.names).map((name, index) => {
    const roman = romans[index] ?? '';
    const [ending, romanEnding = ''] = (endings[index] ?? '').split(':');
    const women = ending
      ? { name: changeEnding(name, ending), roman: romanEnding && changeEnding(roman, romanEnding) }
      : null;
    return { name, roman, women };
  });
}

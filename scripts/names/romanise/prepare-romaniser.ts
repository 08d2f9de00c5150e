import { foldLatin } from '../../../domain/names/latin';
import { ARABIC, HEBREW, PERSIAN, romaniseAbjad, URDU } from './abjad';
import { romaniseArmenian } from './armenian';
import { romaniseMacedonian, romaniseRussian, romaniseUkrainian } from './cyrillic';
import { romaniseDevanagari } from './devanagari';
import { romaniseGerman } from './german';
import { romaniseGreek } from './greek';
import { romaniseChineseFamilyName, romaniseChineseGivenName } from './han';
import { romaniseHangul, romaniseKoreanFamilyName } from './hangul';
import { prepareJapanese } from './japanese';
import { romanisePhonetic } from './phonetic';
import { ARABIC_READINGS } from './readings/arabic';
import { HEBREW_READINGS } from './readings/hebrew';
import { PERSIAN_READINGS } from './readings/persian';
import { THAI_READINGS } from './readings/thai';
import { URDU_READINGS } from './readings/urdu';
import { romaniseThai } from './thai';

export type NameKind = 'first' | 'last';

/** Spells one word of a name in the letters A-Z, in any case. */
type Romanise = (word: string, kind: NameKind) => string;

/** Looks a word up first: scripts that leave vowels out cannot be spelled by rule alone. */
function withReadings(readings: Readonly<Record<string, string>>, spell: Romanise): Romanise {
  return (word, kind) => readings[word] ?? spell(word, kind);
}

async function prepareSystems(): Promise<Readonly<Record<string, Romanise>>> {
  const japanese = await prepareJapanese();
  const chinese: Romanise = (word, kind) =>
    kind === 'last' ? romaniseChineseFamilyName(word) : romaniseChineseGivenName(word);
  return {
    ar: withReadings(ARABIC_READINGS, (word) => romaniseAbjad(word, ARABIC)),
    de: romaniseGerman,
    dv: romanisePhonetic,
    el: romaniseGreek,
    fa: withReadings(PERSIAN_READINGS, (word) => romaniseAbjad(word, PERSIAN)),
    he: withReadings(HEBREW_READINGS, (word) => romaniseAbjad(word, HEBREW)),
    hy: romaniseArmenian,
    ja: (word, kind) => japanese(word, kind === 'last' ? '姓' : '名'),
    ka: romanisePhonetic,
    ko: (word, kind) => (kind === 'last' ? romaniseKoreanFamilyName(word) : romaniseHangul(word)),
    mk: romaniseMacedonian,
    ne: romaniseDevanagari,
    ru: romaniseRussian,
    th: withReadings(THAI_READINGS, romaniseThai),
    uk: romaniseUkrainian,
    ur: withReadings(URDU_READINGS, (word) => romaniseAbjad(word, URDU)),
    zh: chinese,
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Each word of a name in capitalised Latin letters, closed up, hyphens kept: 'Ben Gurion' is BenGurion. */
function spellName(name: string, kind: NameKind, romanise: Romanise): string {
  return name
    .replace(/[^\s\u200c-]+/g, (word) => capitalize(foldLatin(romanise(word, kind))))
    .replace(/[\s\u200c]/g, '');
}

/**
 * A romaniser of the names of every locale: by the usual system of its language, or for other languages in Latin
 * script by dropping marks. It throws where nothing, or a letter outside A-Z, is left.
 */
export async function prepareRomaniser(): Promise<(name: string, locale: string, kind: NameKind) => string> {
  const systems = await prepareSystems();
  return (name, locale, kind) => {
    const romanise = systems[locale.split('_')[0] ?? ''];
    const roman = romanise ? spellName(name, kind, romanise) : foldLatin(name);
    if (!/^[A-Z][A-Za-z]*(-[A-Z][A-Za-z]*)*$/i.test(roman))
      throw new Error(`${name} (${locale}) romanises to '${roman}'`);
    return roman;
  };
}

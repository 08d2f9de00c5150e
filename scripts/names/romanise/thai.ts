import { type Abjad, parseLetters, romaniseAbjad } from './abjad';

/** Initials by the Royal Thai General System; vowels between consonants are often not written. */
const THAI: Abjad = {
  consonants: parseLetters(
    'ก:k ข:kh ค:kh ฆ:kh ง:ng จ:ch ฉ:ch ช:ch ซ:s ฌ:ch ญ:y ฎ:d ฏ:t ฐ:th ฑ:th ฒ:th ณ:n ด:d ต:t ถ:th ท:th ธ:th น:n บ:b ป:p ผ:ph ฝ:f พ:ph ฟ:f ภ:ph ม:m ย:y ร:r ล:l ว:w ศ:s ษ:s ส:s ห:h ฬ:l อ: ฮ:h',
  ),
  vowels: parseLetters('ะ:a ั:a า:a ำ:am ิ:i ี:i ึ:ue ื:ue ุ:u ู:u เ:e แ:ae โ:o ไ:ai ใ:ai ฤ:rue'),
  glides: {},
  initials: {},
  endings: {},
  vowel: 'a',
};

/** A guess for words that no table of readings holds: สมชาย becomes samchay. */
export function romaniseThai(word: string): string {
  const sounded = word.replace(/.[ิุ]?์/g, '').replace(/([เแโไใ])([ก-ฮ])/g, '$2$1');
  return romaniseAbjad(sounded, THAI);
}

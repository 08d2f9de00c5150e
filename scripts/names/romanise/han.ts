import { pinyin } from 'pinyin-pro';

function spell(word: string, mode: 'surname' | 'normal'): string {
  const syllables = pinyin(word, { mode, toneType: 'none', type: 'array', v: true });
  // Chinese passports write ü as yu after l and n: 吕 is lyu.
  return syllables
    .join('')
    .replace(/(?<=[ln])[vü]/g, 'yu')
    .replace(/[vü]/g, 'u');
}

/** Pinyin without tones; family names by their reading as such: 曾 is zeng, 单 shan. */
export function romaniseChineseFamilyName(word: string): string {
  return spell(word, 'surname');
}

/** Pinyin without tones: 雨桐 is yutong. */
export function romaniseChineseGivenName(word: string): string {
  return spell(word, 'normal');
}

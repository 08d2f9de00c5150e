import anyAscii from 'any-ascii';

/**
 * Scripts that write every vowel and take one Latin spelling a letter: Georgian by the national system, Thaana by
 * Malé Latin, both without their apostrophes.
 */
export function romanisePhonetic(word: string): string {
  return anyAscii(word).replaceAll("'", '');
}

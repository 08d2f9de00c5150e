const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:ng च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((entry) => entry.split(':')),
);
const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ं:n ँ:n ः:'
    .split(' ')
    .map((entry) => entry.split(':')),
);
const VIRAMA = '्';
const ANY_CONSONANT = /[क-ह]/;

function isVowelSign(letter: string | undefined): boolean {
  return letter !== undefined && /[ा-ौ]/.test(letter);
}

/** Whether the vowel a, which is not written, sounds after the consonant at this index. */
function carriesA(letters: readonly string[], index: number): boolean {
  const [beforeLast, before, next, afterNext] = [-2, -1, 1, 2].map((offset) => letters[index + offset]);
  // At the end of a word it sounds only after a cluster: Krishna, but Prakash; and not after n: Prashant.
  if (next === undefined) return before === VIRAMA && beforeLast !== 'न';
  // Between two syllables with a written vowel it falls silent: Devkota.
  const isBetween = isVowelSign(before) && isVowelSign(afterNext);
  return ANY_CONSONANT.test(next) && !isBetween;
}

/** Nepali as it is commonly spelled in Latin letters (after Hunterian, long vowels unmarked): पूजा is puja. */
export function romaniseDevanagari(word: string): string {
  const letters = [...word.normalize('NFD').replace(/\u093c/g, '')];
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? '';
      return carriesA(letters, index) ? `${consonant}a` : consonant;
    })
    .join('')
    .replaceAll('jny', 'gy')
    .replace(/jn(?=[aeiou])/g, 'gy');
}

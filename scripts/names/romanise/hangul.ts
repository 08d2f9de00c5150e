const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
/** Finals whose sound changes where a vowel follows. */
const BEFORE_VOWEL: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b', l: 'r' };

const FIRST_SYLLABLE = '가'.charCodeAt(0);
/** The index of the silent ㅇ among the initials. */
const SILENT = 11;

/** Family names have settled spellings, which the Revised Romanization leaves as they are (article 3.7). */
const FAMILY_NAMES: Readonly<Record<string, string>> = { 김: 'kim', 이: 'lee', 박: 'park', 최: 'choi' };

interface Syllable {
  readonly initial: number;
  readonly vowel: number;
  readonly final: number;
}

function split(syllable: string): Syllable {
  const index = syllable.charCodeAt(0) - FIRST_SYLLABLE;
  return { initial: Math.floor(index / 588), vowel: Math.floor(index / 28) % 21, final: index % 28 };
}

function spell({ initial, vowel, final }: Syllable, next: Syllable | undefined): string {
  const closing = FINALS[final] ?? '';
  const linked = next?.initial === SILENT ? (BEFORE_VOWEL[closing] ?? closing) : closing;
  return `${INITIALS[initial]}${VOWELS[vowel]}${linked}`;
}

/** Revised Romanization of Korean; sounds do not assimilate inside a name (article 3.4): 하윤 is hayun. */
export function romaniseHangul(word: string): string {
  const syllables = [...word].map(split);
  return syllables.map((syllable, index) => spell(syllable, syllables[index + 1])).join('');
}

/** 정 is jeong, 김 kim. */
export function romaniseKoreanFamilyName(word: string): string {
  return FAMILY_NAMES[word] ?? romaniseHangul(word);
}

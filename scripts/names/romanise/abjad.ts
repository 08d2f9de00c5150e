/** How a script that leaves short vowels out is spelled: its consonants and the long vowels it writes. */
export interface Abjad {
  readonly consonants: Readonly<Record<string, string>>;
  /** Letters that are always vowels. */
  readonly vowels: Readonly<Record<string, string>>;
  /** Letters that are a vowel after a consonant, and else a consonant. */
  readonly glides: Readonly<Record<string, readonly [vowel: string, consonant: string]>>;
  /** Consonants that sound another way at the start of a word. */
  readonly initials: Readonly<Record<string, string>>;
  /** A last letter that is read as a vowel. */
  readonly endings: Readonly<Record<string, string>>;
  /** The vowel supplied where none is written. */
  readonly vowel: string;
}

/** A table out of 'from:to from:to'. */
export function parseLetters(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(' ').map((entry) => entry.split(':')));
}

const ARABIC_CONSONANTS =
  'ب:b ت:t ث:th ج:j ح:h خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع: غ:gh ف:f ق:q ك:k ل:l م:m ن:n ه:h ء: ئ: ؤ:';

export const ARABIC: Abjad = {
  consonants: parseLetters(ARABIC_CONSONANTS),
  vowels: parseLetters('ا:a أ:a آ:a إ:i ى:a'),
  glides: { و: ['u', 'w'], ي: ['i', 'y'] },
  initials: {},
  endings: parseLetters('ة:a ه:a'),
  vowel: 'a',
};

export const PERSIAN: Abjad = {
  consonants: parseLetters(`${ARABIC_CONSONANTS} ث:s ذ:z ض:z غ:gh ق:gh ک:k گ:g پ:p چ:ch ژ:zh`),
  vowels: parseLetters('ا:a آ:a أ:a'),
  glides: { و: ['u', 'v'], ی: ['i', 'y'], ي: ['i', 'y'] },
  initials: {},
  endings: parseLetters('ه:eh'),
  vowel: 'a',
};

export const URDU: Abjad = {
  ...PERSIAN,
  consonants: parseLetters(`${ARABIC_CONSONANTS} ث:s ذ:z ض:z ک:k گ:g پ:p چ:ch ژ:zh ٹ:t ڈ:d ڑ:r ں:n ہ:h ھ:h`),
  endings: parseLetters('ہ:a'),
};

export const HEBREW: Abjad = {
  consonants: parseLetters(
    "א: ב:v ג:g ד:d ה:h ז:z ח:h ט:t כ:kh ך:kh ל:l מ:m ם:m נ:n ן:n ס:s ע: פ:f ף:f צ:tz ץ:tz ק:k ר:r ש:sh ת:t ':",
  ),
  vowels: {},
  glides: { ו: ['o', 'v'], י: ['i', 'y'] },
  initials: parseLetters('ב:b כ:k פ:p'),
  endings: parseLetters('ה:a'),
  vowel: 'a',
};

/** Hebrew and Arabic marks, which names seldom bear. */
const VOWEL_POINTS = /[\u0591-\u05c7\u064b-\u065f\u0670]/g;

interface Sound {
  readonly latin: string;
  readonly isVowel: boolean;
}

function soundOut(word: string, abjad: Abjad): Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word.normalize('NFC').replace(VOWEL_POINTS, '')];
  for (const [index, letter] of letters.entries()) {
    const before = sounds.at(-1);
    const glide = abjad.glides[letter];
    const ending = index > 0 && index === letters.length - 1 ? abjad.endings[letter] : undefined;
    const vowel = ending ?? abjad.vowels[letter] ?? (before && !before.isVowel ? glide?.[0] : undefined);
    const initial = index === 0 ? abjad.initials[letter] : undefined;
    const latin = vowel ?? glide?.[1] ?? initial ?? abjad.consonants[letter];
    if (latin) sounds.push({ latin, isVowel: vowel !== undefined });
  }
  return sounds;
}

/**
 * A word with a vowel supplied where syllables need one: a guess, for words that no table of readings holds.
 * حسن becomes hasan.
 */
export function romaniseAbjad(word: string, abjad: Abjad): string {
  const sounds = soundOut(word, abjad);
  let open = true;
  return sounds
    .map(({ latin, isVowel }, index) => {
      const next = sounds[index + 1];
      const supply = !isVowel && next && !next.isVowel && (open || index === sounds.length - 2);
      open = !isVowel && !supply;
      return supply ? latin + abjad.vowel : latin;
    })
    .join('');
}

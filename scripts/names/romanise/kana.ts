const SYLLABLES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ア:a イ:i ウ:u エ:e オ:o カ:ka キ:ki ク:ku ケ:ke コ:ko サ:sa シ:shi ス:su セ:se ソ:so',
    'タ:ta チ:chi ツ:tsu テ:te ト:to ナ:na ニ:ni ヌ:nu ネ:ne ノ:no ハ:ha ヒ:hi フ:fu ヘ:he ホ:ho',
    'マ:ma ミ:mi ム:mu メ:me モ:mo ヤ:ya ユ:yu ヨ:yo ラ:ra リ:ri ル:ru レ:re ロ:ro ワ:wa ヲ:o ン:n',
    'ガ:ga ギ:gi グ:gu ゲ:ge ゴ:go ザ:za ジ:ji ズ:zu ゼ:ze ゾ:zo ダ:da ヂ:ji ヅ:zu デ:de ド:do',
    'バ:ba ビ:bi ブ:bu ベ:be ボ:bo パ:pa ピ:pi プ:pu ペ:pe ポ:po ャ:Ya ュ:Yu ョ:Yo ー:',
  ]
    .join(' ')
    .split(' ')
    .map((entry) => entry.split(':')),
);

const HIRAGANA_TO_KATAKANA = 'ア'.charCodeAt(0) - 'あ'.charCodeAt(0);

function toKatakana(kana: string): string {
  return kana.replace(/[ぁ-ゖ]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA),
  );
}

/** Hepburn as Japanese passports write it, long vowels unmarked: サトウ is sato, ユウコ yuko, ショウイチ shoichi. */
export function romaniseKana(kana: string): string {
  return [...toKatakana(kana)]
    .map((letter) => SYLLABLES[letter] ?? letter)
    .join('')
    .replace(/(sh|ch|j)iY/g, '$1')
    .replace(/iY/g, 'y')
    .replace(/ッ(?=ch)/g, 't')
    .replace(/ッ(\w)/g, '$1$1')
    .replace(/n(?=[bmp])/g, 'm')
    .replace(/ou(?!e)|oo/g, 'o')
    .replace(/uu/g, 'u');
}

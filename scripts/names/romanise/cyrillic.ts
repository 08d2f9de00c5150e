/** What most Cyrillic alphabets share. */
const COMMON =
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh';

/** A text's letters replaced by a table 'from:to from:to'; at the start of a word by the second table first. */
function makeTable(entries: string, initials = ''): (word: string) => string {
  const parse = (text: string) =>
    new Map(text.split(' ').map((entry) => entry.split(':') as [string, string]));
  const table = parse(`${COMMON} ${entries}`);
  const initial = parse(initials);
  return (word) =>
    [...word.toLowerCase()]
      .map((letter, index) => (index === 0 ? initial.get(letter) : undefined) ?? table.get(letter) ?? letter)
      .join('');
}

const russian = makeTable('ё:yo й:y щ:shch ъ: ы:y ь: э:e ю:yu я:ya');

/** BGN/PCGN, with е mostly e: Юлия is yuliya, Анатолий anatoliy, Воробьев vorobyev. */
export function romaniseRussian(word: string): string {
  return russian(word.toLowerCase().replace(/[ьъ](?=[еёи])/g, 'й'));
}

const ukrainian = makeTable(
  "г:h ґ:g є:ie и:y і:i ї:i й:i щ:shch ь: ю:iu я:ia ’: ':",
  'є:ye ї:yi й:y ю:yu я:ya',
);

/** The Ukrainian national system (Cabinet resolution 55 of 2010): Згурський is zghurskyi. */
export function romaniseUkrainian(word: string): string {
  return ukrainian(word.toLowerCase().replaceAll('зг', 'зgh'));
}

/** The Macedonian passport system: Ѓорѓи is gjorgji. */
export const romaniseMacedonian = makeTable('ѓ:gj ѕ:dz ј:j љ:lj њ:nj ќ:kj х:h ц:c џ:dj');

/** ELOT 743 (ISO 843 type 2), the system of Greek passports; digraphs first. */
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/[αά]υ(?=[αεηιοωβγδζλμνρ])/g, 'av'],
  [/[αά]υ|αύ(?![αεηιοωβγδζλμνρ])/g, 'af'],
  [/αύ/g, 'av'],
  [/ε[υύ](?=[αάεέηήιίοόωώβγδζλμνρ])/g, 'ev'],
  [/ε[υύ]/g, 'ef'],
  [/ο[υύ]/g, 'ou'],
  [/γγ/g, 'ng'],
  [/γξ/g, 'nx'],
  [/γχ/g, 'nch'],
  [/^μπ/g, 'b'],
];

const LETTERS: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** Γιώργος: giorgos. A diaeresis keeps two vowels apart: Ζαΐμης is zaimis. */
export function romaniseGreek(word: string): string {
  const composed = DIGRAPHS.reduce(
    (text, [digraph, latin]) => text.replace(digraph, latin),
    word.toLowerCase(),
  );
  return composed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Script=Greek}/gu, (letter) => LETTERS[letter] ?? '');
}

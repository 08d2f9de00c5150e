import anyAscii from 'any-ascii';

/** BGN/PCGN without its apostrophes: Լուսինե is lusine, Եղիազարյան yeghiazaryan, Ոսկան voskan. */
export function romaniseArmenian(word: string): string {
  const prepared = word
    .toLowerCase()
    .replaceAll('ու', 'u')
    .replace(/^ե/, 'ye')
    .replace(/^ո/, 'vo')
    .replaceAll('ռ', 'ր');
  return anyAscii(prepared).replaceAll("'", '').replaceAll('ow', 'u');
}

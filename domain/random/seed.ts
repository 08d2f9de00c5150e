/** In UTF-16 code units, like the maxlength of a text field. */
export const MAX_SEED_LENGTH = 200;

const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Spaces, joiners, fillers, and the empty braille pattern. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Removes the whitespace around a seed. Returns '' if nothing in it is visible. */
export function trimSeed(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim();
}

/** FNV-1a, 32 bits, over the text's UTF-8 bytes. */
function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

/**
 * Turns a seed into a number. ASCII digits are that number if it is in range: '007' is 7. Any other text is hashed,
 * after normalizing (NFC) so that 'é' is the same seed on every keyboard. Whitespace around it is ignored.
 *
 * @param text not blank
 * @returns a whole number from 0 to 2^32-1, both inclusive
 */
export function parseSeed(text: string): number {
  const trimmed = text.trim();
  const number = /^[0-9]+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return number < 2 ** 32 ? number : hashText(trimmed.normalize('NFC'));
}

/** Whether a link can contain a seed: not blank, at most 200 code units, no control characters, no lone surrogates. */
export function isLinkableSeed(text: string): boolean {
  return text.length <= MAX_SEED_LENGTH && trimSeed(text) !== '' && !/[\p{Cc}\p{Cs}]/u.test(text);
}

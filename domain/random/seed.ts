/** The longest seed that a link carries, in UTF-16 code units, like the maxlength of a text field. */
export const MAX_SEED_LENGTH = 200;

const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A text that shows nothing: spaces, joiners, fillers, the empty braille pattern. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A seed without the white space around it; '' if nothing of it can be seen. */
export function trimSeed(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim();
}

/** FNV-1a, 32 bits, over the text's UTF-8 octets: plain integer arithmetic, the same in every browser. */
function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (const octet of new TextEncoder().encode(text)) hash = Math.imul(hash ^ octet, FNV_PRIME);
  return hash >>> 0;
}

/**
 * Turns the text of a seed into a number.
 *
 * ASCII digits stay the number that they spell, if it is in range; leading zeros do not matter: '007' is 7. Any other
 * text is normalized (NFC) and hashed, so that 'é' is the same seed on every keyboard. White space around the text is
 * dropped, because copied seeds often have some.
 *
 * @param text some of it can be seen
 * @returns a whole number from 0 to 2^32-1, both inclusive
 */
export function parseSeed(text: string): number {
  const trimmed = text.trim();
  const number = /^[0-9]+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return number < 2 ** 32 ? number : hashText(trimmed.normalize('NFC'));
}

/** Whether a link can carry a seed: visible, at most 200 code units, no control characters, no lone surrogates. */
export function isLinkableSeed(text: string): boolean {
  return text.length <= MAX_SEED_LENGTH && trimSeed(text) !== '' && !/[\p{Cc}\p{Cs}]/u.test(text);
}

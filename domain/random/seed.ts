/** The longest seed that a link carries, in UTF-16 code units: those that a text field's maxlength counts. */
export const MAX_SEED_LENGTH = 200;

const MAX_UINT32 = 2 ** 32 - 1;
const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits, over the text's UTF-8 octets: plain integer arithmetic, the same in every browser. */
function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (const octet of new TextEncoder().encode(text)) hash = Math.imul(hash ^ octet, FNV_PRIME);
  return hash >>> 0;
}

/**
 * The seed that a text stands for: a whole number from 0 to 2^32-1, both included.
 *
 * A whole number of that range in ASCII digits stays that number; leading zeros do not matter: '007' is 7. Every
 * other text is hashed in Unicode's composed form, so that 'é' typed on any keyboard is one seed. White space
 * around a text is dropped: a copied seed often brings some along.
 *
 * @param text not blank: what a blank text means is for the caller to say
 */
export function parseSeed(text: string): number {
  const trimmed = text.trim();
  const number = /^[0-9]+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return number <= MAX_UINT32 ? number : hashText(trimmed.normalize('NFC'));
}

/** Whether a link can carry a seed: not blank, at most 200 long, no control characters, no lone surrogates. */
export function isLinkableSeed(text: string): boolean {
  return text.length <= MAX_SEED_LENGTH && text.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** The longest seed that can be typed, in UTF-16 code units, like the maxlength of a text field. */
export const MAX_SEED_LENGTH = 200;

/** The longest seed in a link, in UTF-16 code units. Never lower it: links that people have saved must keep working. */
export const MAX_LINK_SEED_LENGTH = 200;

/**
 * Removes the whitespace around a seed, and composes its letters: 'é' is one or two characters, depending on the
 * keyboard.
 */
export function normalizeSeed(text: string): string {
  return text.trim().normalize('NFC');
}

/** Whether a seed is valid, typed or in a link: at most 200 code units, no control characters, no lone surrogates. */
export function isValidSeed(text: string): boolean {
  return text.length <= MAX_LINK_SEED_LENGTH && !/[\p{Cc}\p{Cs}]/u.test(text);
}

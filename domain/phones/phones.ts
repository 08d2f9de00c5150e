import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { hasCallingCode, type RegionCode } from '../countries/countries';
import type { PhoneFormat } from './phone-format';
import { createRandomPhones, makePlaceholder } from './random-phone';
import { createReservedPhones } from './reserved-phone';
import { createValidPhones } from './valid-phone';

/** How phones are drawn: by the spec's rule (the default), always valid, or from ranges set aside for fiction. */
export const PHONE_MODES = ['random', 'valid', 'reserved'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];

/**
 * Creates the phones of one run. Where a country sets no range aside, Reserved numbers are Valid ones.
 *
 * @returns draws the next phone; its text is null if the country has no calling code (spec §3)
 */
export function createPhones(
  random: RandomGenerator,
  country: RegionCode,
  mode: PhoneMode,
  format: PhoneFormat,
): () => { readonly text: string | null; readonly isPlaceholder: boolean } {
  if (!hasCallingCode(country)) return () => ({ text: null, isPlaceholder: false });
  const createMode = { random: createRandomPhones, valid: createValidPhones, reserved: createReservedPhones };
  const draw = createMode[mode](random, country, format) ?? createValidPhones(random, country, format);
  const placeholder = { text: makePlaceholder(country, format), isPlaceholder: true };
  return () => {
    const text = draw();
    return text === null ? placeholder : { text, isPlaceholder: false };
  };
}

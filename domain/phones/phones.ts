import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { hasCallingCode, type RegionCode } from '../countries/countries';
import type { PhoneFormat } from './phone-format';
import { createRandomPhones, makePlaceholder } from './random-phone';
import { createReservedPhones } from './reserved-phone';
import { createValidPhones } from './valid-phone';

/** How phones are drawn. The first is the default, the spec's rule. */
export const PHONE_MODES = ['random', 'valid', 'reserved'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];

/**
 * Creates the phones of one run. Countries without reserved ranges get Valid numbers instead of Reserved ones.
 *
 * @returns draws the next phone, whose text is null if the country has no calling code (spec §3)
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

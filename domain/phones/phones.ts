import type { SimpleFaker } from '@faker-js/faker';
import { hasCallingCode, type RegionCode } from '../countries/countries';
import type { PhoneFormat } from './phone-format';
import { createRandomPhoneDraw, makePlaceholder } from './random-phone';
import { createReservedPhoneDraw } from './reserved-phone';
import { createValidPhoneDraw } from './valid-phone';

/** How phones are drawn. The first is the default, the spec's rule. */
export const PHONE_MODES = ['random', 'valid', 'fictional'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];

/**
 * Creates a draw of the phones of one run. Without a calling code, the text is null (spec §3). If a country sets no
 * range aside, Fictional means Valid.
 */
export function createPhoneDraw(
  faker: SimpleFaker,
  country: RegionCode,
  mode: PhoneMode,
  format: PhoneFormat,
): () => { readonly text: string | null; readonly isPlaceholder: boolean } {
  if (!hasCallingCode(country)) return () => ({ text: null, isPlaceholder: false });
  const creators = { random: createRandomPhoneDraw, valid: createValidPhoneDraw, fictional: createReservedPhoneDraw };
  const draw = creators[mode](faker, country, format) ?? createValidPhoneDraw(faker, country, format);
  const placeholder = { text: makePlaceholder(country, format), isPlaceholder: true };
  return () => {
    const text = draw();
    return text === null ? placeholder : { text, isPlaceholder: false };
  };
}

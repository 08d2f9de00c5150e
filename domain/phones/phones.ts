import type { CountryCode } from 'libphonenumber-js/max/es6';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { hasCallingCode } from '../countries/calling-code';
import type { RegionCode } from '../countries/countries';
import type { PhoneFormat } from './phone-format';
import type { PhoneMode } from './phone-mode';
import { prepareRandomPhone } from './random-phone';
import { prepareReservedPhone } from './reserved-phone';
import { prepareValidPhone } from './valid-phone';

/** Prepares the phones of one run in one mode. */
type PrepareMode = (random: RandomGenerator, country: CountryCode, format: PhoneFormat) => () => string;

const RULES: Readonly<Record<PhoneMode, PrepareMode>> = {
  random: prepareRandomPhone,
  valid: prepareValidPhone,
  reserved: (random, country, format) =>
    prepareReservedPhone(random, country, format) ?? prepareValidPhone(random, country, format),
};

/**
 * Prepares the phones of one run.
 *
 * @returns draws the next phone; in every mode null if the country has no calling code (spec §3)
 */
export function preparePhones(
  random: RandomGenerator,
  country: RegionCode,
  mode: PhoneMode,
  format: PhoneFormat,
): (() => string) | (() => null) {
  return hasCallingCode(country) ? RULES[mode](random, country, format) : () => null;
}

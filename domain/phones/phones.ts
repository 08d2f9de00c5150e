import type { CountryCode } from 'libphonenumber-js/max/es6';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { hasCallingCode } from '../countries/calling-code';
import type { RegionCode } from '../countries/countries';
import type { PhoneFormat } from './phone-format';
import type { PhoneMode } from './phone-mode';
import { prepareRandomPhone } from './random-phone';
import { prepareReservedPhone } from './reserved-phone';
import { prepareValidPhone } from './valid-phone';

/** Draws one phone, written in the run's format. */
type DrawPhone = (random: RandomGenerator) => string;

const RULES: Readonly<Record<PhoneMode, (country: CountryCode, format: PhoneFormat) => DrawPhone>> = {
  random: prepareRandomPhone,
  valid: prepareValidPhone,
  reserved: (country, format) => prepareReservedPhone(country, format) ?? prepareValidPhone(country, format),
};

/** Prepares one run's phones; each is null where the country has no calling code (spec §3), in every mode. */
export function preparePhones(
  country: RegionCode,
  mode: PhoneMode,
  format: PhoneFormat,
): DrawPhone | (() => null) {
  return hasCallingCode(country) ? RULES[mode](country, format) : () => null;
}

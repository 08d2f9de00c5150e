import type { SimpleFaker } from '@faker-js/faker';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max/es6';
import { hasCallingCode, type RegionCode } from '../countries/countries';
import { getRanges } from './country-ranges';
import { createNumberDraw } from './draw-number';
import { createMobileMatcher } from './numbering-plan';
import { createPhoneFormatter, type PhoneFormat } from './phone-format';
import { createRandomPhoneDraw, isPlaceholderValid, PLACEHOLDER_DIGITS } from './random-phone';
import { createRangeMatcher } from './range';

/** How phones are drawn. The first is the default, the spec's rule. */
export const PHONE_MODES = ['random', 'valid', 'fictional'] as const;
export type PhoneMode = (typeof PHONE_MODES)[number];

/** A drawn phone, and what is known about it. */
export interface Phone {
  /** Null if the country has no calling code (spec §3). */
  readonly text: string | null;
  /** In E.164, whatever the format of the text. */
  readonly e164: string | null;
  /** Whether all attempts failed, so that this is the placeholder (spec §5). */
  readonly isPlaceholder: boolean;
  /** Whether the library calls it a mobile, or can't tell it from one (US). */
  readonly isMobile: boolean;
  /** Whether it may belong to someone: it is valid, and the country does not set it aside for fiction. */
  readonly mayBelongToSomeone: boolean;
}

const NO_PHONE: Phone = { text: null, e164: null, isPlaceholder: false, isMobile: false, mayBelongToSomeone: false };

/** Creates a draw of national numbers: Random ones, which are null if all attempts fail, or from the country's ranges. */
function createNationalDraw(faker: SimpleFaker, country: CountryCode, mode: PhoneMode): () => string | null {
  if (mode === 'random') return createRandomPhoneDraw(faker, country);
  const fictional = mode === 'fictional' ? (['fictional'] as const) : [];
  // A country gets fixed lines only if the library assigns all of its mobile numbers to another country.
  return createNumberDraw(faker, getRanges(country, ...fictional, 'mobile', 'fixed'));
}

/** Creates a draw of the phones of one run. If a country sets no range aside, Fictional means Valid. */
export function createPhoneDraw(
  faker: SimpleFaker,
  country: RegionCode,
  mode: PhoneMode,
  format: PhoneFormat,
): () => Phone {
  if (!hasCallingCode(country)) return () => NO_PHONE;
  const callingCode = getCountryCallingCode(country);
  const draw = createNationalDraw(faker, country, mode);
  const isMobile = createMobileMatcher(country);
  const isFictional = createRangeMatcher(Object.keys(getRanges(country, 'fictional')));
  const formatPhone = createPhoneFormatter(country, format);
  const makePhone = (nationalNumber: string, isPlaceholder: boolean, isValid: boolean): Phone => ({
    text: formatPhone(nationalNumber),
    e164: `+${callingCode}${nationalNumber}`,
    isPlaceholder,
    isMobile: isValid && isMobile(nationalNumber),
    mayBelongToSomeone: isValid && !isFictional(nationalNumber),
  });
  const placeholder = makePhone(PLACEHOLDER_DIGITS, true, isPlaceholderValid(country));
  return () => {
    const nationalNumber = draw();
    return nationalNumber === null ? placeholder : makePhone(nationalNumber, false, true);
  };
}

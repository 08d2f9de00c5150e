import { type CountryCode, getCountryCallingCode, PhoneNumber } from 'libphonenumber-js/max/es6';

/** How phones are written. The first is the default (spec §3). */
export const PHONE_FORMATS = ['international', 'e164', 'national'] as const;
export type PhoneFormat = (typeof PHONE_FORMATS)[number];

/**
 * Makes a phone from a national number (digits without a national prefix), valid or not. Avoids the library's parser,
 * which is slow and turns numbers of EH into numbers of MA. Throws an Error unless the text is one or more digits.
 */
export function makePhoneNumber(country: CountryCode, nationalNumber: string): PhoneNumber {
  const phone = new PhoneNumber(`+${getCountryCallingCode(country)}${nationalNumber}`);
  phone.country = country;
  return phone;
}

/** What the library calls each format. */
const LIBRARY_FORMATS = { international: 'INTERNATIONAL', e164: 'E.164', national: 'NATIONAL' } as const;

/** Formats a phone: '+44 20 7946 0018' (international), '+442079460018' (E.164), '020 7946 0018' (national). */
export function formatPhone(phone: PhoneNumber, format: PhoneFormat): string {
  return phone.format(LIBRARY_FORMATS[format]);
}

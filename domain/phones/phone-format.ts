import { type CountryCode, getCountryCallingCode, PhoneNumber } from 'libphonenumber-js/max/es6';

/** How phones are written. The first is the default (spec §3). */
export const PHONE_FORMATS = ['international', 'e164', 'national'] as const;
export type PhoneFormat = (typeof PHONE_FORMATS)[number];

/** What the library calls each format. */
const LIBRARY_FORMATS = { international: 'INTERNATIONAL', e164: 'E.164', national: 'NATIONAL' } as const;

/**
 * Creates a function that formats national numbers, valid or not: '+44 20 7946 0018' (international), '+442079460018'
 * (E.164), '020 7946 0018' (national). It avoids the library's parser, which is slow, turns numbers of EH into numbers of
 * MA, and would strip the 1 of MH's placeholder as a national prefix.
 */
export function createPhoneFormatter(country: CountryCode, format: PhoneFormat): (nationalNumber: string) => string {
  // One object for all numbers: creating one takes half as long as formatting it.
  const phone = new PhoneNumber(`+${getCountryCallingCode(country)}1`);
  return (nationalNumber) => Object.assign(phone, { nationalNumber }).format(LIBRARY_FORMATS[format]);
}

import { type CountryCode, getCountryCallingCode, PhoneNumber } from 'libphonenumber-js/max/es6';

/** How a phone is written; the number is the same in each. The first is the default (spec §3). */
export const PHONE_FORMATS = ['international', 'e164', 'national'] as const;
export type PhoneFormat = (typeof PHONE_FORMATS)[number];

/**
 * Creates a function that makes phones of a country from national numbers (digits, without a national prefix). It checks
 * neither the number nor the country: the library's parser does both, but it is slow, and gives the numbers of EH to MA.
 *
 * @returns makes a phone; throws an Error if the national number is empty or holds anything but digits
 */
export function createPhoneMaker(country: CountryCode): (nationalNumber: string) => PhoneNumber {
  const callingCode = getCountryCallingCode(country);
  return (nationalNumber) => {
    const phone = new PhoneNumber(`+${callingCode}${nationalNumber}`);
    phone.country = country;
    return phone;
  };
}

/** Formats a phone: '+44 20 7946 0018' (international), '+442079460018' (E.164), '020 7946 0018' (national). */
export function formatPhone(phone: PhoneNumber, format: PhoneFormat): string {
  switch (format) {
    case 'international':
      return phone.formatInternational();
    case 'e164':
      return phone.number;
    case 'national':
      return phone.formatNational();
  }
}

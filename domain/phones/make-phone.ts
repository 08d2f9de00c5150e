import { type CountryCode, getCountryCallingCode, PhoneNumber } from 'libphonenumber-js/max/es6';

/**
 * Prepares making phones of a country. Unlike the library's parser, which is slow, it believes the caller.
 *
 * @returns takes a national number of the country: digits, without a national prefix
 */
export function prepareMakePhone(country: CountryCode): (nationalNumber: string) => PhoneNumber {
  const callingCode = getCountryCallingCode(country);
  return (nationalNumber) => {
    const phone = new PhoneNumber(`+${callingCode}${nationalNumber}`);
    phone.country = country;
    return phone;
  };
}

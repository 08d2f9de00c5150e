import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { createPrefixStripper } from '../../../domain/phones/numbering-plan';

test.each<[CountryCode, string, string, string]>([
  ['FR', 'a prefix', '0123456789', '123456789'],
  ['HU', 'a prefix of two digits', '0612345678', '12345678'],
  ['BY', 'a prefix other than the usual one', '0291234567', '291234567'],
  ['TM', 'a prefix without a pattern of its own', '812345678', '12345678'],
  ['CO', 'a prefix with a carrier code', '033012345678', '3012345678'],
  ['KZ', 'a prefix other than 0', '87012345678', '7012345678'],
  ['AR', 'a prefix without the digits that may follow it', '01123456789', '1123456789'],
  ['ES', 'no prefix', '612345678', '612345678'],
])('%s, %s: %s is %s, as in the library', (country, _, digits, nationalNumber) => {
  expect(createPrefixStripper(country)(digits)).toBe(nationalNumber);
  expect(parsePhoneNumber(`+${getCountryCallingCode(country)}${digits}`)?.nationalNumber).toBe(nationalNumber);
});

import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';

const PERSONAL_TYPES: readonly unknown[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/** libphonenumber-js reads all numbers of Western Sahara as Morocco's, whose leading digits cover all of +212. */
const READ_AS: Partial<Record<CountryCode, CountryCode>> = { EH: 'MA' };

/**
 * Whether libphonenumber-js calls the phone a valid mobile or fixed line of the country.
 *
 * @param phone in international format, exactly as libphonenumber-js writes it
 */
export function isValid(phone: string, country: CountryCode): boolean {
  const read = parsePhoneNumber(phone);
  if (!read?.isValid() || read.country !== (READ_AS[country] ?? country)) return false;
  // Its type must come from the plan of this country, not of the one that it is read as.
  read.country = country;
  return PERSONAL_TYPES.includes(read.getType()) && !read.ext && read.formatInternational() === phone;
}

import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max/es6';

/** Spec §9. */
const FALLBACK_DIGITS = '123456789';

/**
 * The phone that stands where no attempt succeeded: the calling code and 123456789 (spec §5).
 * The library groups the digits unless it would strip one as a national prefix, as it does for MH.
 */
export function makePlaceholder(country: CountryCode): string {
  const callingCode = getCountryCallingCode(country);
  const digits = `+${callingCode}${FALLBACK_DIGITS}`;
  const grouped = parsePhoneNumber(digits)?.formatInternational();
  return grouped?.replaceAll(/[^+0-9]/g, '') === digits ? grouped : `+${callingCode} ${FALLBACK_DIGITS}`;
}

/** Whether the placeholder happens to be a valid number of the country, as it does in 18 of 245: it may be someone's. */
export function isPlaceholderValid(country: CountryCode): boolean {
  const phone = parsePhoneNumber(makePlaceholder(country));
  return phone?.country === country && phone.isValid();
}

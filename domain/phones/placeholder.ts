import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max/es6';
import { formatPhone, type PhoneFormat } from './phone-format';

/** Spec §9. */
const FALLBACK_DIGITS = '123456789';

/** The placeholder without grouping. */
function makePlainPlaceholder(callingCode: string, format: PhoneFormat): string {
  if (format === 'national') return FALLBACK_DIGITS;
  return format === 'e164' ? `+${callingCode}${FALLBACK_DIGITS}` : `+${callingCode} ${FALLBACK_DIGITS}`;
}

/**
 * The phone that stands where no attempt succeeded: the calling code and 123456789 (spec §5), in the national format
 * without the calling code. The library groups the digits unless it would strip one as a national prefix, as it does
 * for MH.
 */
export function makePlaceholder(country: CountryCode, format: PhoneFormat): string {
  const callingCode = getCountryCallingCode(country);
  const phone = parsePhoneNumber(`+${callingCode}${FALLBACK_DIGITS}`);
  return phone?.nationalNumber === FALLBACK_DIGITS
    ? formatPhone(phone, format)
    : makePlainPlaceholder(callingCode, format);
}

/** Whether the placeholder happens to be a valid number of the country, as it does in 18 of 245: it may be someone's. */
export function isPlaceholderValid(country: CountryCode): boolean {
  const phone = parsePhoneNumber(makePlaceholder(country, 'e164'));
  return phone?.country === country && phone.isValid();
}

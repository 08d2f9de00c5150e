import { faker } from '@faker-js/faker/locale/en';
import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { hasCallingCode, type RegionCode } from '../../domain/countries/countries';
import type { Contact } from '../../domain/files/contact';

/** The phone rule (spec §5), written plainly, without regard to speed. */
function drawTextbookPhone(country: CountryCode): string {
  const callingCode = getCountryCallingCode(country);
  for (let attempt = 0; attempt < 10; attempt++) {
    const digits = String(Math.floor(Math.random() * 1e10)).padStart(10, '0');
    const phone = parsePhoneNumber(`+${callingCode}${digits}`);
    if (phone?.isValid() && phone.country === country && !phone.ext) return phone.formatInternational();
  }
  return parsePhoneNumber(`+${callingCode}123456789`)?.formatInternational() ?? `+${callingCode} 123456789`;
}

/** Contacts (spec §1), made plainly: names and emails straight from faker's English locale. */
export function generateTextbookContacts(country: RegionCode, count: number): Contact[] {
  return Array.from({ length: count }, () => {
    const firstName = faker.person.firstName();
    const lastName = faker.person.lastName();
    return {
      first_name: firstName,
      last_name: lastName,
      email: faker.internet.email({ firstName, lastName }),
      phone: hasCallingCode(country) ? drawTextbookPhone(country) : null,
    };
  });
}

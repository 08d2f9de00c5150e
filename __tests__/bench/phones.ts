/**
 * Prints what 1,000 Valid numbers of each country look like: the share of mobiles, the lengths of the national numbers,
 * and the most frequent first two digits. Only reports; it checks no limits. Run: `npx tsx __tests__/bench/phones.ts`.
 */
import parsePhoneNumber, { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { createValidPhoneDraw } from '../../domain/phones/valid-phone';
import { createFieldFaker } from '../../domain/random/field-faker';

const COUNT = 1000;

/** The most frequent texts, each with its share in percent. */
function rank(texts: readonly string[], most: number): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([text, count]) => `${text} (${Math.round((100 * count) / texts.length)} %)`)
    .join(', ');
}

function makeRow(country: CountryCode): string {
  const phones = Array.from({ length: COUNT }, createValidPhoneDraw(createFieldFaker('1', 'phone'), country, 'e164'));
  const types = phones.map((phone) => parsePhoneNumber(phone)?.getType() ?? 'none');
  const national = phones.map((phone) => phone.slice(getCountryCallingCode(country).length + 1));
  const lengths = rank(
    national.map(({ length }) => String(length)),
    4,
  );
  const starts = rank(
    national.map((digits) => digits.slice(0, 2)),
    6,
  );
  return `| ${country} | ${rank(types, 3)} | ${lengths} | ${starts} | ${new Set(phones).size} |`;
}

console.log('| country | types | lengths | first digits | different |\n|---|---|---|---|---|');
for (const country of getCountries().toSorted()) console.log(makeRow(country));

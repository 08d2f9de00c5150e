/**
 * Prints for each region what 1,000 Valid numbers look like: the share of mobiles, the lengths of the national numbers, and
 * the most frequent first two digits. It only reports; nothing can fail. Run: `npm run bench`.
 */
import parsePhoneNumber, { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { createValidPhones } from '../../domain/phones/valid-phone';
import { openStream } from '../../domain/random/random';

const COUNT = 1000;

/** The most frequent texts, each with its share in per cent. */
function rank(texts: readonly string[], most: number): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([text, count]) => `${text} (${Math.round((100 * count) / texts.length)} %)`)
    .join(', ');
}

function makeRow(region: CountryCode): string {
  const phones = Array.from({ length: COUNT }, createValidPhones(openStream('1', 'phone'), region, 'e164'));
  const types = phones.map((phone) => parsePhoneNumber(phone)?.getType() ?? 'none');
  const national = phones.map((phone) => phone.slice(getCountryCallingCode(region).length + 1));
  const lengths = rank(
    national.map(({ length }) => String(length)),
    4,
  );
  const starts = rank(
    national.map((digits) => digits.slice(0, 2)),
    6,
  );
  return `| ${region} | ${rank(types, 3)} | ${lengths} | ${starts} | ${new Set(phones).size} |`;
}

console.log('| region | types | lengths | first digits | different |\n|---|---|---|---|---|');
for (const region of getCountries().toSorted()) console.log(makeRow(region));

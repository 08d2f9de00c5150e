import { readFileSync } from 'node:fs';
import parsePhoneNumber, { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import { type DigitStrings, stringAt } from '../../../domain/phones/digit-strings';
import { parsePattern } from '../../../domain/phones/number-pattern';
import { parseRows } from '../../../scripts/parse-rows';
import { isValidByGoogle } from '../../phone-validators';

function listPhones(region: CountryCode, strings: DigitStrings): string[] {
  const callingCode = getCountryCallingCode(region);
  return Array.from({ length: strings.size }, (_, rank) => `+${callingCode}${stringAt(strings, rank)}`);
}

const TABLE = readFileSync(new URL('../../../domain/phones/reserved-ranges.tsv', import.meta.url), 'utf8');

const ROWS = parseRows(TABLE).map(([, [region, line, pattern = '']]) => {
  const strings = parsePattern(pattern);
  return { region: region as CountryCode, line, strings, first: stringAt(strings, 0), size: strings.size };
});

/** Google's validator is slow, so it checks only every 13th number. The step varies the last digit. */
const GOOGLE_STEP = 13;

test.each(ROWS)(
  '$region: the library accepts all $size numbers from $first as $line, and Google accepts every 13th',
  ({ region, line, strings }) => {
    for (const [index, phone] of listPhones(region, strings).entries()) {
      const read = parsePhoneNumber(phone);
      const isByLibrary = read?.country === region && read.getType() === line;
      if (!isByLibrary || (index % GOOGLE_STEP === 0 && !isValidByGoogle(phone, region)))
        throw new Error(`${phone} is no valid ${line} of ${region}`);
    }
  },
);

test.each([
  ['+1 800 555 0100'],
  ['+1 900 555 0100'],
  ['+1 500 555 0100'],
  ['+1 600 555 0100'],
  ['+1 201 555 0200'],
  ['+44 28 9018 0000'],
  ['+44 808 157 0000'],
  ['+46 70 174 06 04'],
  ['+61 491 570 007'],
  ['+61 1800 160 401'],
  ['+353 89 011 0000'],
  ['+33 9 72 10 00 00'],
])('%s is in no range', (phone) => {
  const digits = phone.replaceAll(' ', '');
  for (const { region, strings } of ROWS) expect(listPhones(region, strings)).not.toContain(digits);
});

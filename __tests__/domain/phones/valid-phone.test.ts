import { readFileSync } from 'node:fs';
import { SimpleFaker } from '@faker-js/faker';
import parsePhoneNumber, { type CountryCode, getCountries } from 'libphonenumber-js/max';
import { parsePattern } from '../../../domain/phones/number-pattern';
import { getNumberingPlan } from '../../../domain/phones/numbering-plan';
import type { PhoneFormat } from '../../../domain/phones/phone-format';
import { createValidPhoneDraw } from '../../../domain/phones/valid-phone';
import { parseRows } from '../../../scripts/parse-rows';
import { isValid } from './is-valid';

/** The library attributes all mobile numbers of their calling code to another country. */
const WITHOUT_OWN_MOBILES = ['AX', 'BL', 'CC', 'CX', 'MF', 'SJ', 'VA'];

const draw = (country: CountryCode, count: number, format: PhoneFormat = 'international') =>
  Array.from({ length: count }, createValidPhoneDraw(new SimpleFaker({ seed: 1 }), country, format));

const getType = (phone: string, country: CountryCode) => {
  const read = parsePhoneNumber(phone);
  // The library reads the numbers of Western Sahara as Morocco's.
  if (read) read.country = country;
  return read?.getType();
};

test('every phone is valid for its country, formatted by the library, and has no extension', () => {
  for (const country of getCountries())
    expect(draw(country, 100).filter((phone) => !isValid(phone, country))).toEqual([]);
});

test('every phone is a mobile if the library knows mobiles of the country, and a fixed line otherwise', () => {
  for (const country of getCountries()) {
    const hasMobiles = getNumberingPlan(country).type('MOBILE') && !WITHOUT_OWN_MOBILES.includes(country);
    const expected = ['FIXED_LINE_OR_MOBILE', hasMobiles ? 'MOBILE' : 'FIXED_LINE'];
    const types = new Set(draw(country, 100).map((phone) => getType(phone, country)));
    expect([country, [...types].filter((type) => !expected.includes(type ?? ''))]).toEqual([country, []]);
  }
});

test('1,000 phones of a country all differ; only Tokelau has just 300, and repeats them after the last', () => {
  for (const country of getCountries())
    expect([country, new Set(draw(country, 1000)).size]).toEqual([country, country === 'TK' ? 300 : 1000]);
  expect(new Set(draw('TK', 300)).size).toBe(300);
});

test('no row of mobile-ranges.tsv lists a number twice', () => {
  for (const [, [country, row = '']] of parseRows(readFileSync('domain/phones/mobile-ranges.tsv', 'utf8'))) {
    const sequences = parsePattern(row).map(({ sequence }) => sequence);
    const overlap = sequences.filter((a, index) =>
      sequences
        .slice(0, index)
        .some((b) => a.length === b.length && a.every((digits, at) => digits.some((digit) => b[at]?.includes(digit)))),
    );
    expect([country, overlap]).toEqual([country, []]);
  }
});

test.each<[CountryCode, RegExp, string]>([
  ['NL', /^\+316\d{8}$/, 'no machines (097)'],
  ['BG', /^\+359[89]\d{8}$/, 'nine digits, not the eight of 43'],
  ['AD', /^\+376[36]\d{5}$/, 'six digits, not nine'],
  ['IL', /^\+9725\d{8}$/, 'no fax numbers (153)'],
  ['BR', /^\+55[1-9][1-9]9\d{8}$/, 'eleven digits with a 9'],
  ['IT', /^\+393\d{9}$/, 'no messages from companies (43)'],
  ['CH', /^\+417[5-9]\d{7}$/, 'neither 068 nor 069'],
  ['ZA', /^\+27[678]\d{8}$/, 'neither 019 nor 050'],
  ['PL', /^\+48[4-8]\d{8}$/, 'no machines (21)'],
  ['JP', /^\+81[789]0\d{8}$/, 'neither pagers nor machines (020)'],
  ['AT', /^\+436\d{9,10}$/, 'ten or eleven digits'],
  ['KR', /^\+8210\d{8}$/, 'no pagers (012)'],
])('phones of %s match %s: %s', (country, pattern) => {
  expect(draw(country, 300, 'e164').filter((phone) => !pattern.test(phone))).toEqual([]);
});

import { COUNTRIES, type RegionCode } from '../../../domain/countries/countries';
import { getNameLocale } from '../../../domain/names/name-locale';

test.each<[RegionCode, string, string]>([
  ['US', 'en', 'en'],
  ['GB', 'en_GB', 'en-GB'],
  ['JP', 'ja', 'ja'],
  ['KR', 'ko', 'ko'],
  ['CN', 'zh_CN', 'zh-CN'],
  ['TW', 'zh_TW', 'zh-TW'],
  ['HK', 'zh_TW', 'zh-TW'],
  ['IN', 'en_IN', 'en-IN'],
  ['GH', 'en_GH', 'en-GH'],
  ['SN', 'fr_SN', 'fr-SN'],
  ['CA', 'en', 'en'],
  ['BE', 'nl_BE', 'nl-BE'],
  ['LU', 'fr', 'fr'],
  ['CH', 'de_CH', 'de-CH'],
  ['AT', 'de_AT', 'de-AT'],
  ['LI', 'de', 'de'],
  ['MX', 'es_MX', 'es-MX'],
  ['AR', 'es', 'es'],
  ['BR', 'pt_BR', 'pt-BR'],
  ['AO', 'pt_PT', 'pt-PT'],
  ['CY', 'el', 'el'],
  ['EG', 'ar', 'ar'],
  ['AF', 'fa', 'fa'],
  ['PK', 'ur', 'ur'],
  ['NP', 'ne', 'ne'],
  ['KZ', 'ru', 'ru'],
  ['MD', 'ro_MD', 'ro-MD'],
  ['RS', 'sr_RS_latin', 'sr-Latn-RS'],
  ['UZ', 'uz_UZ_latin', 'uz-Latn-UZ'],
])('names of %s come from %s and are tagged %s', (region, code, lang) => {
  expect(getNameLocale(region)).toEqual({ code, lang, isFallback: false });
});

test.each<RegionCode>(['IS', 'MN', 'BD', 'PH', 'MY', 'XK', 'BG', 'ET'])(
  'English stands in for %s, of whose main language there are no names',
  (region) => {
    expect(getNameLocale(region)).toEqual({ code: 'en', lang: 'en', isFallback: true });
  },
);

test('most of the 252 regions have names of their own language', () => {
  expect(COUNTRIES.filter(({ code }) => !getNameLocale(code).isFallback).length).toBeGreaterThanOrEqual(200);
});

test('every tag is a valid BCP 47 one', () => {
  for (const { code } of COUNTRIES) {
    const { lang } = getNameLocale(code);
    expect(Intl.getCanonicalLocales(lang)).toEqual([lang]);
  }
});

test('locales made as jokes are never chosen', () => {
  const codes = COUNTRIES.map(({ code }) => getNameLocale(code).code);
  expect(codes.filter((code) => /BORK|ocker|^eo$/.test(code))).toEqual([]);
});

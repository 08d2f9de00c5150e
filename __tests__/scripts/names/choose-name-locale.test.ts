import { chooseNameLocale } from '../../../scripts/names/choose-name-locale';

test('the locale of language and region comes first', () => {
  expect(chooseNameLocale('MX', ['es', 'es_MX'])).toBe('es_MX');
});

test('the plain locale of the language comes next', () => {
  expect(chooseNameLocale('AR', ['es_MX', 'es'])).toBe('es');
});

test('another region of the language comes last, in the same script alone', () => {
  expect(chooseNameLocale('HK', ['zh_CN', 'zh_TW'])).toBe('zh_TW');
  expect(chooseNameLocale('HK', ['zh_CN'])).toBeUndefined();
});

test('a locale of the very region serves in whatever script', () => {
  expect(chooseNameLocale('RS', ['sr_RS_latin'])).toBe('sr_RS_latin');
});

test('a joke is never chosen', () => {
  expect(chooseNameLocale('US', ['en_BORK', 'en_AU_ocker'])).toBeUndefined();
});

test('a region whose likely subtags mislead has its locale by hand', () => {
  expect(chooseNameLocale('IN', ['en', 'en_IN'])).toBe('en_IN');
});

test('without names of the language there is none', () => {
  expect(chooseNameLocale('IS', ['en', 'da'])).toBeUndefined();
});

import type { allLocales } from '@faker-js/faker';
import type { RegionCode } from '../../domain/countries/countries';
import { makeLanguageTag } from '../../domain/names/language-tag';

export type LocaleCode = keyof typeof allLocales;

/** Regions for which the choice by likely subtags is wrong, each with its reason. */
const OVERRIDES: Readonly<Partial<Record<RegionCode, LocaleCode>>> = {
  // Likely Hindi, of which faker has no names; it has English-script names of this very region.
  IN: 'en_IN',
  // Likely Akan, of which faker has no names; it has names of this very region.
  GH: 'en_GH',
  // Likely Wolof, of which faker has no names; it has names of this very region.
  SN: 'fr_SN',
  // pt_BR would be found first; CLDR's parent locale of these regions' Portuguese is that of Portugal.
  AO: 'pt_PT',
  CV: 'pt_PT',
  GW: 'pt_PT',
  MZ: 'pt_PT',
  ST: 'pt_PT',
  TL: 'pt_PT',
  // Likely Norwegian without a written form; a dependency of Norway, whose names are Bokmål.
  BV: 'nb_NO',
  // Likely Guarani; Spanish is official too, and names are Spanish.
  PY: 'es',
  // Likely Haitian Creole; French is official too, and names are French.
  HT: 'fr',
  // Likely Bosnian; Croatian is official too.
  BA: 'hr',
  // Likely Kyrgyz; Russian is official too, and family names mostly take Russian forms.
  KG: 'ru',
  // Likely Faroese and Greenlandic; Danish is official or in general use, and many names are Danish.
  FO: 'da',
  GL: 'da',
  // Likely Papiamento; Dutch is official too.
  BQ: 'nl',
  CW: 'nl',
};

/** Made as jokes or for a language without a region. */
const EXCLUDED: readonly string[] = ['en_BORK', 'en_AU_ocker', 'eo'];

interface LocaleParts {
  readonly code: LocaleCode;
  readonly tag: Intl.Locale;
}

/**
 * The faker locale of a region's main language by CLDR's likely subtags, out of the locales that have names: that of
 * language and region, else of the language, else of another region in the same script. Undefined where there is none.
 */
export function chooseNameLocale(
  region: RegionCode,
  available: readonly LocaleCode[],
): LocaleCode | undefined {
  if (OVERRIDES[region]) return OVERRIDES[region];
  const likely = new Intl.Locale(`und-${region}`).maximize();
  const candidates: LocaleParts[] = available
    .filter((code) => !EXCLUDED.includes(code))
    .map((code) => ({ code, tag: new Intl.Locale(makeLanguageTag(code)) }))
    .filter(({ tag }) => tag.language === likely.language);
  const found =
    candidates.find(({ tag }) => tag.region === region) ??
    candidates.find(({ tag }) => tag.region === undefined) ??
    candidates.find(({ tag }) => tag.maximize().script === likely.script);
  return found?.code;
}

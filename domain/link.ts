import { parseCount } from './count';
import { isRegionCode } from './countries/countries';
import { NAME_SOURCES } from './names/name-source';
import { PHONE_FORMATS } from './phones/phone-format';
import { PHONE_MODES } from './phones/phone-mode';
import { isLinkableSeed } from './random/seed';
import type { Settings } from './settings';

/** What a fragment holds, if it can be read: settings, and the version they were made with (null where it names none). */
export type ParsedLink =
  | { readonly ok: true; readonly settings: Settings; readonly version: string | null }
  | { readonly ok: false };

/** The longest fragment that is read, in UTF-16 code units: the longest seed takes 1,800 of them when encoded. */
export const MAX_FRAGMENT_LENGTH = 2000;

const KEYS = ['country', 'count', 'seed', 'phones', 'format', 'names', 'v'] as const;

/** Every percent sign opens an octet, the octets are UTF-8, and no surrogate stands alone. */
function isWellEncoded(text: string): boolean {
  try {
    return !/\p{Cs}/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/** The first choice where the text is missing, null where it is none of the choices. */
function parseChoice<T extends string>(choices: readonly [T, ...T[]], text: string | null): T | null {
  return text === null ? choices[0] : (choices.find((choice) => choice === text) ?? null);
}

function parseSettings(params: URLSearchParams): Settings | null {
  const country = params.get('country') ?? '';
  const count = parseCount(params.get('count') ?? '');
  const seed = params.get('seed') ?? '';
  const phones = parseChoice(PHONE_MODES, params.get('phones'));
  const format = parseChoice(PHONE_FORMATS, params.get('format'));
  const names = parseChoice(NAME_SOURCES, params.get('names'));
  if (!isRegionCode(country) || count === null || !isLinkableSeed(seed)) return null;
  return phones && format && names ? { country, count, seed, phones, format, names } : null;
}

function parseText(text: string): ParsedLink {
  const refusal = { ok: false } as const;
  if (text.length > MAX_FRAGMENT_LENGTH || !isWellEncoded(text)) return refusal;
  const params = new URLSearchParams(text);
  if (KEYS.some((key) => params.getAll(key).length > 1)) return refusal;
  const settings = parseSettings(params);
  return settings ? { ok: true, settings, version: params.get('v') } : refusal;
}

/**
 * The fragment of a link to these settings:
 * '#country=JP&count=100&seed=…&phones=valid&format=international&names=local&v=…', encoded as a form is (a space
 * becomes '+').
 *
 * @param version changes whenever the generators or their data do; short, without lone surrogates
 */
export function makeFragment(settings: Settings, version: string): string {
  const { country, count, seed, phones, format, names } = settings;
  const params = { country, count: String(count), seed, phones, format, names, v: version };
  return `#${new URLSearchParams(params)}`;
}

/**
 * Reads a link's fragment, which is untrusted: nothing is thrown.
 *
 * Refused are a missing or wrong country, count or seed, an unknown phone mode, phone format or name source, a key
 * given twice, broken encoding, and more than 2,000 characters. Missing phones, format or names mean the defaults.
 * Unknown keys are ignored, so that a link of a later version, or one that a mail program has added to, still opens.
 *
 * @param fragment with its '#' or without
 * @returns null for '' and '#', which are no link
 */
export function parseFragment(fragment: string): ParsedLink | null {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  return text === '' ? null : parseText(text);
}

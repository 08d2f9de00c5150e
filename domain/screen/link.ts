import { isRegionCode } from '../countries/countries';
import versionFile from '../generated/version.json' with { type: 'json' };
import { NAME_SOURCES } from '../names/parts';
import { PHONE_FORMATS } from '../phones/phone-format';
import { PHONE_MODES } from '../phones/phones';
import { normalizeSeed } from '../random/seed';
import type { Run, Settings } from '../run';
import { type Form, parseForm } from './form';

/** In every link that the page makes. Changes whenever the data, code or libraries behind the contacts do. */
export const VERSION: string = versionFile.version;

/** In UTF-16 code units. The longest seed takes 1,800 of them when encoded, the longest domain 189. */
export const MAX_FRAGMENT_LENGTH = 2200;

const KEYS = ['country', 'count', 'seed', 'phones', 'format', 'names', 'domain', 'v'] as const;

/** Whether the percent encoding is complete and decodes as UTF-8 without lone surrogates. */
function isWellEncoded(text: string): boolean {
  try {
    return !/\p{Cs}/u.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/** Returns the first choice, which is the default, if the text is missing; null if it is unknown. */
function parseChoice<T extends string>(choices: readonly [T, ...T[]], text: string | null): T | null {
  return text === null ? choices[0] : (choices.find((choice) => choice === text) ?? null);
}

/** Returns the form that a link fills in, or null if its country or a choice is unknown. */
function parseParams(params: URLSearchParams): Form | null {
  const country = params.get('country') ?? '';
  const phoneMode = parseChoice(PHONE_MODES, params.get('phones'));
  const phoneFormat = parseChoice(PHONE_FORMATS, params.get('format'));
  const nameSource = parseChoice(NAME_SOURCES, params.get('names'));
  if (!isRegionCode(country) || !phoneMode || !phoneFormat || !nameSource) return null;
  const seed = normalizeSeed(params.get('seed') ?? '');
  const domain = params.get('domain') ?? '';
  return { country, count: params.get('count') ?? '', options: { phoneMode, phoneFormat, nameSource, seed, domain } };
}

/** Makes the fragment of a link: '#country=JP&count=100&seed=…', encoded like a form (a space becomes '+'). */
export function makeFragment({ country, count, options }: Settings): string {
  const { phoneMode: phones, phoneFormat: format, nameSource: names, seed, domain } = options;
  const params = { country, count: String(count), seed, phones, format, names, ...(domain && { domain }), v: VERSION };
  return `#${new URLSearchParams(params)}`;
}

/** What a link asks for. */
export interface Link {
  /** Fills in the form. Its seed is blank if the link has none. */
  readonly form: Form;
  readonly run: Run;
}

/**
 * Parses the fragment of a link, which is untrusted input. Never throws.
 *
 * It is unreadable if the country or count is missing or invalid, the seed or the domain is invalid, a choice is
 * unknown, a key occurs twice, the encoding is broken, or it has more than 2,200 characters. Missing choices mean the
 * defaults, and a missing version means this one. Unknown keys are ignored, because later versions or mail programs may
 * add some.
 *
 * @param fragment with or without its '#'
 * @param drawnSeed the seed of the run if the link has none
 * @returns null for '' and '#', which are no link
 */
export function parseFragment(fragment: string, drawnSeed: string): Link | 'unreadable' | null {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (text === '') return null;
  if (text.length > MAX_FRAGMENT_LENGTH || !isWellEncoded(text)) return 'unreadable';
  const params = new URLSearchParams(text);
  if (KEYS.some((key) => params.getAll(key).length > 1)) return 'unreadable';
  const form = parseParams(params);
  const settings = form && parseForm(form, drawnSeed);
  if (!settings || 'message' in settings) return 'unreadable';
  // Without a seed, the contacts are new anyway.
  const isOfThisVersion = (params.get('v') ?? VERSION) === VERSION || !form.options.seed;
  const origin = isOfThisVersion ? 'link' : 'linkOfOtherVersion';
  return { form: { ...form, count: String(settings.count) }, run: { settings, origin, causedByPress: false } };
}

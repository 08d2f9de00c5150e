import { isRegionCode } from '../countries/countries';
import generated from '../generated/version.json' with { type: 'json' };
import { NAME_SOURCES } from '../names/parts';
import { PHONE_FORMATS } from '../phones/phone-format';
import { PHONE_MODES } from '../phones/phones';
import { isLinkableSeed, trimSeed } from '../random/seed';
import { parseCount, type Run, type Settings } from '../run';
import type { Form } from './form';

/** Part of every link. Changes with the data, the libraries, and what the generators make of a sample of settings. */
export const VERSION: string = generated.version;

/** In UTF-16 code units. The longest seed takes 1,800 of them when encoded. */
export const MAX_FRAGMENT_LENGTH = 2000;

const KEYS = ['country', 'count', 'seed', 'phones', 'format', 'names', 'v'] as const;

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

function parseSettings(params: URLSearchParams): Settings | null {
  const country = params.get('country') ?? '';
  const count = parseCount(params.get('count') ?? '');
  const seed = trimSeed(params.get('seed') ?? '');
  const phoneMode = parseChoice(PHONE_MODES, params.get('phones'));
  const phoneFormat = parseChoice(PHONE_FORMATS, params.get('format'));
  const nameSource = parseChoice(NAME_SOURCES, params.get('names'));
  if (!isRegionCode(country) || count === null || !isLinkableSeed(seed)) return null;
  if (!phoneMode || !phoneFormat || !nameSource) return null;
  return { country, count, options: { phoneMode, phoneFormat, nameSource, seed } };
}

/** Makes the fragment of a link: '#country=JP&count=100&seed=…', encoded like a form (a space becomes '+'). */
export function makeFragment(settings: Settings): string {
  const { country, count, options } = settings;
  const { phoneMode: phones, phoneFormat: format, nameSource: names, seed } = options;
  const params = { country, count: String(count), seed, phones, format, names, v: VERSION };
  return `#${new URLSearchParams(params)}`;
}

/**
 * Parses the fragment of a link, which is untrusted input. Never throws.
 *
 * It is unreadable if the country, count or seed is missing or invalid, a choice is unknown, a key occurs twice, the
 * encoding is broken, or it has more than 2,000 characters. Missing choices mean the defaults, and a missing version
 * means this one. Unknown keys are ignored, because later versions or mail programs may add some.
 *
 * @param fragment with or without its '#'
 * @returns the run; null for '' and '#', which are no link
 */
export function parseFragment(fragment: string): Run | 'unreadable' | null {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (text === '') return null;
  if (text.length > MAX_FRAGMENT_LENGTH || !isWellEncoded(text)) return 'unreadable';
  const params = new URLSearchParams(text);
  const settings = parseSettings(params);
  if (!settings || KEYS.some((key) => params.getAll(key).length > 1)) return 'unreadable';
  const isOfThisVersion = (params.get('v') ?? VERSION) === VERSION;
  return { settings, origin: isOfThisVersion ? 'link' : 'linkOfOtherVersion', causedByPress: false };
}

/** The link in the address bar. */
export interface Link {
  /** With its '#', or '' for none. */
  readonly fragment: string;
  /** The form before the visitor followed the link in the open page; null if the page was opened with it. */
  readonly formBefore: Form | null;
}

export const NO_LINK: Link = { fragment: '', formBefore: null };

/** Remembers a followed link. If several are followed in a row, keeps the form from before the first. */
export function followLink(link: Link | null, fragment: string, form: Form): Link {
  return { fragment, formBefore: link?.fragment === '' ? form : (link?.formBefore ?? null) };
}

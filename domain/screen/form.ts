import type { RegionCode } from '../countries/countries';
import { isDomain, isMailProvider, trimDomain } from '../names/email-domain';
import { isValidSeed, normalizeSeed } from '../random/seed';
import { areSameSettings, type Options, parseCount, type Run, type Settings } from '../run';
import * as messages from './messages';

/** What the visitor can fill in. */
export interface Form {
  readonly country: RegionCode;
  /** As typed; validated when Generate is pressed. */
  readonly count: string;
  readonly options: Options;
}

/** The first thing that is wrong with a form. */
export interface FormError {
  readonly message: string;
  readonly subject: 'count' | 'seed' | 'domain';
}

/**
 * Parses the form (spec §4). Uses the drawn seed if none is typed.
 *
 * @returns the run, or the first error and the field it is about
 */
export function parseForm({ country, count: text, options }: Form, drawnSeed: string): Run | FormError {
  const count = parseCount(text);
  if (count === null) return { message: messages.COUNT_ERROR, subject: 'count' };
  const seed = normalizeSeed(options.seed) || drawnSeed;
  if (!isValidSeed(seed)) return { message: messages.SEED_ERROR, subject: 'seed' };
  const domain = trimDomain(options.domain);
  if (domain && !isDomain(domain)) return { message: messages.DOMAIN_ERROR, subject: 'domain' };
  if (isMailProvider(domain)) return { message: messages.providerError(domain), subject: 'domain' };
  const settings = { country, count, options: { ...options, seed, domain } };
  return { settings, origin: 'form', causedByPress: true };
}

/** Whether the form asks for these settings. A blank seed asks for any. */
export function asksFor(form: Form, settings: Settings): boolean {
  const parsed = parseForm(form, settings.options.seed);
  return 'settings' in parsed && areSameSettings(parsed.settings, settings);
}

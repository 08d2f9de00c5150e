import { isValidSeed, normalizeSeed } from '../random/seed';
import { areSameSettings, isCount, type Settings } from '../run';
import { isDomain, isMailProvider, trimDomain } from './email-domain';
import * as messages from './messages';

/** What the visitor can fill in. */
export interface Form extends Omit<Settings, 'count'> {
  /** As typed; validated when Generate is pressed. */
  readonly count: string;
}

/** Something that is wrong with a field. */
export interface FormError {
  readonly message: string;
  readonly subject: 'count' | 'seed' | 'domain';
}

/** Finds everything that is wrong with the form, in the order of its fields. */
export function findErrors({ count, options }: Form): FormError[] {
  const errors: FormError[] = [];
  const domain = trimDomain(options.domain);
  if (!isCount(count)) errors.push({ message: messages.COUNT_ERROR, subject: 'count' });
  if (!isValidSeed(normalizeSeed(options.seed))) errors.push({ message: messages.SEED_ERROR, subject: 'seed' });
  if (domain && !isDomain(domain)) errors.push({ message: messages.DOMAIN_ERROR, subject: 'domain' });
  else if (isMailProvider(domain)) errors.push({ message: messages.providerError(domain), subject: 'domain' });
  return errors;
}

/**
 * Parses the form (spec §4). Uses the drawn seed if none is typed.
 *
 * @returns the settings of a run, or the first error
 */
export function parseForm(form: Form, drawnSeed: string): Settings | FormError {
  const [error] = findErrors(form);
  if (error) return error;
  const { country, count, options } = form;
  const seed = normalizeSeed(options.seed) || drawnSeed;
  return { country, count: Number(count), options: { ...options, seed, domain: trimDomain(options.domain) } };
}

/** Whether the form asks for these settings. A blank seed matches any. */
export function formMatches(form: Form, settings: Settings): boolean {
  const parsed = parseForm(form, settings.options.seed);
  return !('message' in parsed) && areSameSettings(parsed, settings);
}

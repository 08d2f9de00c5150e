import { trimDomain } from '../names/email-domain';
import { NAME_SOURCES } from '../names/parts';
import { PHONE_FORMATS } from '../phones/phone-format';
import { PHONE_MODES } from '../phones/phones';
import { normalizeSeed } from '../random/seed';
import type { Options } from '../run';

export const DEFAULT_OPTIONS: Options = {
  phoneMode: PHONE_MODES[0],
  phoneFormat: PHONE_FORMATS[0],
  nameSource: NAME_SOURCES[0],
  seed: '',
  domain: '',
};

/** What summaries call each choice. */
export const LABELS = {
  phoneMode: { random: 'random numbers', valid: 'valid numbers', fictional: 'fictional numbers' },
  phoneFormat: { international: 'international format', e164: 'E.164', national: 'national format' },
  nameSource: { local: 'local names', latin: 'Latin letters', tricky: 'tricky names', english: 'English names' },
};

/** Describes what is chosen: 'Options: random numbers · local names · international format'. */
export function describeOptions({ phoneMode, phoneFormat, nameSource, seed, domain }: Options): string {
  const labels = [LABELS.phoneMode[phoneMode], LABELS.nameSource[nameSource], LABELS.phoneFormat[phoneFormat]];
  if (trimDomain(domain)) labels.push(`emails at ${trimDomain(domain)}`);
  // Last, because it may have characters that reverse what follows.
  if (normalizeSeed(seed)) labels.push(`seed ${normalizeSeed(seed)}`);
  return `Options: ${labels.join(' · ')}`;
}

import { NAME_SOURCES } from '../names/parts';
import { PHONE_FORMATS } from '../phones/phone-format';
import { PHONE_MODES } from '../phones/phones';
import { trimSeed } from '../random/seed';
import type { Options } from '../run';

export const DEFAULT_OPTIONS: Options = {
  phoneMode: PHONE_MODES[0],
  phoneFormat: PHONE_FORMATS[0],
  nameSource: NAME_SOURCES[0],
  seed: '',
};

/** What summaries call each choice. */
export const LABELS = {
  phoneMode: { random: 'random numbers', valid: 'valid numbers', fictional: 'fictional numbers' },
  phoneFormat: { international: 'international format', e164: 'E.164', national: 'national format' },
  nameSource: { local: 'local names', latin: 'A to Z names', tricky: 'tricky names', english: 'English names' },
};

/** Describes what differs from the defaults, such as 'Options: valid numbers, E.164, seed abc'. */
export function describeOptions({ phoneMode, phoneFormat, nameSource, seed }: Options): string {
  const labels = [
    phoneMode !== DEFAULT_OPTIONS.phoneMode && LABELS.phoneMode[phoneMode],
    phoneFormat !== DEFAULT_OPTIONS.phoneFormat && LABELS.phoneFormat[phoneFormat],
    nameSource !== DEFAULT_OPTIONS.nameSource && LABELS.nameSource[nameSource],
    trimSeed(seed) && `seed ${trimSeed(seed)}`,
  ].filter(Boolean);
  return labels.length === 0 ? 'Options' : `Options: ${labels.join(', ')}`;
}

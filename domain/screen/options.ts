import type { NameSource } from '../names/parts';
import type { PhoneFormat } from '../phones/phone-format';
import type { PhoneMode } from '../phones/phones';
import { trimSeed } from '../random/seed';

/** What the visitor chooses under Options. */
export interface Options {
  readonly phoneMode: PhoneMode;
  readonly phoneFormat: PhoneFormat;
  readonly nameSource: NameSource;
  /** As typed. Blank means a new seed for each run. */
  readonly seed: string;
}

export const DEFAULT_OPTIONS: Options = {
  phoneMode: 'random',
  phoneFormat: 'international',
  nameSource: 'local',
  seed: '',
};

/** What summaries call each choice. Null for the default, which they leave out. */
export const PHONE_MODE_LABELS = { random: null, valid: 'valid numbers', reserved: 'reserved numbers' };
export const PHONE_FORMAT_LABELS = { international: null, e164: 'E.164', national: 'national format' };
export const NAME_SOURCE_LABELS = {
  local: null,
  latin: 'A to Z names',
  tricky: 'tricky names',
  english: 'English names',
};

/** Describes what differs from the defaults, such as 'Options: valid numbers, E.164, seed abc'. */
export function describeOptions({ phoneMode, phoneFormat, nameSource, seed }: Options): string {
  const labels = [
    PHONE_MODE_LABELS[phoneMode],
    PHONE_FORMAT_LABELS[phoneFormat],
    NAME_SOURCE_LABELS[nameSource],
    trimSeed(seed) && `seed ${trimSeed(seed)}`,
  ].filter(Boolean);
  return labels.length === 0 ? 'Options' : `Options: ${labels.join(', ')}`;
}

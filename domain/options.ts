import type { NameSource } from './names/name-source';
import type { PhoneFormat } from './phones/phone-format';
import type { PhoneMode } from './phones/phone-mode';

/** What the visitor chooses under Options. */
export interface Options {
  readonly phones: PhoneMode;
  readonly format: PhoneFormat;
  readonly names: NameSource;
  /** As typed; blank: a fresh seed for each run. */
  readonly seed: string;
}

export const DEFAULT_OPTIONS: Options = {
  phones: 'random',
  format: 'international',
  names: 'local',
  seed: '',
};

/** What to call each choice where it differs from the default; null for the default. */
const DIFFERING_PHONES = { random: null, valid: 'valid numbers', reserved: 'reserved numbers' } as const;
export const DIFFERING_FORMATS = { international: null, e164: 'E.164', national: 'national format' } as const;
const DIFFERING_NAMES = { local: null, english: 'English names' } as const;

/** 'Options' where all are the defaults, else what differs: 'Options: valid numbers, E.164, English names, seed abc'. */
export function describeOptions({ phones, format, names, seed }: Options): string {
  const differing = [
    DIFFERING_PHONES[phones],
    DIFFERING_FORMATS[format],
    DIFFERING_NAMES[names],
    seed.trim() === '' ? null : `seed ${seed.trim()}`,
  ].filter((each) => each !== null);
  return differing.length === 0 ? 'Options' : `Options: ${differing.join(', ')}`;
}

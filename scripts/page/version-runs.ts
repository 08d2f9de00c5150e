import { COUNTRIES } from '../../domain/countries/countries';
import { NAME_SOURCES } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';
import type { Settings } from '../../domain/run';

/** Short runs of every country, in every phone mode and format, with each kind of names. */
const SHORT: Settings[] = COUNTRIES.flatMap(({ code }) =>
  PHONE_MODES.flatMap((phoneMode) => PHONE_FORMATS.map((phoneFormat) => ({ phoneMode, phoneFormat }))).map(
    (option, index) => ({
      country: code,
      count: 10,
      options: { ...option, nameSource: NAME_SOURCES[index % NAME_SOURCES.length] ?? 'local', seed: '2026' },
    }),
  ),
);

/** Long runs: their e-mails collide, their reserved numbers repeat, and their seed is hashed. */
const LONG: Settings[] = (['US', 'SE', 'JP'] as const).flatMap((country) =>
  PHONE_MODES.map((phoneMode) => ({
    country,
    count: 1000,
    options: { phoneMode, phoneFormat: 'international', nameSource: 'local', seed: 'Zoë 2026' },
  })),
);

/** The runs of the version: any change of the generators shows in some of them. */
export const VERSION_RUNS: readonly Settings[] = [...SHORT, ...LONG];

import { COUNTRIES } from '../../../domain/countries/countries';
import { NAME_SOURCES } from '../../../domain/names/parts';
import { PHONE_FORMATS } from '../../../domain/phones/phone-format';
import { PHONE_MODES } from '../../../domain/phones/phones';
import type { Options } from '../../../domain/screen/options';
import { VERSION_RUNS } from '../../../scripts/page/version-runs';

const isCovered = (country: string, part: Partial<Options>) =>
  VERSION_RUNS.some(
    (run) =>
      run.country === country &&
      Object.entries(part).every(([key, value]) => run.options[key as keyof Options] === value),
  );

test('the version covers each phone mode in each format, and each kind of names, in every country', () => {
  const parts: Partial<Options>[] = [
    ...PHONE_MODES.flatMap((phoneMode) => PHONE_FORMATS.map((phoneFormat) => ({ phoneMode, phoneFormat }))),
    ...NAME_SOURCES.map((nameSource) => ({ nameSource })),
  ];
  expect(COUNTRIES.filter(({ code }) => !parts.every((part) => isCovered(code, part)))).toEqual([]);
});

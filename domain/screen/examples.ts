import type { RegionCode } from '../countries/countries';
import type { Options } from '../run';
import type { Form } from './form';
import { DEFAULT_OPTIONS } from './options';

const makeForm = (country: RegionCode, count: string, option: Partial<Options>): Form => ({
  country,
  count,
  options: { ...DEFAULT_OPTIONS, ...option },
});

/** What the start offers to fill in. Shows what Options can do. */
export const EXAMPLES = [
  { label: '200 German contacts with fictional numbers', form: makeForm('DE', '200', { phoneMode: 'fictional' }) },
  {
    label: '100 names that break forms',
    form: makeForm('US', '100', { nameSource: 'tricky', phoneMode: 'fictional' }),
  },
  {
    label: '30 Japanese contacts in Latin letters',
    form: makeForm('JP', '30', { nameSource: 'latin', phoneMode: 'valid' }),
  },
] as const;

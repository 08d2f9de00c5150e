import type { Options } from '../run';
import type { Form } from './form';

/** What the button of an example fills in. The seed, the format and the domain stay as the visitor left them. */
export interface Example extends Omit<Form, 'options'>, Pick<Options, 'phoneMode' | 'nameSource'> {
  readonly label: string;
}

/** The examples offered before the first run. They show what Options can do. */
export const EXAMPLES = [
  {
    label: '200 German contacts with fictional numbers',
    country: 'DE',
    count: '200',
    phoneMode: 'fictional',
    nameSource: 'local',
  },
  { label: '100 names that break forms', country: 'US', count: '100', phoneMode: 'fictional', nameSource: 'tricky' },
  {
    label: '30 Japanese contacts in Latin letters',
    country: 'JP',
    count: '30',
    phoneMode: 'valid',
    nameSource: 'latin',
  },
] as const satisfies readonly Example[];

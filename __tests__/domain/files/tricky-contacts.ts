import { generateContacts } from '../../../domain/generate-contacts';
import { getNames } from '../../../domain/loaded-names';
import { readNames } from '../../../scripts/names/read-names';
import { makeSettings } from '../../settings';

const settings = makeSettings({ nameSource: 'tricky', count: 1000 });

/** A thousand contacts whose names break careless software, and their names. */
export const TRICKY = generateContacts(settings, getNames(await readNames(), settings));

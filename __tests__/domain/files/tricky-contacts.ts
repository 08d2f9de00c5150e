import { generateContacts } from '../../../domain/generate-contacts';
import { readShippedNames } from '../../../scripts/names/shipped-names';
import { makeSettings } from '../../settings';

/** A thousand contacts whose names break careless software. */
export const TRICKY = generateContacts(makeSettings({ nameSource: 'tricky', count: 1000 }), readShippedNames());

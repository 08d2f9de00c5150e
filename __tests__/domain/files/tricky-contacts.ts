import { generateContacts } from '../../../domain/generate-contacts';
import { makeSettings } from '../../settings';
import { readShippedNames } from '../../shipped-names';

/** A thousand contacts whose names break careless software. */
export const TRICKY = generateContacts(makeSettings({ nameSource: 'tricky', count: 1000 }), readShippedNames());

/** Writes the patterns for Valid and for Reserved numbers of each country. */
import { writeFileSync } from 'node:fs';
import { readRanges } from './read-ranges';

const DOMAIN = new URL('../../domain/', import.meta.url);

writeFileSync(new URL('generated/phone-ranges.json', DOMAIN), JSON.stringify(readRanges(new URL('phones/', DOMAIN))));

/** Writes the ranges of phone numbers of each country. */
import { writeFileSync } from 'node:fs';
import { openTables } from '../open-tables';
import { parseRanges } from './parse-ranges';

const DOMAIN = new URL('../../domain/', import.meta.url);

const { open, throwMistakes } = openTables(new URL('phones/', DOMAIN));
const ranges = parseRanges(...open('ranges.tsv'));
throwMistakes('phone numbers');
writeFileSync(new URL('generated/phone-ranges.json', DOMAIN), JSON.stringify(ranges));

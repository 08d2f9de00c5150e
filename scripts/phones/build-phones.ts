/** Writes the ranges of phone numbers of each country. */
import { writeFileSync } from 'node:fs';
import type { Ranges } from '../../domain/phones/country-ranges';
import { KINDS } from '../../domain/phones/range';
import { openTables } from '../open-tables';
import { parseRanges } from './parse-ranges';

const DOMAIN = new URL('../../domain/', import.meta.url);

/** Packs ranges as `country-ranges.ts` explains. Shares are rounded to hundredths of a percent, but never to 0. */
function packRanges(ranges: Ranges): string {
  const packed = Object.keys(ranges).map((range) => range.replace(/x+$/, ({ length }) => `*${length}`));
  const shares = Object.values(ranges).map((share) =>
    String(Math.max(0.01, Number(share.toFixed(2)))).replace(/^0/, ''),
  );
  return `${packed.join(' ')}|${shares.join(' ')}`;
}

const { open, throwMistakes } = openTables(new URL('phones/', DOMAIN));
const countries = parseRanges(...open('ranges.tsv'));
throwMistakes('phone numbers');
const packed = JSON.stringify(countries, (key, value) =>
  KINDS.some((kind) => kind === key) ? packRanges(value) : value,
);
writeFileSync(new URL('generated/phone-ranges.json', DOMAIN), packed);

import { readFileSync, writeFileSync } from 'node:fs';
import { parseRows } from '../parse-rows';

const DOMAIN = new URL('../../domain/', import.meta.url);

/** Writes the patterns of the numbers that each region sets aside for fiction. */
const ranges: Record<string, string[]> = {};
for (const [, [region = '', , pattern = '']] of parseRows(
  readFileSync(new URL('phones/reserved-ranges.tsv', DOMAIN), 'utf8'),
)) {
  ranges[region] ??= [];
  ranges[region].push(pattern);
}
writeFileSync(new URL('generated/reserved-ranges.json', DOMAIN), JSON.stringify(ranges));

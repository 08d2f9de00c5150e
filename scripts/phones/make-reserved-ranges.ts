import { readFileSync, writeFileSync } from 'node:fs';
import { parseRows } from '../parse-rows';

const DOMAIN = new URL('../../domain/', import.meta.url);

/** Writes the patterns of the numbers that each region sets aside for fiction. */
const ranges: Record<string, string[]> = {};
const text = readFileSync(new URL('phones/reserved-ranges.tsv', DOMAIN), 'utf8');
for (const [, [region = '', , pattern = '']] of parseRows(text))
  ranges[region] = [...(ranges[region] ?? []), pattern];
writeFileSync(new URL('generated/reserved-ranges.json', DOMAIN), JSON.stringify(ranges));

/** Writes the patterns for Valid and for Reserved numbers of each country. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countNumbers, parsePattern } from '../../domain/phones/number-pattern';
import { parseRows } from '../parse-rows';
import { choosePatterns, parseMobileRanges } from './mobile-patterns';

const DOMAIN = new URL('../../domain/', import.meta.url);
const MOBILE_RANGES = new URL('phones/mobile-ranges.tsv', DOMAIN);

const problems: string[] = [];
const report = (line: number, problem: string) => problems.push(`${fileURLToPath(MOBILE_RANGES)}:${line}: ${problem}`);
const rows = parseMobileRanges(readFileSync(MOBILE_RANGES, 'utf8'), report);
const numbers = choosePatterns(rows, report);
if (problems.length > 0) throw new Error(`The mobile ranges have problems:\n${problems.join('\n')}`);

const reserved: Record<string, { patterns: string[]; count: number }> = {};
const text = readFileSync(new URL('phones/reserved-ranges.tsv', DOMAIN), 'utf8');
for (const [, [country = '', , pattern = '']] of parseRows(text)) {
  const { patterns, count } = reserved[country] ?? { patterns: [], count: 0 };
  reserved[country] = { patterns: [...patterns, pattern], count: count + countNumbers(parsePattern(pattern)) };
}
writeFileSync(new URL('generated/phone-ranges.json', DOMAIN), JSON.stringify({ ...numbers, reserved }));

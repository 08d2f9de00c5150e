/** Writes the patterns for Valid and for Reserved numbers of each country. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Report } from '../parse-rows';
import { choosePatterns, parseMobileRanges } from './mobile-patterns';
import { parseReservedRanges } from './reserved-ranges';

const DOMAIN = new URL('../../domain/', import.meta.url);
const problems: string[] = [];

/** Reads a table of phone numbers, and the function that reports its problems. */
function read(name: string): [text: string, report: Report] {
  const file = fileURLToPath(new URL(`phones/${name}`, DOMAIN));
  return [readFileSync(file, 'utf8'), (line, problem) => problems.push(`${file}:${line}: ${problem}`)];
}

const [mobileRanges, report] = read('mobile-ranges.tsv');
const numbers = choosePatterns(parseMobileRanges(mobileRanges, report), report);
const reserved = parseReservedRanges(...read('reserved-ranges.tsv'));
if (problems.length > 0) throw new Error(`The phone numbers have problems:\n${problems.join('\n')}`);
writeFileSync(new URL('generated/phone-ranges.json', DOMAIN), JSON.stringify({ ...numbers, reserved }));

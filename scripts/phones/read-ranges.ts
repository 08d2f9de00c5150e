import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Report } from '../parse-rows';
import { choosePatterns, parseMobileRanges } from './mobile-patterns';
import { parseReservedRanges } from './reserved-ranges';

/**
 * Reads the ranges for Valid and for Reserved numbers of each country.
 *
 * @param folder its URL ends with a slash
 * @throws Error that lists all mistakes with file and line
 */
export function readRanges(folder: URL) {
  const mistakes: string[] = [];
  const open = (name: string): [text: string, report: Report] => {
    const file = fileURLToPath(new URL(name, folder));
    return [readFileSync(file, 'utf8'), (line, problem) => mistakes.push(`${file}:${line}: ${problem}`)];
  };
  const [mobileRanges, report] = open('mobile-ranges.tsv');
  const numbers = choosePatterns(parseMobileRanges(mobileRanges, report), report);
  const reserved = parseReservedRanges(...open('reserved-ranges.tsv'));
  if (mistakes.length > 0) throw new Error(`The phone numbers have problems:\n${mistakes.join('\n')}`);
  return { ...numbers, reserved };
}

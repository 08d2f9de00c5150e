import { openTables } from '../open-tables';
import { choosePatterns, parseMobileRanges } from './mobile-patterns';
import { parseReservedRanges } from './reserved-ranges';

/**
 * Reads the ranges for Valid and for Reserved numbers of each country.
 *
 * @param folder its URL ends with a slash
 * @throws Error that lists all mistakes with file and line
 */
export function readRanges(folder: URL) {
  const { open, throwMistakes } = openTables(folder);
  const [mobileRanges, report] = open('mobile-ranges.tsv');
  const numbers = choosePatterns(parseMobileRanges(mobileRanges, report), report);
  const reserved = parseReservedRanges(...open('reserved-ranges.tsv'));
  throwMistakes('phone numbers');
  return { ...numbers, reserved };
}

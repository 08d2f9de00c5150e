import { isSupportedCountry } from 'libphonenumber-js/max/es6';
import { countNumbers, parsePattern } from '../../domain/phones/number-pattern';
import { parseRows, type Report } from '../parse-rows';
import { isPattern } from './mobile-patterns';

/** Parses `reserved-ranges.tsv`. Its head explains the rows. Reports problems; leaves out rows that can't be used. */
export function parseReservedRanges(text: string, report: Report) {
  const reserved: Record<string, { patterns: string[]; count: number }> = {};
  for (const [line, [code = '', type = '', pattern = '', , ...others]] of parseRows(text)) {
    if (!isSupportedCountry(code) || !type || others.length > 0)
      report(line, 'a row has a country (one with a calling code), a type, a pattern, and maybe a place');
    else if (!isPattern(pattern)) report(line, `'${pattern}' is not a pattern of digits, classes, groups and counts`);
    else {
      const { patterns, count } = reserved[code] ?? { patterns: [], count: 0 };
      reserved[code] = { patterns: [...patterns, pattern], count: count + countNumbers(parsePattern(pattern)) };
    }
  }
  return reserved;
}

import { readFileSync } from 'node:fs';
import { COUNTRIES } from '../../../domain/countries/countries';
import { getRanges } from '../../../domain/phones/country-ranges';
import { KINDS } from '../../../domain/phones/range';
import { parseRanges } from '../../../scripts/phones/parse-ranges';

const TABLE = readFileSync(new URL('../../../domain/phones/ranges.tsv', import.meta.url), 'utf8');

test.each(KINDS)('all %s ranges of the table ship, with their shares to a hundredth of a percent', (kind) => {
  const table = parseRanges(TABLE, () => {});
  for (const { code } of COUNTRIES) {
    const stated: Readonly<Record<string, number>> = table[code as never]?.[kind] ?? {};
    const shipped = getRanges(code, kind);
    expect(Object.keys(shipped).sort()).toEqual(Object.keys(stated).sort());
    for (const [range, share] of Object.entries(shipped)) {
      expect(Math.abs(share - (stated[range] ?? 0))).toBeLessThan(0.01);
      expect(share).toBeGreaterThan(0);
    }
  }
});

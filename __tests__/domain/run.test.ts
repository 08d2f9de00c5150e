import fc from 'fast-check';
import { isCount } from '../../domain/run';

test('every whole number from 1 to 1000 is a count (spec §9), with leading zeros or without', () => {
  for (let count = 1; count <= 1000; count++) expect(isCount(String(count))).toBe(true);
  expect(isCount('007')).toBe(true);
  expect(isCount('1'.padStart(400, '0'))).toBe(true);
});

const NO_COUNTS =
  '|0|000|1001|1.5|1.0|1.|.5|-5|-0|+5|1e|1e2|1E2|0x10|0b1|1_000|1,000|1 000| 5|5 |5\n|٣|５|²|10n|NaN|Infinity|ten';

test.each([...NO_COUNTS.split('|'), '9'.repeat(400)])('%j is not a count', (text) => {
  expect(isCount(text)).toBe(false);
});

test('whatever is accepted as a count is written in ASCII digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0159.-+eEx_ ٣５²'), maxLength: 5 }), (text) => {
      if (isCount(text)) expect(text.replace(/^0+/, '')).toBe(String(Number(text)));
    }),
    { seed: 2, numRuns: 1000 },
  );
});

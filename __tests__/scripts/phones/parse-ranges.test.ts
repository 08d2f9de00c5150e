import { getCountries } from 'libphonenumber-js/max';
import { parseRanges } from '../../../scripts/phones/parse-ranges';

/** Parses rows of Norway and Åland. Leaves out the reports about the other countries, which have no rows. */
function parse(rows: readonly string[]) {
  const mistakes: string[] = [];
  const report = (line: number, mistake: string) => mistakes.push(`${line}: ${mistake}`);
  const ranges = parseRanges({ text: `# comment\n${rows.join('\n')}\n`, report });
  return { ranges, mistakes: mistakes.filter((mistake) => !mistake.startsWith('1: ')), missing: mistakes.length };
}

const MOBILE = 'NO\tmobile\t4[78]xxxxxx\t60.5\tTelenor\tNkom';
const OTHER = 'NO\tmobile\t9[0-9]xxxxxx\t39.5\tTelia\tNkom';

test('ranges are grouped by kind and country; comments, operators and sources are left out', () => {
  const { ranges, mistakes, missing } = parse([MOBILE, OTHER, 'NO\tfictional\t6805xxxx\t100\tNorway\tNkom']);
  expect(mistakes).toEqual([]);
  expect(ranges).toEqual({
    mobile: { NO: { '4[78]xxxxxx': 60.5, '9[0-9]xxxxxx': 39.5 } },
    fixed: {},
    fictional: { NO: { '6805xxxx': 100 } },
  });
  expect(missing).toBe(getCountries().length - 1);
});

test.each<[row: string, mistake: unknown]>([
  ['AQ\tmobile\t4xx\t100\tA\tB', "2: the country 'AQ' is not allowed"],
  ['NO\tpager\t4xx\t100\tA\tB', "2: the kind 'pager' is not allowed"],
  ...['4[', '4[]', '4[5]', '4*', '4(5)', '4 5', '4d'].map((range): [string, unknown] => [
    `NO\tmobile\t${range}\t100\tA\tB`,
    expect.stringContaining(`2: the range '${range}' does not match`),
  ]),
  ...['4[9-1]', '4[77]xxxxxx'].map((range): [string, string] => [
    `NO\tmobile\t${range}\t100\tA\tB`,
    `2: '${range}' has a class that is empty or repeats a digit`,
  ]),
  ...['0', '0.0', '-1', '1e2', '100 %', '60.496'].map((share): [string, unknown] => [
    `NO\tmobile\t4[78]xxxxxx\t${share}\tA\tB`,
    expect.stringContaining(`2: the share '${share}' does not match`),
  ]),
  ['NO\tmobile\t4[78]xxxxxx\t100\tTelenor', '2: no source'],
  ['NO\tmobile\t4[78]xxxxxx\t100\t\tNkom', '2: no operator'],
  [`${MOBILE}\tmore`, '2: 7 fields instead of 6'],
  [
    'NO\tmobile\t68050[0-1]xx\t100\tA\tB',
    '2: not valid mobile numbers of NO: 68050000, 68050001, 68050002 and maybe others',
  ],
  ['NO\tfixed\t4800000x\t100\tA\tB', '2: not valid fixed numbers of NO: 48000000, 48000001, 48000002 and maybe others'],
  ['NO\tfictional\t12345678\t100\tA\tB', '2: not valid fictional numbers of NO: 12345678 and maybe others'],
  ['NO\tmobile\t4xxxxxxx\t100\tA\tB', expect.stringMatching(/^2: not valid mobile numbers of NO: 42/)],
  ['IM\tmobile\t7[59]244xxxxx\t100\tA\tB', expect.stringMatching(/^2: not valid mobile numbers of IM: 79244/)],
  ['AX\tmobile\t4570000x\t100\tA\tB', expect.stringMatching(/^2: not valid mobile numbers of AX: /)],
])('the row %j is reported', (row, mistake) => {
  expect(parse([row]).mistakes).toEqual([mistake]);
});

test.each([
  [[MOBILE], ['2: the shares of NO mobile add up to 60.5 %']],
  [[MOBILE, OTHER.replace('39.5', '39.55')], []],
  [[MOBILE, OTHER.replace('39.5', '39.56')], ['2: the shares of NO mobile add up to 100.06 %']],
  [[MOBILE, OTHER.replace('9[0-9]', '47')], ['3: 47xxxxxx overlaps 4[78]xxxxxx']],
  [['DE\tfixed\t30xxxxxx\t50\tA\tB', 'DE\tfixed\t30xxxxxxxx\t50\tA\tB'], []],
  [
    ['XX\tmobile\t4x\t1\tA\tB', 'NO\tmobile\t?\t1\tA\tB'],
    [
      "2: the country 'XX' is not allowed",
      "3: the range '?' does not match /^(?:\\[(?!\\d\\])(?:\\d(?:-\\d)?)+\\]|[\\dx])+$/",
    ],
  ],
])('all mistakes of a group are reported with their lines: case %#', (rows, mistakes) => {
  expect(parse(rows).mistakes).toEqual(mistakes);
});

test('a country without mobile and fixed ranges is reported', () => {
  const mistakes: string[] = [];
  const report = (_: number, mistake: string) => mistakes.push(mistake);
  parseRanges({ text: 'NO\tfictional\t6805xxxx\t100\tNorway\tNkom\n', report });
  expect(mistakes).toContain('NO has no mobile or fixed range');
});

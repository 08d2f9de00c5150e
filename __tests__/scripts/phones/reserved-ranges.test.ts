import { parseReservedRanges } from '../../../scripts/phones/reserved-ranges';

const parse = (text: string) => {
  const problems: string[] = [];
  const ranges = parseReservedRanges(text, (line, problem) => problems.push(`${line}: ${problem}`));
  return { ranges, problems };
};

test('the rows of a country add up', () => {
  const rows = 'SE\tFIXED_LINE\t31390060\\d\tGothenburg\nSE\tFIXED_LINE\t8465004\\d{2}\tStockholm\n';
  expect(parse(`# comment\n${rows}`)).toEqual({
    ranges: { SE: { patterns: ['31390060\\d', '8465004\\d{2}'], count: 110 } },
    problems: [],
  });
});

const FORM = 'a row has a country (one with a calling code), a type, a pattern, and maybe a place';

test.each([
  ['AQ\tMOBILE\t5\\d\tno calling code', `1: ${FORM}`],
  ['SE\t\t5\\d', `1: ${FORM}`],
  ['SE\tMOBILE\t5\\d\tMalmö\tmore', `1: ${FORM}`],
  ['SE\tMOBILE\t5*', "1: '5*' is not a pattern of digits, classes, groups and counts"],
  ['SE\tMOBILE', "1: '' is not a pattern of digits, classes, groups and counts"],
])('the row %j is rejected', (row, problem) => {
  expect(parse(`${row}\n`)).toEqual({ ranges: {}, problems: [problem] });
});

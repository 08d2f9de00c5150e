import { choosePatterns, parseMobileRanges } from '../../../scripts/phones/mobile-patterns';

const parse = (text: string) => {
  const problems: string[] = [];
  const patterns = parseMobileRanges(text, (line, problem) => problems.push(`${line}: ${problem}`));
  return { patterns, problems };
};

const FORM = 'a row has a country (one with a calling code), a pattern of its national numbers, and a source';

test('a row gives the numbers of a country; comments are ignored', () => {
  expect(parse('# comment\nNL\t6[1-58]\\d{7}\tACM\n')).toEqual({
    patterns: { NL: '6[1-58]\\d{7}' },
    problems: [],
  });
});

test.each([
  ['XX\t6\\d{8}\tACM', `1: ${FORM}`],
  ['AQ\t6\\d{8}\tno calling code', `1: ${FORM}`],
  ['NL\t6\\d{8}', `1: ${FORM}`],
  ['NL\t6\\d{8}\tACM\tmore', `1: ${FORM}`],
  ['NL\t6[1-5]\\d{7}\tACM\nNL\t6[1-5]\\d{7}\tACM', '2: NL is listed twice'],
  ['NL\t6*\tACM', "1: '6*' is not a pattern of digits, classes, groups and counts"],
  ['NL\t\tACM', "1: '' is not a pattern of digits, classes, groups and counts"],
  ['NL\t\\d{9}\tall numbers', '1: NL: libphonenumber calls fewer than one in ten of these valid: correct the pattern'],
])('the rows %j are rejected', (rows, problem) => {
  const { patterns, problems } = parse(`${rows}\n`);
  expect(problems).toEqual([problem]);
  expect(Object.keys(patterns)).toHaveLength(problem.startsWith('2') ? 1 : 0);
});

test('without a row, a country on which the sources disagree is rejected', () => {
  const problems: string[] = [];
  const { patterns } = choosePatterns({}, (_, problem) => problems.push(problem));
  for (const country of ['SM', 'PM']) {
    expect(problems).toContain(`${country}: libphonenumber and 'phone' agree on too few mobile numbers: add a row`);
    expect(patterns).not.toHaveProperty(country);
  }
  expect(problems).toContain("BG: few of the numbers that 'phone' calls mobile are valid: add a row");
  // The package adds nothing to what the library knows of Norway; of Japan, it leaves out 060.
  expect(patterns).not.toHaveProperty('NO');
  expect(patterns.JP).toBe('70\\d{8}|80\\d{8}|90\\d{8}');
});

test('countries whose mobiles the library gives to others, or cannot tell from fixed lines, have none of their own', () => {
  const { withoutMobiles } = choosePatterns({}, () => {});
  expect(withoutMobiles).toEqual(expect.arrayContaining(['AX', 'BL', 'CC', 'CX', 'MF', 'SJ', 'VA', 'US']));
});

import { readRows } from '../../scripts/read-rows';

const COLUMNS = { code: /^[A-Z]{2}$/, note: /^\D*$/, year: /^\d+$/ };

function read(text: string) {
  const mistakes: string[] = [];
  const report = (line: number, mistake: string) => mistakes.push(`${line}: ${mistake}`);
  const rows = readRows({ text, report }, COLUMNS);
  return { rows, mistakes };
}

test('rows have their fields by column, and report mistakes with their line', () => {
  const { rows, mistakes } = read('# a comment\nJP\tnew\t2026\nCZ\t\t1993\n');
  expect(rows).toMatchObject([
    { code: 'JP', note: 'new', year: '2026' },
    { code: 'CZ', note: '', year: '1993' },
  ]);
  rows[1]?.report('too old');
  expect(mistakes).toEqual(['3: too old']);
});

test.each([
  ['jp\tnew\t2026\n', "1: the code 'jp' does not match /^[A-Z]{2}$/"],
  ['JP\tnew\n', '1: no year'],
  ['\tnew\t2026\n', '1: no code'],
  ['JP\tnew\t2026\t1\n', '1: 4 fields instead of 3'],
  ['JP\tnew\t2026\t\n', '1: an empty field at the end'],
  [`JP\t${'é'.normalize('NFD')}\t2026\n`, '1: not in composed Unicode (NFC)'],
  [`# note: ${'é'.normalize('NFD')}\n`, '1: not in composed Unicode (NFC)'],
  ['JP\tnew\t2026\n\nCZ\tnew\t1993\n', '2: no code'],
  ['JP\tnew\t2026', '1: the last line does not end with a line break'],
])('the mistake in %j is reported', (text, mistake) => {
  expect(read(text).mistakes.join()).toContain(mistake);
});

test('all mistakes of a row are reported, and the row is left out', () => {
  const { rows, mistakes } = read('jp\tnew\tmany\nCZ\t\t1993\n');
  expect(mistakes).toHaveLength(2);
  expect(rows).toMatchObject([{ code: 'CZ', note: '', year: '1993' }]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRanges } from '../../../scripts/phones/read-ranges';

test('mistakes in both tables stop the build, each with its file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'phones-'));
  for (const name of ['mobile', 'reserved']) writeFileSync(join(folder, `${name}-ranges.tsv`), '# comment\nXX\n');
  const read = () => readRanges(pathToFileURL(`${folder}/`));
  expect(read).toThrow(/mobile-ranges\.tsv:2: .*reserved-ranges\.tsv:2: /s);
  rmSync(folder, { recursive: true });
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeVersion } from '../../../scripts/page/make-version';

/** Makes the version of a folder with two files. */
function make({ code = 'draw()', text = 'Hello', data = ['names', '10.6.0'] } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'domain-'));
  for (const [path, content] of [
    ['names', code],
    ['screen', text],
  ] as const) {
    mkdirSync(join(folder, path));
    writeFileSync(join(folder, path, 'file.ts'), content);
  }
  return makeVersion(pathToFileURL(`${folder}/`), data);
}

test('a version is 8 hex digits, and the same for the same generators', () => {
  expect(make()).toMatch(/^[0-9a-f]{8}$/);
  expect(make({ text: 'Good morning' })).toBe(make());
});

test.each([
  ['the code', { code: 'draw(1)' }],
  ['the names', { data: ['other names', '10.6.0'] }],
  ['a library', { data: ['names', '10.7.0'] }],
])('changing %s changes the version', (_, change) => {
  expect(make(change)).not.toBe(make());
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeVersion } from '../../scripts/make-version';

/** Makes the version of a folder with these files. */
function make(files: Record<string, string> = {}, data = ['names', '10.6.0']): string {
  const folder = mkdtempSync(join(tmpdir(), 'domain-'));
  for (const [path, text] of Object.entries({ 'names/email.ts': 'draw()', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return makeVersion(pathToFileURL(`${folder}/`), data);
}

test('a version is 8 hex digits, and the same for the same generators', () => {
  expect(make()).toMatch(/^[0-9a-f]{8}$/);
  expect(make()).toBe(make());
});

test.each(['names/email.ts', 'names/email-habits.json', 'phones/phones.ts', 'random/seed.ts', 'generate-contacts.ts'])(
  'a change in %s changes the version',
  (file) => {
    expect(make({ [file]: 'draw(1)' })).not.toBe(make());
  },
);

test.each([
  'screen/mail-providers.json',
  'names/denied.tsv',
  'countries/countries.ts',
  'screen/messages.ts',
  'reducer.ts',
])('a change in %s alone leaves the version as it is', (file) => {
  expect(make({ [file]: 'Hello' })).toBe(make());
});

test.each([
  ['the names', ['other names', '10.6.0']],
  ['a library', ['names', '10.7.0']],
])('a change of %s changes the version', (_, data) => {
  expect(make({}, data)).not.toBe(make());
});

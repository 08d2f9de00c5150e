import { readFileSync } from 'node:fs';
import { expect, test } from './test';

test('the script in the README saves a CSV file of 100 contacts', async ({ playwright, launchOptions, home }, info) => {
  const [, script = ''] = /```js\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(script.trim().split('\n').length).toBeLessThanOrEqual(10);
  const file = info.outputPath('contacts.csv');
  const code = script
    .replace("import { chromium } from 'playwright';", '')
    .replace('http://localhost:3000/', home)
    .replace("'contacts.csv'", JSON.stringify(file));
  const run = Object.getPrototypeOf(async () => {}).constructor('chromium', code);
  await run({ launch: () => playwright.chromium.launch(launchOptions) });
  expect(readFileSync(file, 'utf8').trim().split('\r\n')).toHaveLength(101);
});

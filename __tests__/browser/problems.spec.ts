import type { Page } from '@playwright/test';
import { expect, generateFor, openOptions, readTable, test } from './test';

const summary = (page: Page) => page.getByText('What these names break');
const list = (page: Page) => page.getByRole('list', { name: 'What these names break' });
const choose = (page: Page, names: string) => page.getByRole('radio', { name: names, exact: true }).check();

test('a Tricky run lists by keyboard what its names break, with up to five examples', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  await choose(page, 'Tricky');
  await generateFor(page, 'United States US', '200');
  await expect(list(page)).toHaveCount(0);
  await summary(page).press('Enter');
  await expect(list(page)).toBeVisible();
  const problems = await list(page).getByRole('listitem').allTextContents();
  const found = problems.find((problem) => problem.startsWith('Straight apostrophe'));
  const rows = (await readTable(page)).filter((row) => /'/.test(`${row[1]}${row[2]}`));
  expect(found).toContain(`${rows.length} contacts, such as `);
  const examples = rows.slice(0, 5).map(([number, first, last]) => [`(#${number})`, first, last]);
  for (const text of examples.flat()) expect(found).toContain(text);
  expect(found?.match(/\(#\d+\)/g)).toHaveLength(5);
  const counts = problems.map((problem) => Number(problem.match(/(\d+) contacts?[:,] /)?.[1]));
  expect(problems.map((problem) => problem.includes(', such as '))).toEqual(counts.map((number) => number > 5));
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  await summary(page).press('Enter');
  await expect(list(page)).toHaveCount(0);
});

test('what the names break prints in full when it is open, and not when it is closed', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  await choose(page, 'Tricky');
  await generateFor(page, 'United States US', '1000');
  await page.emulateMedia({ media: 'print' });
  await expect(summary(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await summary(page).click();
  await page.emulateMedia({ media: 'print' });
  await expect(summary(page)).toBeVisible();
});

test('at 320 px and right to left, what the names break stays within the screen', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  await choose(page, 'Tricky');
  await generateFor(page, 'United States US', '1000');
  await summary(page).click();
  for (const dir of ['ltr', 'rtl'])
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((direction) => Object.assign(document.documentElement, { dir: direction }), dir);
      expect(await list(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
});

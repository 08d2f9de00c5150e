import type { Page } from '@playwright/test';
import { expect, generateFor, openOptions, readTable, test } from './test';

const summary = (page: Page) => page.getByText('What these names break');
const list = (page: Page) => page.getByRole('list', { name: 'What these names break' });
const choose = (page: Page, names: string) => page.getByRole('radio', { name: names, exact: true }).check();

test('a Tricky run lists by keyboard what its names break, and the contacts that bring it', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  await choose(page, 'Tricky');
  await generateFor(page, 'United States US', '200');
  await expect(list(page)).toHaveCount(0);
  await summary(page).press('Enter');
  await expect(list(page)).toBeVisible();
  const kinds = await list(page).getByRole('listitem').allTextContents();
  expect(new Set(kinds).size).toBe(kinds.length);
  const [, apostrophes = ''] = kinds.join('\n').match(/^Straight apostrophe: .*?: (.*)$/m) ?? [];
  const numbers = (await readTable(page))
    .filter((row) => /'/.test(`${row[1]}${row[2]}`))
    .map(([number]) => number);
  expect(apostrophes.split(', ')).toEqual(numbers);
  const counts = kinds.map((kind) => Number(kind.match(/(\d+) contacts?: /)?.[1]));
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeFocused();
  await summary(page).press('Enter');
  await expect(list(page)).toHaveCount(0);
});

test('no other run says what its names break', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  for (const names of ['Local', 'A to Z', 'English']) {
    await choose(page, names);
    await generateFor(page, 'Norway NO', '50');
    await expect(summary(page)).toHaveCount(0);
  }
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
  expect(await list(page).evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
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
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
});

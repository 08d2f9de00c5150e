import type { Page } from '@playwright/test';
import { alert, button, count, expect, heading, holdBack, isReady, openOptions, test } from './test';

/** Opens the page with every script held back, as on a slow connection. Returns a function that releases them. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, '**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('form').waitFor();
  return release;
}

test('the form takes no input before the script is ready; the pointer says so', async ({ page, home }) => {
  const release = await openHeld(page, home);
  const field = await page.locator('#count').boundingBox();
  if (!field) throw new Error('The field is not on screen.');
  await page.mouse.click(field.x + 20, field.y + 10);
  await page.keyboard.type('42');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  expect(
    await page.evaluate(([x, y]) => getComputedStyle(document.elementFromPoint(x, y) as Element).cursor, [
      field.x + 20,
      field.y + 10,
    ] as const),
  ).toBe('progress');
  release();
  await page.waitForFunction(isReady);
  await expect(count(page)).toHaveValue('0');
  await count(page).fill('3');
  await button(page, 'Generate').click();
  await expect(page.locator('tbody tr')).toHaveCount(3);
});

test('after a reload, the fields are empty again', async ({ start, watch }) => {
  const page = await start();
  await count(page).fill('17');
  await openOptions(page);
  await page.getByRole('textbox', { name: 'Seed' }).fill('mine');
  await page.reload();
  await page.waitForFunction(isReady);
  watch.takeRequests();
  await expect(count(page)).toHaveValue('0');
  await expect(page.getByRole('textbox', { name: 'Seed', includeHidden: true })).toHaveValue('');
});

for (const delay of [0, 50, 100, 200, 400])
  test(`a link that is followed ${delay} ms after the document has loaded is opened`, async ({ page, home }) => {
    await page.addInitScript((wait) => {
      addEventListener('DOMContentLoaded', () =>
        setTimeout(() => {
          location.hash = '#country=SE&count=4&seed=7&names=english';
        }, wait),
      );
    }, delay);
    await page.goto(home);
    await expect(heading(page)).toHaveText('Sweden: 4 contacts');
    expect(new URL(page.url()).hash).toBe('#country=SE&count=4&seed=7&names=english');
  });

test('only an early error of its own scripts makes the page say that it could not be loaded', async ({
  page,
  home,
}) => {
  const fail = (filename: string) =>
    page.evaluate((address) => dispatchEvent(new ErrorEvent('error', { filename: address })), filename);
  const release = await openHeld(page, home);
  await fail('chrome-extension://abc/content.js');
  await expect(alert(page)).toHaveText('');
  release();
  await page.waitForFunction(isReady);
  await fail(`${home}_next/static/chunks/page.js`);
  await expect(alert(page)).toHaveText('');
});

import type { Page } from '@playwright/test';
import { alert, button, count, expect, generate, test } from './test';

const WAYS: [string, (page: Page) => Promise<void>][] = [
  ['a click left of it', (page) => count(page).click({ position: { x: 3, y: 20 } })],
  ['a click right of it', (page) => count(page).click({ position: { x: 60, y: 20 } })],
  ['a click on its arrows', (page) => count(page).click({ position: { x: 205, y: 15 } })],
  ['a click on the label', (page) => page.locator('label[for=count]').click()],
  ['Tab', (page) => page.getByRole('combobox').press('Tab')],
];
for (const [way, enter] of WAYS)
  test(`after ${way}, typing replaces the count`, async ({ start }) => {
    const page = await start();
    for (const typed of ['5', '31']) {
      await enter(page);
      await page.keyboard.type(typed);
      await expect(count(page)).toHaveValue(typed);
      await button(page, 'Clear').focus();
    }
  });

test('a held Backspace deletes digit after digit', async ({ start }) => {
  const page = await start();
  await count(page).fill('1234');
  for (let times = 0; times < 3; times++) await page.keyboard.down('Backspace');
  await expect(count(page)).toHaveValue('1');
});

test('a count that is not a valid number gets the error, and Clear makes it 0', async ({ start }) => {
  const page = await start();
  for (const typed of ['-5', '1e', '1e2', '9'.repeat(400)])
    await test.step(`'${typed.slice(0, 9)}' (${typed.length} keys)`, async () => {
      await generate(page, '3');
      await expect(alert(page)).toHaveText('');
      await count(page).fill('');
      await count(page).pressSequentially(typed);
      await button(page, 'Generate').click();
      await expect(alert(page)).toHaveText('Please enter a number between 1 and 1000.');
      await expect(page.locator('tbody tr')).toHaveCount(3);
      await button(page, 'Clear').click();
      await expect(count(page)).toHaveValue('0');
      expect(await count(page).evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(false);
    });
});

test('a wheel over the focused count scrolls the page; the number stays, and typing goes on', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 390, height: 300 });
  await count(page).fill('5');
  await count(page).hover();
  for (const distance of [30, -30]) {
    const from = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(from + distance);
  }
  await expect(count(page)).toHaveValue('5');
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  await expect(count(page)).toHaveValue('51');
});

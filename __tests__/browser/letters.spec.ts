import type { Page } from '@playwright/test';
import { box, button, count, expect, test } from './test';

const options = (page: Page) => page.getByRole('option');
const letters = (page: Page) => page.getByRole('group', { name: 'First letter' }).getByRole('button');
const pressed = (page: Page) => letters(page).and(page.locator('[aria-pressed=true]'));

test('a letter button filters like its key and looks pressed; All shows all countries again', async ({ start }) => {
  const page = await start();
  const live = page.locator('.popup [aria-live=polite]');
  await box(page).click();
  await expect(letters(page)).toHaveText(['All', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  for (const [letter, matches] of [
    ['N', '15 countries start with N'],
    ['O', '1 country starts with O'],
  ] as const) {
    await page.keyboard.press(letter);
    const byKey = await page.locator('.popup').innerHTML();
    await page.keyboard.press('Backspace');
    await button(page, letter).click();
    expect(await page.locator('.popup').innerHTML()).toBe(byKey);
    await expect(pressed(page)).toHaveText([letter]);
    await expect(live).toHaveText(matches);
    await expect(options(page)).toHaveCount(Number.parseInt(matches, 10));
    await expect(box(page)).toBeFocused();
  }
  await button(page, 'All').click();
  await expect(pressed(page)).toHaveText(['All']);
  await expect(live).toHaveText('252 countries and territories');
  await button(page, 'X').click();
  await expect(live).toHaveText('No countries start with X');
  await expect(options(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a tap opens the list, a tap filters, a tap chooses', async ({ start }) => {
    const page = await start();
    await box(page).tap();
    expect((await options(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await button(page, 'N').boundingBox())?.height).toBeGreaterThanOrEqual(36);
    await button(page, 'N').tap();
    await expect(options(page)).toHaveCount(15);
    await page.getByRole('option', { name: 'Norway NO' }).tap();
    await expect(box(page)).toContainText('Norway');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await count(page).fill('3');
    // iPhones zoom into a focused field with smaller text.
    await expect(count(page)).toHaveCSS('font-size', '16px');
    await button(page, 'Generate').tap();
    await expect(page.locator('tbody tr')).toHaveCount(3);
  });
});

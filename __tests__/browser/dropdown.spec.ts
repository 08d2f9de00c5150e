import type { Page } from '@playwright/test';
import { box, count, expect, makeContacts, test, waitForFrames } from './test';

const options = (page: Page) => page.getByRole('option');
const active = async (page: Page) => {
  const id = await box(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"] .name`).textContent();
};

test('Enter, Space and arrows open it with the chosen country in the middle; the focus stays', async ({ start }) => {
  const page = await start();
  await box(page).focus();
  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp'])
    await test.step(key, async () => {
      await page.keyboard.press(key);
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(box(page)).toBeFocused();
      expect(await active(page)).toBe('United States');
      // Of seven whole rows.
      const list = await page.getByRole('listbox').boundingBox();
      const chosen = await page.getByRole('option', { name: 'United States US' }).boundingBox();
      expect((chosen?.y ?? 0) - (list?.y ?? 0)).toBe(3 * 40);
      expect(list?.height).toBe(7 * 40);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    });
});

test('if the list has room on screen, opening it does not scroll the page', async ({ start }) => {
  const page = await start();
  await makeContacts(page, '100');
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await box(page).click();
  await waitForFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(40);
});

test('a held Space opens the list once', async ({ start }) => {
  const page = await start();
  await box(page).focus();
  for (let repeat = 0; repeat < 6; repeat++) await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
});

test('Home, End, PageUp, PageDown and arrows move, and the active option is kept in view', async ({ start }) => {
  const page = await start();
  await box(page).focus();
  await page.keyboard.press('Enter');
  for (const [key, name] of [
    ['Home', 'Afghanistan'],
    ['ArrowUp', 'Afghanistan'],
    ['PageDown', 'Argentina'],
    ['PageUp', 'Afghanistan'],
    ['End', 'Zimbabwe'],
    ['ArrowDown', 'Zimbabwe'],
    ['ArrowUp', 'Zambia'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await active(page)).toBe(name);
    await expect(page.locator('[role=option][data-active=true]')).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Space');
  await expect(box(page)).toContainText('Zambia');
});

test('after the wheel, a key that leaves the active option brings it back into view', async ({ start }) => {
  const page = await start();
  await box(page).click();
  const option = page.locator('[role=option][data-active=true]');
  for (const [key, again] of [
    ['Home', 'Home'],
    ['Home', 'ArrowUp'],
    ['Home', 'PageUp'],
    ['End', 'ArrowDown'],
    ['a', 'a'],
    ['Backspace', 'Backspace'],
  ] as const)
    await test.step(`${key}, wheel, ${again}`, async () => {
      await page.keyboard.press(key);
      await expect(option).toBeInViewport({ ratio: 1 });
      await page.getByRole('listbox').hover();
      await page.mouse.wheel(0, key === 'Home' || key === 'a' ? 9999 : -9999);
      await expect(option).not.toBeInViewport();
      await page.keyboard.press(again);
      await expect(option).toBeInViewport({ ratio: 1 });
    });
});

const CLOSINGS: [string, (page: Page) => Promise<void>][] = [
  ['choosing', (page) => options(page).first().click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click on the box', (page) => box(page).click()],
  ['a click outside', (page) => page.getByRole('heading', { level: 1 }).click()],
  [
    'a drag outside',
    async (page) => {
      await page.locator('header img').hover();
      await page.mouse.down();
      await page.mouse.move(300, 300, { steps: 5 });
      await page.mouse.up();
    },
  ],
  ['Tab', (page) => page.keyboard.press('Tab')],
];
test(`closes on ${CLOSINGS.map(([name]) => name).join(', ')}`, async ({ start }) => {
  const page = await start();
  for (const [name, close] of CLOSINGS)
    await test.step(name, async () => {
      await box(page).click();
      await page.keyboard.press('n');
      await close(page);
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      // Chosen at first, and kept by all the others.
      await expect(box(page)).toContainText('Namibia');
      if (name === 'Tab') await expect(count(page)).toBeFocused();
    });
});

test('Alt+Down opens the list, Alt+Up chooses and closes it', async ({ start }) => {
  const page = await start();
  await box(page).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(options(page)).toHaveCount(252);
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box(page)).toContainText('Afghanistan');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a key that does not fold to a single letter is left alone', async ({ start }) => {
  const page = await start();
  await box(page).click();
  const handled = await box(page).evaluate(
    (element, keys) =>
      keys.filter(
        (key) => !element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    ['ß', 'ﬁ', 'ŉ', '𝒜', '𠮷', '7', 'Dead'],
  );
  expect(handled).toEqual([]);
  await expect(options(page)).toHaveCount(252);
});

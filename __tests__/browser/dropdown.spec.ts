import type { Page } from '@playwright/test';
import { box, button, count, expect, makeContacts, test, waitForFrames } from './test';

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

test('keys move in the list, and the active option is kept in view, even at 400 % zoom', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 320, height: 200 });
  await box(page).focus();
  await page.keyboard.press('Enter');
  for (const [key, name] of [
    ['Home', 'Afghanistan'],
    ['PageDown', 'Argentina'],
    ['PageUp', 'Afghanistan'],
    ['End', 'Zimbabwe'],
    ['ArrowUp', 'Zambia'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await active(page)).toBe(name);
    await expect(page.locator('[role=option].filled')).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Space');
  await expect(box(page)).toContainText('Zambia');
});

test('after the wheel, a key that leaves the active option brings it back into view', async ({ start }) => {
  const page = await start();
  await box(page).click();
  const option = page.locator('[role=option].filled');
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

for (const [width, height] of [
  [1280, 400],
  [700, 500],
] as const)
  test(`opening the list does not make the page longer: ${width} x ${height}`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize({ width, height });
    const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
    const length = await measure();
    await box(page).click();
    expect(await measure()).toBe(length);
  });

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch });

    test('a press outside the open list closes it and does what it was meant to do', async ({ start }) => {
      const page = await start();
      const press = async (name: string) => {
        const target = name === 'count' ? count(page) : button(page, name);
        const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
        const [left, top] = [x + width / 2, y + height / 2];
        // Not Playwright's click, which would wait until the page has stopped moving.
        await (hasTouch ? page.touchscreen.tap(left, top) : page.mouse.click(left, top, { delay: 60 }));
        await expect(page.getByRole('listbox')).toHaveCount(0);
      };
      // In the lower window, opening the list scrolls the page.
      for (const height of [800, 500]) {
        await page.setViewportSize({ width: 1280, height });
        await count(page).fill('3');
        await box(page).click();
        await press('Generate');
        await expect(page.locator('tbody tr')).toHaveCount(3);
        await button(page, 'Clear').click();
        await box(page).click();
        await press('count');
        await expect(count(page)).toBeFocused();
      }
    });
  });

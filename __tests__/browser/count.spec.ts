import type { Page } from '@playwright/test';
import { alert, button, count, expect, generate, test } from './test';

/** Returns the middle of the field's left edge. */
async function findEdge(page: Page) {
  const box = await count(page).boundingBox();
  if (!box) throw new Error('The field is not on screen.');
  return { x: box.x, y: box.y + box.height / 2, width: box.width };
}

for (const how of ['a click left of it', 'a click right of it', 'a click on the label', 'Tab'] as const)
  test(`after ${how}, typing replaces what the count holds`, async ({ start }) => {
    const page = await start();
    const { x, y } = await findEdge(page);
    const enter = async () => {
      if (how === 'Tab') {
        await page.getByRole('combobox').focus();
        await page.keyboard.press('Tab');
      } else if (how === 'a click on the label') await page.locator('label[for=count]').click();
      else await page.mouse.click(how === 'a click left of it' ? x + 3 : x + 60, y);
    };
    for (const typed of ['5', '31']) {
      await enter();
      await page.keyboard.type(typed);
      await expect(count(page)).toHaveValue(typed);
      await page.getByRole('button', { name: 'Clear' }).focus();
    }
  });

for (const first of ['click', 'Tab'] as const)
  test(`after a ${first}, a click places the caret, and one on the label still selects`, async ({ start }) => {
    const page = await start();
    await count(page).fill('12');
    await page.getByRole('combobox').focus();
    const { x, y } = await findEdge(page);
    const clickAtEnd = () => page.mouse.click(x + 60, y);
    if (first === 'Tab') await page.keyboard.press('Tab');
    else await clickAtEnd();
    await clickAtEnd();
    await page.keyboard.type('3');
    await expect(count(page)).toHaveValue('123');
    await page.locator('label[for=count]').click();
    await page.keyboard.type('4');
    await expect(count(page)).toHaveValue('4');
  });

test('a held Backspace deletes digit after digit', async ({ start }) => {
  const page = await start();
  await count(page).fill('1234');
  for (let times = 0; times < 3; times++) await page.keyboard.down('Backspace');
  await expect(count(page)).toHaveValue('1');
});

test('a drag selects what it passes over; after one that ends outside, the label selects all', async ({ start }) => {
  const page = await start();
  await count(page).fill('123456');
  await page.getByRole('combobox').focus();
  const { x, y, width } = await findEdge(page);
  const drag = async (distance: number) => {
    await page.mouse.move(x + 3, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(40);
  await page.keyboard.type('9');
  await expect(count(page)).toHaveValue(/^9\d*6$/);
  await drag(width + 50);
  await page.keyboard.press('End');
  await page.locator('label[for=count]').click();
  await page.keyboard.type('7');
  await expect(count(page)).toHaveValue('7');
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

import { box, button, count, download, expect, test } from './test';

test('the whole journey works by keyboard alone', async ({ start }) => {
  const page = await start();
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(box(page)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('j');
  await keyboard.press('ArrowDown');
  await expect(page.locator('[role=option].filled')).toContainText('Japan');
  await keyboard.press('Enter');
  await expect(box(page)).toContainText('Japan');
  await keyboard.press('Tab');
  await expect(count(page)).toBeFocused();
  await keyboard.type('12');
  await keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(12);
  while (!(await button(page, 'Download JSON').evaluate((element) => element === document.activeElement)))
    await keyboard.press('Tab');
  const { text } = await download(page, 'Download JSON', () => keyboard.press('Enter'));
  expect(JSON.parse(text)).toHaveLength(12);
  while (!(await button(page, 'Clear').evaluate((element) => element === document.activeElement)))
    await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(box(page)).toContainText('United States');
  await expect(count(page)).toHaveValue('0');
});

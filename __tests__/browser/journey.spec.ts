import type { Page } from '@playwright/test';
import { box, button, choose, count, download, expect, generate, readTable, test } from './test';

/** With all names loaded, no press may make a request: the watch of these tests sees to it. */
test.use({ savesData: false });

async function expectFileToMatchTable(page: Page, { name, text }: { name: string; text: string }) {
  expect(name).toBe('generated_data.json');
  const contacts: Record<string, string | null>[] = JSON.parse(text);
  const rows = contacts.map((contact, index) => [
    String(index + 1),
    ...['first_name', 'last_name', 'email', 'phone'].map((key) => contact[key] ?? '—'),
  ]);
  expect(await readTable(page)).toEqual(rows);
}

test('contacts are shown and downloaded alike: 1 of the US, 7 of Antarctica, 1,000 of Japan', async ({
  start,
}) => {
  const page = await start();
  for (const [country, records, status, error] of [
    ['United States US', '1', '1 contact generated', ''],
    ['Antarctica AQ', '7', '7 contacts generated', 'Unable to fetch calling code for country: AQ'],
    ['Japan JP', '1000', '1,000 contacts generated', ''],
  ] as const) {
    await choose(page, country);
    await generate(page, records);
    await expect(page.getByRole('status')).toHaveText(status);
    await expect(page.getByRole('alert')).toHaveText(error);
    await expectFileToMatchTable(page, await download(page, 'Download JSON'));
  }
  // They would call somebody.
  await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', /telephone=no/);
});

test('the whole journey works by keyboard alone', async ({ start }) => {
  const page = await start();
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(box(page)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('j');
  await keyboard.press('ArrowDown');
  await expect(page.locator('[role=option][data-active=true]')).toContainText('Japan');
  await keyboard.press('Enter');
  await expect(box(page)).toContainText('Japan');
  await keyboard.press('Tab');
  await expect(count(page)).toBeFocused();
  await keyboard.type('12');
  await keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(12);
  while (!(await button(page, 'Download JSON').evaluate((element) => element === document.activeElement)))
    await keyboard.press('Tab');
  await expectFileToMatchTable(page, await download(page, 'Download JSON', () => keyboard.press('Enter')));
  while (!(await button(page, 'Clear').evaluate((element) => element === document.activeElement)))
    await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(box(page)).toContainText('United States');
  await expect(count(page)).toHaveValue('0');
});

test('the same count generated twice is announced twice', async ({ start }) => {
  const page = await start();
  await generate(page, '3');
  await expect(page.getByRole('status')).toHaveText('3 contacts generated');
  const announced = await page.getByRole('status').locator('span').elementHandle();
  await button(page, 'Generate').click();
  await expect.poll(() => announced?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByRole('status')).toHaveText('3 contacts generated');
});

import type { Page } from '@playwright/test';
import { box, button, choose, count, download, expect, generate, readTable, test } from './test';

async function expectFileToMatchTable(page: Page, { name, text }: { name: string; text: string }) {
  expect(name).toBe('generated_data.json');
  const contacts: Record<string, string | null>[] = JSON.parse(text);
  expect(text).toBe(JSON.stringify(contacts, null, 2));
  for (const contact of contacts)
    expect(Object.keys(contact)).toEqual(['first_name', 'last_name', 'email', 'phone']);
  const expected = contacts.map((contact, index) => [
    String(index + 1),
    ...Object.values(contact).map((value) => value ?? '—'),
  ]);
  expect(await readTable(page)).toEqual(expected);
  return contacts;
}

test('1, 7 and 1,000 contacts of US, NO, MH, AQ and JP are shown and downloaded alike', async ({ start }) => {
  const page = await start();
  for (const [country, code] of [
    ['United States US', 'US'],
    ['Norway NO', 'NO'],
    ['Marshall Islands MH', 'MH'],
    ['Antarctica AQ', 'AQ'],
    ['Japan JP', 'JP'],
  ] as const) {
    await choose(page, country);
    for (const records of ['1', '7', '1000']) {
      await generate(page, records);
      await expect(page.getByRole('status')).toHaveText(
        new RegExp(`^${Number(records).toLocaleString('en')} contacts? generated`),
      );
      const contacts = await expectFileToMatchTable(page, await download(page, 'Download JSON'));
      expect(contacts).toHaveLength(Number(records));
      const phones = contacts.map(({ phone }) => phone);
      if (code === 'AQ') expect(phones.every((phone) => phone === null)).toBe(true);
      else expect(phones.every((phone) => /^\+[0-9][0-9 -]+$/.test(phone ?? ''))).toBe(true);
      if (code === 'MH') expect(phones).toContain('+692 123456789');
    }
    await expect(page.getByRole('alert')).toHaveText(
      code === 'AQ' ? 'Unable to fetch calling code for country: AQ' : '',
    );
  }
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

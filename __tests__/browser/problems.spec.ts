import type { Page } from '@playwright/test';
import { expect, generateFor, openOptions, readTable, test } from './test';

const summary = (page: Page) => page.getByText(/^What these names break/);
const list = (page: Page) => page.getByRole('list', { name: 'What these names break' });
const choose = (page: Page, names: string) => page.getByRole('radio', { name: names, exact: true }).check();

test('a Tricky run lists by keyboard what its names break; an example’s number leads to its row', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  await choose(page, 'Tricky');
  await generateFor(page, 'United States US', '200');
  await expect(list(page)).toHaveCount(0);
  await summary(page).press('Enter');
  await expect(list(page)).toBeVisible();
  const problem = list(page).getByRole('listitem').filter({ hasText: 'Straight apostrophe' });
  const rows = (await readTable(page)).filter((row) => /'/.test(`${row[1]}${row[2]}`));
  await expect(problem).toContainText(`${rows.length} contacts`);
  const last = rows.slice(0, 3).at(-1) as string[];
  for (const text of [`#${last[0]}`, last[1], last[2]]) await expect(problem).toContainText(text as string);
  await problem.getByRole('button').last().press('Enter');
  const row = page.getByRole('row').nth(Number(last[0]));
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });
});

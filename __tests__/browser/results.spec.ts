import type { Page } from '@playwright/test';
import { box, button, count, expect, facts, generateFor, heading, openOptions, radio, readTable, test } from './test';

const warning = (page: Page) => page.getByText('These numbers may belong to real people.');

test('numbers that may belong to real people come with a warning, and with what can be done about it', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  await generateFor(page, 'Norway NO', '100');
  await expect(warning(page)).toBeVisible();
  await expect(button(page, 'Make every number valid')).toBeVisible();
  await button(page, 'Use fictional numbers').click();
  await expect(facts(page)).toContainText('100 fictional numbers');
  await expect(radio(page, 'Fictional')).toBeChecked();
  await expect(heading(page)).toBeFocused();
  await expect(warning(page)).toHaveCount(0);
});

test('each press draws another seed; Keep these contacts puts it into the Seed field, so that the same people can have phones in another format', async ({
  start,
}) => {
  const page = await start();
  await generateFor(page, 'Norway NO', '20');
  const earlier = (await facts(page).locator('bdi').textContent()) ?? '';
  await button(page, 'Generate').click();
  await expect(facts(page).locator('bdi')).not.toHaveText(earlier);
  const before = await readTable(page);
  const seed = (await facts(page).locator('bdi').textContent()) ?? '';
  await button(page, 'Keep these contacts').click();
  await expect(button(page, 'Keep these contacts')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`Options: seed ${seed}`)).toBeVisible();
  await openOptions(page);
  await radio(page, 'E.164').check();
  await button(page, 'Generate').click();
  await expect(facts(page)).toContainText('E.164');
  expect((await readTable(page)).map((cells) => cells.slice(0, 4))).toEqual(before.map((cells) => cells.slice(0, 4)));
});

test('the languages of the table have no private-use subtags', async ({ start }) => {
  const page = await start();
  for (const country of ['United States US', 'Egypt EG', 'Lebanon LB']) {
    await generateFor(page, country, '300');
    const languages = await page
      .locator('td[lang]')
      .evaluateAll((cells) => [...new Set(cells.map((cell) => (cell as HTMLElement).lang))]);
    expect(languages.filter((lang) => !/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(lang))).toEqual([]);
  }
});

const WINDOWS = [
  [1366, 657],
  [1366, 625],
  [1280, 600],
  [1024, 500],
] as const;

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
      for (const [width, height] of WINDOWS)
        await test.step(`${width} x ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await count(page).fill('3');
          await box(page).click();
          await press('Generate');
          await expect(page.locator('tbody tr')).toHaveCount(3);
          await button(page, 'Clear').click();
          await box(page).click();
          await press('count');
          await expect(count(page)).toBeFocused();
        });
    });
  });

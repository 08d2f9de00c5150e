import { box, button, count, expect, facts, generateFor, heading, openOptions, radio, readTable, test } from './test';

test('after a change of the settings, one press gives what the form asks for', async ({ start }) => {
  const page = await start();
  await generateFor(page, 'Norway NO', '100');
  await expect(page.getByText(/^Some of these numbers may belong/)).toHaveCount(0);
  await openOptions(page);
  await radio(page, 'Valid').check();
  await expect(page.getByText('You changed the settings.')).toBeVisible();
  await button(page, 'Generate again').click();
  await expect(page.getByText('You changed the settings.')).toHaveCount(0);
  await button(page, 'Use fictional numbers').click();
  await expect(facts(page)).toContainText('100 fictional numbers');
  await expect(radio(page, 'Fictional')).toBeChecked();
  await expect(heading(page)).toBeFocused();
});

test('each press draws another seed; with a reused one, the same people have phones in another format', async ({
  start,
}) => {
  const page = await start();
  await generateFor(page, 'Norway NO', '20');
  await expect(facts(page).locator('bdi')).toHaveText('2');
  await button(page, 'Generate').click();
  await expect(facts(page).locator('bdi')).toHaveText('3');
  const before = await readTable(page);
  await button(page, 'Reuse seed').click();
  await expect(heading(page)).toBeFocused();
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
      // On low windows, closing the list makes the page shorter.
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

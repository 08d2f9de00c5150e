import {
  alert,
  box,
  button,
  choose,
  count,
  expect,
  facts,
  generate,
  heading,
  holdBack,
  openOptions,
  test,
  waitForFrames,
} from './test';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 700 },
  { width: 667, height: 375 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

for (const screen of SCREENS)
  test(`a press brings results into view and keeps the focus: ${screen.width} x ${screen.height}`, async ({
    start,
  }) => {
    const page = await start();
    await page.setViewportSize(screen);
    await openOptions(page);
    for (const [key, top] of [
      ['Enter', 0],
      ['NumpadEnter', 9999],
    ] as const) {
      await count(page).fill('1000');
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.keyboard.press(key);
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('tbody tr').first()).toBeInViewport();
      await expect(count(page)).toBeFocused();
    }
  });

test('nothing scrolls where the results are on screen, or for an opened link', async ({ home, start }) => {
  const page = await start();
  const getScroll = async () => {
    await waitForFrames(page);
    return page.evaluate(() => scrollY);
  };
  await generate(page, '100');
  await expect(heading(page)).toBeVisible();
  expect(await getScroll()).toBe(0);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`${home}#country=US&count=120&seed=7`);
  await expect(page.locator('tbody tr')).toHaveCount(120);
  expect(await getScroll()).toBe(0);
});

test('error and results of a run are both on screen if there is room; otherwise the results', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 390, height: 700 });
  await choose(page, 'Antarctica AQ');
  await generate(page, '100');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('tbody tr').first()).toBeInViewport();
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  await button(page, 'Generate').press('Enter');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  await openOptions(page);
  await page.getByRole('textbox', { name: 'Seed' }).press('Enter');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test('names that arrive late do not move the page under a visitor who is using the form again', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 390, height: 664 });
  const release = await holdBack(page, '**/names/**');
  await choose(page, 'Japan JP');
  await openOptions(page);
  await count(page).fill('30');
  await count(page).press('Enter');
  await box(page).click();
  const before = await page.evaluate(() => scrollY);
  release();
  await expect(heading(page)).toHaveText('Japan: 30 contacts');
  await waitForFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await count(page).press('Enter');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test('a button below the heading brings the heading into view, and moves nothing else', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 390, height: 700 });
  await generate(page, '100');
  await count(page).fill('50');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  const getTop = async () => Math.round((await heading(page).boundingBox())?.y ?? 0);
  await scrollTo(0);
  const before = await getTop();
  await page.evaluate(() => document.querySelector<HTMLElement>('.facts button')?.click());
  await waitForFrames(page);
  expect(await getTop()).toBe(before);
  await scrollTo(before + 60);
  await expect(heading(page)).not.toBeInViewport();
  await button(page, 'Use fictional numbers').click();
  await expect(facts(page)).toContainText('100 fictional numbers');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test('an error caused by a press comes into view; one of a link does not', async ({ page, home, start }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await start();
  await openOptions(page);
  const seed = page.getByRole('textbox', { name: 'Seed' });
  for (let press = 0; press < 2; press++) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(button(page, 'Generate')).not.toBeInViewport();
    await seed.press('Enter');
    await expect(alert(page)).toHaveText('Please enter a number between 1 and 1000.');
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goto(`${home}#count=0`);
  await expect(alert(page)).toContainText('This link cannot be read');
  await waitForFrames(page);
  await expect(alert(page)).not.toBeInViewport();
});

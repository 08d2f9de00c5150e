import type { Page } from '@playwright/test';
import { makeFragment } from '../../domain/screen/link';
import { makeSettings } from '../settings';
import { button, choose, count, expect, generate, openOptions, test, waitForFrames } from './test';

const heading = (page: Page) => page.getByRole('heading', { level: 2 });
const alert = (page: Page) => page.getByRole('alert');

const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 700 },
  { width: 667, height: 375 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

for (const screen of SCREENS)
  test(`a press brings the results into view with Options open, and keeps the focus: ${screen.width} x ${screen.height}`, async ({
    start,
  }) => {
    const page = await start();
    await page.setViewportSize(screen);
    await openOptions(page);
    for (const key of ['Enter', 'NumpadEnter']) {
      await page.evaluate(() => scrollTo(0, 0));
      await count(page).fill('1000');
      await count(page).press(key);
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('tbody tr').first()).toBeInViewport();
      await expect(count(page)).toBeFocused();
    }
  });

test('motion is smooth, unless the visitor prefers less of it', async ({ page, start }) => {
  await page.addInitScript(() => {
    const scrolls: unknown[] = [];
    Object.assign(window, { scrolls });
    Element.prototype.scrollIntoView = (options) => scrolls.push((options as ScrollIntoViewOptions).behavior);
  });
  await start();
  await page.setViewportSize({ width: 390, height: 500 });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await generate(page, '5');
  }
  expect(await page.evaluate('scrolls')).toEqual(['smooth', 'instant']);
});

test('nothing scrolls where the results are on screen, after an invalid count, or for an opened link', async ({
  home,
  start,
}) => {
  const page = await start();
  const getScroll = async () => {
    await waitForFrames(page);
    return page.evaluate(() => scrollY);
  };
  await generate(page, '100');
  await expect(heading(page)).toBeVisible();
  expect(await getScroll()).toBe(0);
  await page.setViewportSize({ width: 390, height: 500 });
  await generate(page, '0');
  await expect(alert(page)).toHaveText('Please enter a number between 1 and 1000.');
  await page.evaluate(() => scrollTo(0, 0));
  await page.goto(`${home}${makeFragment(makeSettings({ count: 120 }))}`);
  await expect(page.locator('tbody tr')).toHaveCount(120);
  expect(await getScroll()).toBe(0);
});

test('an error of a run is on screen with its results where there is room; else the results are', async ({ start }) => {
  const page = await start();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  await choose(page, 'Antarctica AQ');
  await generate(page, '100');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
  await openOptions(page);
  await page.getByRole('textbox', { name: 'Seed' }).press('Enter');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test('an error of a press comes into view above open Options, again and again; one of a link does not', async ({
  page,
  home,
  start,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

const FAILURES: readonly [string, string, (page: Page) => Promise<unknown>][] = [
  ['a seed that cannot be used', 'Please enter a seed', (page) => page.locator('#seed').fill('\u0007')],
  [
    'names that do not come',
    'The names for Japan could not be loaded',
    async (page) => {
      await page.route('**/names/*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await choose(page, 'Japan JP');
    },
  ],
  [
    'contacts that cannot be generated',
    'The contacts could not be generated (no)',
    (page) =>
      page.evaluate(() => {
        Array.from = () => {
          throw new Error('no');
        };
      }),
  ],
];
for (const [what, message, prepare] of FAILURES)
  test(`the error comes into view above open Options: ${what}`, async ({ page, home, watch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(home, { waitUntil: 'networkidle' });
    await openOptions(page);
    await count(page).fill('5');
    await prepare(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('#seed').press('Enter');
    await expect(alert(page)).toContainText(message);
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
    watch.takeRequests();
  });

test('a file that cannot be saved: the error comes into view', async ({ start }) => {
  const page = await start();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 500 });
  await openOptions(page);
  await generate(page, '5');
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no');
    };
  });
  await button(page, 'Download JSON').click();
  await expect(alert(page)).toContainText('This browser could not save the file');
  await expect(alert(page)).toBeInViewport({ ratio: 1 });
});

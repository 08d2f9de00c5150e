import type { Page } from '@playwright/test';
import { makeFragment } from '../../domain/screen/link';
import { makeSettings } from '../settings';
import {
  button,
  choose,
  count,
  expect,
  generate,
  generateFor,
  openOptions,
  readTable,
  scrollToEnd,
  test,
  waitForFrames,
} from './test';

const WIDTHS = [480, 390, 320];
const heading = (page: Page) => page.getByRole('heading', { level: 2 });

for (const width of WIDTHS)
  test(`each contact shows all its values without sideways scrolling: ${width} px`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize({ width, height: 700 });
    for (const country of ['United States US', 'Japan JP', 'Egypt EG', 'Antarctica AQ']) {
      await generateFor(page, country, '1000');
      const region = page.locator('.table-region');
      expect(await region.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const wrong = await page.locator('tbody tr').evaluateAll(findUnreadable, width);
      expect(wrong, country).toEqual([]);
    }
  });

/** Rows whose values are not all within the width, or not one after the other in the order of the columns. */
function findUnreadable(rows: Element[], width: number): string[] {
  return rows
    .filter((row) => {
      const boxes = [...row.children].map((cell) => cell.getBoundingClientRect());
      const isWithin = boxes.every((box) => box.width > 0 && box.left >= 0 && box.right <= width);
      const isInOrder = boxes.every((box, index) => {
        const before = boxes[index - 1];
        return (
          !before ||
          box.top >= before.bottom - 1 ||
          (box.left >= before.right - 1 && box.top >= before.top - 8)
        );
      });
      return boxes.length !== 5 || !isWithin || !isInOrder;
    })
    .map((row) => row.textContent ?? '');
}

test('headings and rows stay a table for screen readers', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 390, height: 700 });
  await generate(page, '3');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    '#',
    'First Name',
    'Last Name',
    'Email',
    'Phone',
  ]);
  await expect(table.getByRole('row')).toHaveCount(4);
  const [first = []] = await readTable(page);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(first);
  const header = await table.getByRole('columnheader').first().boundingBox();
  const region = await page.locator('.table-region').boundingBox();
  expect((header?.x ?? 0) - (region?.x ?? 0)).toBeLessThan(2);
});

for (const records of ['1000', '981', '1'])
  test(`End reaches the last of ${records} contacts`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize({ width: 320, height: 568 });
    await choose(page, 'Spain ES');
    await generate(page, records);
    await page.getByRole('region', { name: 'Contacts', exact: true }).focus();
    await scrollToEnd(page, records);
  });

/** Records how the heading of the results is scrolled into view. Scrolling itself goes on as before. */
async function watchScrolls(page: Page) {
  await page.addInitScript(() => {
    const scrolls: unknown[] = [];
    Object.assign(window, { scrolls });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      if (this.matches('h2')) scrolls.push((options as ScrollIntoViewOptions).behavior);
      scroll.call(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);
}

const SCREENS = [
  { width: 390, height: 700 },
  { width: 320, height: 568 },
  { width: 667, height: 375 },
];

for (const screen of SCREENS)
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`Generate brings the results into view, and keeps the focus: ${screen.width} x ${screen.height}, motion ${reducedMotion}`, async ({
      page,
      start,
    }) => {
      const readScrolls = await watchScrolls(page);
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize(screen);
      await start();
      await generate(page, '1000');
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(button(page, 'Generate')).toBeFocused();
      await page.evaluate(() => scrollTo(0, 0));
      await count(page).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(readScrolls)
        .toEqual(Array(2).fill(reducedMotion === 'reduce' ? 'instant' : 'smooth'));
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      await expect(count(page)).toBeFocused();
    });

test('an error of a run is on screen, and its results below it where Options are closed', async ({
  start,
}) => {
  const page = await start();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  await choose(page, 'Antarctica AQ');
  await generate(page, '100');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await openOptions(page);
  await page.getByRole('textbox', { name: 'Seed' }).press('Enter');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
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
    await expect(page.getByRole('alert')).toHaveText('Please enter a number between 1 and 1000.');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goto(`${home}#count=0`);
  await expect(page.getByRole('alert')).toContainText('This link cannot be read');
  await waitForFrames(page);
  await expect(page.getByRole('alert')).not.toBeInViewport();
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
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
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
  await expect(page.getByRole('alert')).toContainText('This browser could not save the file');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('a press with an invalid count does not scroll to the results', async ({ page, start }) => {
  const readScrolls = await watchScrolls(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await start();
  await generate(page, '3');
  await expect.poll(readScrolls).toHaveLength(1);
  await generate(page, '0');
  await expect(page.getByRole('alert')).toHaveText('Please enter a number between 1 and 1000.');
  expect(await readScrolls()).toHaveLength(1);
});

test('a link opened on a phone, even after a press in vain, and a press on a wide screen do not scroll the page', async ({
  page,
  home,
  start,
}) => {
  const readScrolls = await watchScrolls(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await start();
  await generate(page, '0');
  await page.goto(`${home}${makeFragment(makeSettings({ count: 100 }))}`);
  await expect(page.locator('tbody tr')).toHaveCount(100);
  await waitForFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, 'Generate').click();
  await expect(heading(page)).toBeVisible();
  await waitForFrames(page);
  expect(await readScrolls()).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

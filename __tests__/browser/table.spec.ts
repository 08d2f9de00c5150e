import type { Page } from '@playwright/test';
import { box, expect, generateFor, makeContacts, readTable, test, waitForFrames } from './test';

const CARDS = { width: 390, height: 700 };
const TABLE = { width: 1280, height: 800 };
/** Pixels of a row that is not wrapped, at that width. */
const ROW_HEIGHT = 37;

/** How many rows the browser draws. It skips rows out of view. */
const countDrawn = (page: Page) =>
  page
    .locator('tbody td:first-child')
    .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility({ contentVisibilityAuto: true })).length);

test('rows out of view are skipped at first and laid out while the page idles, at the same height', async ({
  page,
  start,
}) => {
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (task) => waiting.push(() => idle(task));
    Object.assign(window, { letIdle: () => waiting.splice(0).map((go) => go()) });
  });
  await start();
  await makeContacts(page, '1000');
  expect(await countDrawn(page)).toBeLessThan(200);
  const measure = () => page.locator('table').evaluate((table) => table.getBoundingClientRect().height);
  const before = await measure();
  expect(before).toBeGreaterThan(1000 * ROW_HEIGHT);
  for (let step = 0; step < 12; step++) {
    await page.evaluate('letIdle()');
    await waitForFrames(page);
  }
  expect(await countDrawn(page)).toBe(1000);
  expect(await measure()).toBe(before);
});

test('cards out of view take about as much room before they are laid out as after', async ({ page, start }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.setViewportSize(CARDS);
  await start();
  await makeContacts(page, '1000');
  const measure = () => page.locator('tbody').evaluateAll((chunks) => chunks.map((chunk) => chunk.clientHeight));
  const before = await measure();
  await page.locator('tbody').evaluateAll((chunks: HTMLElement[]) => {
    for (const chunk of chunks) chunk.className = 'laid-out';
  });
  const after = await measure();
  for (const [index, height] of before.entries()) expect(height / (after[index] ?? 0)).toBeCloseTo(1, 1);
});

test('columns are as wide in every row as in the heading', async ({ start }) => {
  const page = await start();
  for (const country of ['United States US', 'Spain ES', 'Israel IL', 'Madagascar MG', 'Antarctica AQ']) {
    await generateFor(page, country, '1000');
    for (const width of [1280, 768, 736]) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await page
        .locator('tr')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().left).join(' ')),
        );
      expect(lefts).toHaveLength(1001);
      expect(new Set(lefts).size, `${width} px`).toBe(1);
    }
    await page.setViewportSize(TABLE);
    expect(await page.locator('tbody tr').evaluateAll(findWrapped, ROW_HEIGHT)).toEqual([]);
  }
});

/** Rows of more than one line, except the few with very long names or emails. */
function findWrapped(rows: Element[], height: number): string[] {
  return rows
    .filter((row) => {
      const [first, last, email] = [1, 2, 3].map((column) => row.children[column]?.textContent?.length ?? 0);
      const isOverlong = (first ?? 0) > 20 || (last ?? 0) > 27 || (email ?? 0) > 50;
      return row.getBoundingClientRect().height !== height && !isOverlong;
    })
    .map((row) => row.textContent ?? '');
}

test('names begin at the left edge of their heading, those that run from right to left too', async ({ start }) => {
  const page = await start();
  await generateFor(page, 'Egypt EG', '20');
  for (const column of ['first-name', 'last-name']) {
    const lefts = await page.locator(`.${column}`).evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return Math.round(text.getBoundingClientRect().left);
      }),
    );
    expect(lefts).toHaveLength(21);
    expect(new Set(lefts).size, column).toBe(1);
  }
});

for (const viewport of [TABLE, CARDS])
  test(`placeholders are muted, other phones are not: ${viewport.width} px`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize(viewport);
    await generateFor(page, 'Japan JP', '50');
    const color = (text: RegExp) =>
      page
        .getByRole('cell', { name: text })
        .first()
        .evaluate((cell) => getComputedStyle(cell).color);
    expect(await color(/^\+81 123 45 6789$/)).not.toBe(await color(/^\+81 [^1]/));
  });

for (const width of [1280, 736])
  test(`only the page scrolls, and the column headings stay on top of the rows: ${width} px`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize({ width, height: 568 });
    await makeContacts(page, '981');
    await page.locator('tbody tr').nth(500).scrollIntoViewIfNeeded();
    const header = page.getByRole('columnheader', { name: 'Email' });
    expect((await header.boundingBox())?.y).toBe(0);
    expect(await header.evaluate(isOnTop)).toBe(true);
    await expect(page.locator('thead')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
        .map(({ className }) => className),
    );
    expect(scrolling).toEqual([]);
  });

/** Whether an element is what the pointer would meet at its middle. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

test('the open list covers the column headings', async ({ start }) => {
  const page = await start();
  await makeContacts(page, '3');
  const header = page.getByRole('columnheader', { name: 'First Name' });
  expect(await header.evaluate(isOnTop)).toBe(true);
  await box(page).click();
  expect(await header.evaluate(isOnTop)).toBe(false);
});

for (const width of [1280, 768, 600, 390, 320])
  test(`one press of End reaches the last contact, whatever the names: ${width} px`, async ({ page, home }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [link, heading, last] of [
      ['country=EG&count=981&seed=1', 'Egypt: 981 contacts', '981'],
      ['country=US&count=1000&seed=1&names=tricky', 'United States: 1,000 contacts', '1000'],
      ['country=MG&count=300&seed=1', 'Madagascar: 300 contacts', '300'],
    ] as const) {
      await page.goto(`${home}#${link}`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(heading);
      await page.keyboard.press('End');
      await expect(page.getByRole('cell', { name: last, exact: true })).toBeInViewport({ ratio: 0.95 });
      const getLeft = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      await expect.poll(getLeft, 'pixels left to scroll').toBeLessThan(1);
    }
  });

for (const viewport of [TABLE, CARDS])
  test(`finding in the page reaches row 950, far out of view: ${viewport.width} px`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize(viewport);
    await makeContacts(page, '1000');
    const email = (await readTable(page))[949]?.[3] ?? '';
    const row = page.locator('tbody tr').nth(949);
    await expect(row).not.toBeInViewport();
    expect(await page.evaluate(findInPage, email)).toBe(email);
    await expect(row).toBeInViewport();
    expect(await row.textContent()).toContain(email);
  });

/** Searches like the find bar. window.find() selects the match, but does not scroll to it. */
function findInPage(text: string): string | undefined {
  (window as unknown as { find: (text: string) => boolean }).find(text);
  const selection = getSelection();
  selection?.anchorNode?.parentElement?.scrollIntoView({ block: 'center' });
  return selection?.toString();
}

test('print draws every row, with the heading on each page', async ({ start }) => {
  const page = await start();
  await makeContacts(page, '1000');
  await page.emulateMedia({ media: 'print' });
  expect(await countDrawn(page)).toBe(1000);
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('tr').nth(1)).toHaveCSS('break-inside', 'avoid');
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.length).toBeLessThan(26);
});

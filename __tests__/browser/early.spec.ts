import type { Page } from '@playwright/test';
import { VERSION } from '../../domain/screen/link';
import {
  alert,
  box,
  button,
  choose,
  count,
  expect,
  facts,
  heading,
  isReady,
  makeGate,
  radio,
  status,
  test,
  waitForFrames,
} from './test';

const LINK = `#country=SE&count=4&seed=7&phones=valid&names=english&v=${VERSION}`;

/** Opens the page with every script held back, as on a slow connection. Returns a function that releases them. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const gate = makeGate();
  await page.route('**/*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await count(page).waitFor();
  return gate.open;
}

async function fillEarly(page: Page) {
  await count(page).click();
  await page.keyboard.type('42');
  await page.locator('summary').click();
  await radio(page, 'Valid').check();
  await radio(page, 'E.164').check();
  await radio(page, 'English').check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('early');
}

test('what is typed, chosen and pressed before the script is ready stays and is used', async ({ page, home }) => {
  const release = await openHeld(page, home);
  await fillEarly(page);
  await button(page, 'Generate').click();
  await button(page, 'Generate').click();
  release();
  await expect(page.locator('tbody tr')).toHaveCount(42);
  await expect(facts(page)).toHaveText('42 valid numbers · E.164 · seed early');
  await expect(status(page)).toHaveText('42 contacts generated');
  await expect(count(page)).toHaveValue('42');
  await expect(page.locator('summary')).toHaveText('Options: valid numbers, E.164, English names, seed early');
  await expect(page.locator('details')).toHaveAttribute('open');
  expect(new URL(page.url()).search).toBe('');
});

test('Clear before the script is ready takes back an early press and what was typed', async ({ page, home }) => {
  const release = await openHeld(page, home);
  // As browsers do after a reload.
  await page.locator('[name=country]').evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'NO' }));
  await fillEarly(page);
  await button(page, 'Generate').click();
  await button(page, 'Clear').click();
  await expect(count(page)).toHaveValue('0');
  release();
  await expect(page.locator('summary')).toContainText('seed early');
  await expect(count(page)).toHaveValue('0');
  await expect(box(page)).toContainText('United States');
  await expect(page.locator('.empty')).toBeVisible();
  await expect(alert(page)).toHaveText('');
});

test('Clear before the script is ready cancels the link that the page was opened with', async ({ page, home }) => {
  const release = await openHeld(page, `${home}#country=JP&count=3&seed=7`);
  await button(page, 'Clear').click();
  release();
  await page.waitForFunction(isReady);
  await expect(box(page)).toContainText('United States');
  await expect(page.locator('.empty')).toBeVisible();
  expect(page.url()).toBe(home);
});

for (const typed of ['1001', ''])
  test(`Enter in the count is a press too, and the wrong count '${typed}' stays and gets its error`, async ({
    page,
    home,
  }) => {
    const release = await openHeld(page, home);
    await count(page).fill(typed);
    await count(page).press('Enter');
    release();
    await expect(alert(page)).toHaveText('Please enter a number between 1 and 1000.');
    await expect(status(page)).toHaveText('');
    await expect(count(page)).toHaveValue(typed);
  });

test('a count focused before the script is ready stays focused, so a second click places the caret', async ({
  page,
  home,
}) => {
  const release = await openHeld(page, home);
  const field = await count(page).boundingBox();
  if (!field) throw new Error('The field is not on screen.');
  const click = () => page.mouse.click(field.x + 60, field.y + field.height / 2);
  await click();
  await page.keyboard.type('25');
  release();
  await page.waitForFunction(isReady);
  await click();
  await page.keyboard.type('0');
  await expect(count(page)).toHaveValue('250');
});

test('only an early error of its own scripts makes the page say that it could not be loaded', async ({
  page,
  home,
}) => {
  const fail = (filename: string) =>
    page.evaluate((address) => dispatchEvent(new ErrorEvent('error', { filename: address })), filename);
  const release = await openHeld(page, home);
  await fail('chrome-extension://abc/content.js');
  await expect(alert(page)).toHaveText('');
  release();
  await page.waitForFunction(isReady);
  await fail(`${home}_next/static/chunks/page.js`);
  await expect(alert(page)).toHaveText('');
});

test('if the page was opened with a link, a count typed before the script is ready stays in the form', async ({
  page,
  home,
}) => {
  const release = await openHeld(page, home + LINK);
  await count(page).fill('6');
  release();
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  await expect(count(page)).toHaveValue('6');
  await expect(page.locator('summary')).toHaveText('Options: valid numbers, English names, seed 7');
});

test('if the page was opened with a link, an early press generates what the form holds; on a phone, the results come into view', async ({
  page,
  home,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const release = await openHeld(page, home + LINK);
  await count(page).fill('6');
  await button(page, 'Generate').click();
  release();
  await expect(heading(page)).toHaveText('Sweden: 6 contacts');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  expect(page.url()).toBe(home);
});

test('what the browser restores on going back is used, the country included', async ({ start, page, watch }) => {
  await start();
  await choose(page, 'Norway NO');
  await count(page).fill('17');
  await page.locator('summary').click();
  await radio(page, 'Valid').check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('mine');
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.locator('summary')).toHaveText('Options: valid numbers, seed mine');
  watch.takeRequests();
  await expect(count(page)).toHaveValue('17');
  await expect(box(page)).toContainText('Norway');
  await button(page, 'Generate').click();
  await expect(heading(page)).toHaveText('Norway: 17 contacts');
});

test('what the browser restores only after the script is ready is used, too', async ({ start }) => {
  const page = await start();
  await page.locator('[name=country]').evaluate((field: HTMLInputElement) => {
    field.value = 'NO';
    dispatchEvent(new PageTransitionEvent('pageshow'));
  });
  await expect(box(page)).toContainText('Norway');
});

test('a list that is open when the page has loaded completely stays open', async ({ start }) => {
  const page = await start();
  await choose(page, 'Norway NO');
  await box(page).click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await waitForFrames(page);
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('a page that the browser kept whole is as it was left', async ({ start }) => {
  const page = await start();
  await choose(page, 'Norway NO');
  await count(page).fill('17');
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await expect(box(page)).toContainText('Norway');
  await expect(count(page)).toHaveValue('17');
  await button(page, 'Generate').click();
  await expect(heading(page)).toHaveText('Norway: 17 contacts');
});

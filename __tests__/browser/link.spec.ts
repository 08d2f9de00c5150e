import type { Page } from '@playwright/test';
import { VERSION } from '../../domain/screen/link';
import { recordStatuses, takeStatuses } from './statuses';
import {
  alert,
  allowClipboard,
  box,
  button,
  choose,
  count,
  download,
  expect,
  generate,
  heading,
  holdBack,
  openOptions,
  radio,
  readTable,
  status,
  test,
} from './test';

const LINK_ERROR = 'This link cannot be read, so the default settings are shown.';
const SWEDEN = `#country=SE&count=4&seed=7&phones=random&names=english&v=${VERSION}`;

/** Changes the fragment of the open page, as pasting a link into the address bar does. */
const follow = (page: Page, hash: string) =>
  page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);

test('a copied link is in the address bar; opened, it gives the same form and file', async ({ start, context }) => {
  await allowClipboard(context);
  const page = await start();
  await openOptions(page);
  for (const name of ['Valid', 'E.164', 'Latin letters']) await radio(page, name).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('näher & näher #1 + 50 %');
  await choose(page, 'Egypt EG');
  await generate(page, '40');
  await expect(heading(page)).toHaveText('Egypt: 40 contacts');
  // The link is for the results shown; what is chosen later is not part of it.
  await choose(page, 'Japan JP');
  await radio(page, 'Fictional').check();
  const entries = await page.evaluate(() => history.length);
  await button(page, 'Copy link').click();
  await expect(status(page)).toHaveText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(page.url()).toBe(link);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(new URL(link).hash).toMatch(/^#country=EG&count=40&seed=[^&]+&phones=valid&format=e164&names=latin&v=[^&]+$/);
  const { text } = await download(page, 'Download JSON');

  await page.goto('about:blank');
  await start(link);
  await expect(heading(page)).toHaveText('Egypt: 40 contacts');
  await expect(box(page)).toContainText('Egypt');
  await expect(count(page)).toHaveValue('40');
  await expect(page.locator('.options > summary')).toHaveText(
    'Options: valid numbers · Latin letters · E.164 · seed näher & näher #1 + 50 %',
  );
  expect((await download(page, 'Download JSON')).text).toBe(text);
});

test('going back from a link keeps its contacts; going back from an unreadable link removes its error', async ({
  start,
  home,
}) => {
  const page = await start();
  await follow(page, SWEDEN);
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  await page.goBack();
  expect(page.url()).toBe(home);
  await expect(box(page)).toContainText('Sweden');
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  await follow(page, '#country=Sweden');
  await expect(alert(page)).toHaveText(LINK_ERROR);
  await page.goBack();
  await expect(alert(page)).toHaveText('');
});

for (const [width, height] of [
  [1280, 600],
  [390, 844],
  [320, 568],
] as const)
  test(`a link shows its results without moving the page: ${width} x ${height}`, async ({ page, home }) => {
    const release = await holdBack(page, '**/names/**');
    await page.setViewportSize({ width, height });
    await page.goto(`${home}#country=SE&count=40&seed=7&phones=valid&v=${VERSION}`, { waitUntil: 'commit' });
    await expect(status(page)).toHaveText('Waiting for names…');
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    release();
    await expect(heading(page)).toHaveText('Sweden: 40 contacts');
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    if (width > 480) await expect(page.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('a link leaves the address bar on Generate, not on an error; followed again, it works again', async ({
  start,
  home,
}) => {
  const page = await start(home + SWEDEN);
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  const linked = await readTable(page);
  await generate(page, '0');
  await expect(alert(page)).not.toHaveText('');
  expect(page.url()).toBe(home + SWEDEN);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, SWEDEN);
  await expect(count(page)).toHaveValue('4');
  await expect(alert(page)).toHaveText('');
  await choose(page, 'Egypt EG');
  await button(page, 'Generate').click();
  await expect(heading(page)).toHaveText('Egypt: 4 contacts');
  expect(page.url()).toBe(home);
  await follow(page, SWEDEN);
  await expect.poll(() => readTable(page)).toEqual(linked);
  await expect(box(page)).toContainText('Sweden');
});

test('the contacts of a link are announced once; if several are opened in a row, the last wins', async ({
  page,
  start,
  home,
}) => {
  await page.addInitScript(recordStatuses);
  await start(home + SWEDEN.replace('count=4', 'count=1000'));
  await expect(heading(page)).toHaveText('Sweden: 1,000 contacts');
  expect(await page.evaluate(takeStatuses)).toEqual(['1,000 contacts generated']);
  await page.evaluate(() => {
    location.hash = '#country=JP&count=3&seed=1';
    location.hash = '#country=NO&count=4&seed=1';
    location.hash = '#country=SE&count=5&seed=1';
  });
  await expect(heading(page)).toHaveText('Sweden: 5 contacts');
  const statuses = await page.evaluate(takeStatuses);
  expect(statuses.filter((text) => text === '5 contacts generated')).toHaveLength(1);
});

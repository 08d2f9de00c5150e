import type { Page } from '@playwright/test';
import { VERSION } from '../../domain/screen/link';
import { OUT } from './hosts';
import { recordStatuses, takeStatuses } from './statuses';
import {
  allowClipboard,
  box,
  button,
  choose,
  count,
  download,
  expect,
  expectAccessible,
  generate,
  makeGate,
  openOptions,
  readTable,
  test,
} from './test';

const LINK_ERROR = 'This link cannot be read, so the default settings are shown.';
const SWEDEN = `#country=SE&count=4&seed=7&phones=random&names=english&v=${VERSION}`;

const seedField = (page: Page) => page.getByRole('textbox', { name: 'Seed' });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 2 });
const summary = (page: Page) => page.locator('.options > summary');
const facts = (page: Page) => page.locator('.facts');

/** Changes the fragment of the open page, as pasting a link into the address bar does. */
const follow = (page: Page, hash: string) =>
  page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);

async function expectDefaults(page: Page) {
  await expect(box(page)).toContainText('United States');
  await expect(count(page)).toHaveValue('0');
  await expect(summary(page)).toHaveText('Options');
}

test('the summary shows the seed that was drawn; typed in again, it gives the same contacts', async ({ start }) => {
  const page = await start();
  await choose(page, 'Norway NO');
  await generate(page, '20');
  const drawn = (await facts(page).locator('bdi').textContent()) ?? '';
  expect(drawn).toMatch(/^[0-9]+$/);
  await expect(summary(page)).toHaveText('Options');
  const first = await readTable(page);
  await button(page, 'Generate').click();
  await expect(facts(page).locator('bdi')).not.toHaveText(drawn);
  await openOptions(page);
  await seedField(page).fill(drawn);
  await seedField(page).press('Enter');
  await expect(facts(page).locator('bdi')).toHaveText(drawn);
  expect(await readTable(page)).toEqual(first);
});

test('a seed of 200 characters of any script fits; a control character gets a message', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 320, height: 640 });
  await openOptions(page);
  const seed = '種"<b>&é%'.repeat(30).slice(0, 200);
  await seedField(page).fill(seed);
  await generate(page, '2');
  await expect(facts(page).locator('bdi')).toHaveText(seed);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await seedField(page).fill('a\tb');
  await button(page, 'Generate').click();
  await expect(seedField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(seedField(page)).toHaveAccessibleDescription(/Please enter a seed/);
  await expectAccessible(page);
});

test('Copy link puts the link on the clipboard and in the address bar; opened elsewhere, it fills the form and gives the same file', async ({
  start,
  context,
}) => {
  await allowClipboard(context);
  const page = await start();
  await openOptions(page);
  for (const name of ['Valid', 'E.164', 'A to Z']) await radio(page, name).check();
  await seedField(page).fill('näher & näher #1 + 50 %');
  await choose(page, 'Egypt EG');
  await generate(page, '40');
  await expect(heading(page)).toHaveText('Egypt: 40 contacts');
  // The link is for the results shown; what is chosen later is not part of it.
  await choose(page, 'Japan JP');
  await radio(page, 'Reserved').check();
  await button(page, 'Copy link').click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(page.url()).toBe(link);
  expect(new URL(link).hash).toMatch(/^#country=EG&count=40&seed=[^&]+&phones=valid&format=e164&names=latin&v=[^&]+$/);
  const { text } = await download(page, 'Download JSON');

  await page.goto('about:blank');
  await start(link);
  await expect(heading(page)).toHaveText('Egypt: 40 contacts');
  await expect(box(page)).toContainText('Egypt');
  await expect(count(page)).toHaveValue('40');
  await expect(summary(page)).toHaveText('Options: valid numbers, E.164, A to Z names, seed näher & näher #1 + 50 %');
  expect((await download(page, 'Download JSON')).text).toBe(text);
});

test('a link copied from disk works on this computer only, and says so', async ({ start, context }) => {
  await allowClipboard(context);
  const page = await start(new URL('index.html', OUT).href);
  await generate(page, '3');
  await button(page, 'Copy link').click();
  await expect(page.getByRole('status')).toHaveText(
    'Copied. The link works on this computer only, because the page was opened from disk.',
  );
});

const HOSTILE: readonly [string, string][] = [
  ['a handler', 'country=<img src=x onerror=window.injected=1>&count=1&seed=1'],
  ['a script in a mode', 'country=US&count=1&seed=1&phones=<script>window.injected=1</script>'],
  ['broken encoding', 'country=US&count=1&seed=%'],
  ['a hundred kilobytes', `country=US&count=1&seed=${'x'.repeat(100_000)}`],
  ['nothing of a link', 'top'],
];

for (const [what, text] of HOSTILE)
  test(`a fragment that is no link gets one message and the defaults, and runs nothing, at first and later: ${what}`, async ({
    start,
    home,
  }) => {
    const page = await start(`${home}#${text}`);
    for (const when of ['at first', 'later']) {
      await expect(page.getByRole('alert'), when).toHaveText(LINK_ERROR);
      await expectDefaults(page);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      await generate(page, '1');
      await expect(page.getByRole('alert')).toHaveText('');
      await follow(page, `#${text}`);
    }
  });

test('in an open page, a new link generates; one that cannot be read resets the form and keeps the results', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  await radio(page, 'Reserved').check();
  await seedField(page).fill('typed');
  await generate(page, '2');
  await follow(page, SWEDEN);
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  await expect(summary(page)).toHaveText('Options: English names, seed 7');
  const shown = await readTable(page);
  await follow(page, '#country=Sweden');
  await expect(page.getByRole('alert')).toHaveText(LINK_ERROR);
  await expectDefaults(page);
  expect(await readTable(page)).toEqual(shown);
  await page.goBack();
  await expect(box(page)).toContainText('Sweden');
  await expect(page.getByRole('alert')).toHaveText('');
  expect(await readTable(page)).toEqual(shown);
});

for (const [width, height] of [
  [1280, 600],
  [390, 844],
  [320, 568],
] as const)
  test(`what a link shows stands on the first screen, and the page is not moved: ${width} x ${height}`, async ({
    page,
    home,
  }) => {
    const gate = makeGate();
    await page.route('**/names/*', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.setViewportSize({ width, height });
    await page.goto(`${home}#country=SE&count=40&seed=7&phones=valid&v=${VERSION}`, { waitUntil: 'commit' });
    const status = page.getByRole('status');
    await expect(status).toHaveText('Waiting for names…');
    await expect(status).toBeInViewport({ ratio: 1 });
    gate.open();
    await expect(heading(page)).toHaveText('Sweden: 40 contacts');
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    if (width > 480) await expect(page.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('a link leaves Options closed, and says there what it set', async ({ start, home }) => {
  const page = await start(home + SWEDEN);
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  await expect(summary(page)).toHaveText('Options: English names, seed 7');
  await expect(seedField(page)).toBeHidden();
});

test('Clear removes the link from the address bar and keeps the options and the seed', async ({ start, home }) => {
  const page = await start(home + SWEDEN);
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  await button(page, 'Clear').click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(box(page)).toContainText('United States');
  await expect(count(page)).toHaveValue('0');
  await expect(summary(page)).toHaveText('Options: English names, seed 7');
  expect(page.url()).toBe(home);
});

test('if several links are opened in a row, the last one wins and is announced once', async ({ start }) => {
  const page = await start();
  await page.evaluate(recordStatuses);
  await page.evaluate(() => {
    location.hash = '#country=JP&count=3&seed=1';
    location.hash = '#country=NO&count=4&seed=1';
    location.hash = '#country=SE&count=5&seed=1';
  });
  await expect(heading(page)).toHaveText('Sweden: 5 contacts');
  const statuses = await page.evaluate(takeStatuses);
  expect(statuses.filter((status) => status === '5 contacts generated')).toHaveLength(1);
});

for (const name of ['Generate', 'Make every number valid'])
  test(`${name} takes the link out of the address bar; the same link, followed again, gives its contacts again`, async ({
    start,
    home,
  }) => {
    const link = SWEDEN.replace('SE', 'NO');
    const page = await start(home + link);
    await expect(heading(page)).toHaveText('Norway: 4 contacts');
    const linked = await readTable(page);
    await choose(page, 'Egypt EG');
    await button(page, name).click();
    await expect.poll(() => readTable(page)).not.toEqual(linked);
    expect(page.url()).toBe(home);
    await follow(page, link);
    await expect.poll(() => readTable(page)).toEqual(linked);
    await expect(box(page)).toContainText('Norway');
  });

test('English names in place of those of a link, and an invalid count while it waits, take it out of the address bar', async ({
  page,
  home,
}) => {
  const gate = makeGate();
  await page.route('**/names/*', async (route) => {
    await gate.opened;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const link = '#country=JP&count=3&seed=1';
  // The names are held back, and the page's load event may wait for them.
  await page.goto(home + link, { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Waiting for names…');
  await generate(page, '0');
  await expect(page.getByRole('alert')).toContainText('Please enter a number');
  expect(page.url()).toBe(home);
  await follow(page, link);
  await expect(page.getByRole('status')).toHaveText('Waiting for names…');
  gate.open();
  await button(page, 'Use English names').click();
  await expect(heading(page)).toHaveText('Japan: 3 contacts');
  expect(page.url()).toBe(home);
});

test('an invalid count keeps the contacts of a link and the link; following it again fills the form again', async ({
  start,
  home,
}) => {
  const page = await start(home + SWEDEN);
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  await generate(page, '0');
  await expect(page.getByRole('alert')).not.toHaveText('');
  expect(page.url()).toBe(home + SWEDEN);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, SWEDEN);
  await expect(count(page)).toHaveValue('4');
  await expect(page.getByRole('alert')).toHaveText('');
});

test('the contacts of a link are announced like those of a press, at first and later', async ({
  page,
  start,
  home,
}) => {
  await page.addInitScript(recordStatuses);
  await start(home + SWEDEN.replace('count=4', 'count=1000'));
  await expect(heading(page)).toHaveText('Sweden: 1,000 contacts');
  expect(await page.evaluate(takeStatuses)).toEqual(['1,000 contacts generated']);
  await follow(page, SWEDEN);
  await expect(heading(page)).toHaveText('Sweden: 4 contacts');
  expect(await page.evaluate(takeStatuses)).toEqual(['4 contacts generated']);
  await follow(page, '#country=Sweden');
  await expect(page.getByRole('alert')).toHaveText(LINK_ERROR);
  await expect(page.getByRole('status')).toHaveText('');
});

test('a seed with dollar signs stays in the address bar as it was', async ({ start, home }) => {
  const link = '#country=US&count=3&seed=pa$$word';
  const page = await start(home + link);
  await expect(facts(page).locator('bdi')).toHaveText('pa$$word');
  expect(page.url()).toBe(home + link);
});

test('going back from a link, or from one that cannot be read, restores the form and removes the message', async ({
  start,
  home,
}) => {
  const page = await start();
  await choose(page, 'Norway NO');
  await count(page).fill('7');
  for (const link of [SWEDEN, '#country=Sweden']) {
    await follow(page, link);
    await expect(box(page)).not.toContainText('Norway');
    await page.goBack();
    await expect(box(page)).toContainText('Norway');
    await expect(count(page)).toHaveValue('7');
    await expect(page.getByRole('alert')).toHaveText('');
    expect(page.url()).toBe(home);
  }
});

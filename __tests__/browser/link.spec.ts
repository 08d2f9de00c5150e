import type { Page } from '@playwright/test';
import { VERSION } from '../../domain/link';
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
  saveData,
  test,
} from './test';

const LINK_ERROR = 'This link cannot be read, so the default settings are shown.';
const OTHER_VERSION =
  'The link was made by another version of this tool: these contacts may differ from those it was made for.';

const seedField = (page: Page) => page.getByRole('textbox', { name: 'Seed' });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 2 });
const facts = (page: Page) => page.locator('.facts');
const fragment = (page: Page) => page.evaluate(() => location.hash);

/** Changes the fragment of the open page, as pasting a link into the address bar does. */
const follow = (page: Page, hash: string) =>
  page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);

async function expectDefaults(page: Page) {
  await expect(box(page)).toContainText('United States');
  await expect(count(page)).toHaveValue('0');
  await expect(page.locator('#seed')).toHaveValue('');
  await expect(page.locator('#phoneMode-random')).toBeChecked();
  await expect(page.locator('#phoneFormat-international')).toBeChecked();
  await expect(page.locator('#nameSource-local')).toBeChecked();
}

test('the same seed gives the same file on every load of the page; another seed gives another file', async ({
  start,
}) => {
  const files: string[] = [];
  for (const seed of ['my seed', 'my seed', 'my seeds']) {
    const page = await start();
    await openOptions(page);
    await seedField(page).fill(seed);
    await choose(page, 'Japan JP');
    await generate(page, '50');
    await expect(facts(page)).toContainText(`seed ${seed}`);
    files.push((await download(page, 'Download JSON')).text);
  }
  expect(files[1]).toBe(files[0]);
  expect(files[2]).not.toBe(files[0]);
});

test('the summary shows the seed that was drawn; typed in again, it gives the same contacts', async ({
  start,
}) => {
  const page = await start();
  await choose(page, 'Norway NO');
  await generate(page, '20');
  const drawn = (await facts(page).locator('bdi').textContent()) ?? '';
  expect(drawn).toMatch(/^[0-9]+$/);
  await expect(page.locator('#seed')).toHaveValue('');
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
  await expect(page.getByRole('alert')).toContainText('Please enter a seed');
  await expect(seedField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(seedField(page)).toHaveAccessibleDescription(/Please enter a seed/);
  await expectAccessible(page);
});

test('Copy link puts the link on the clipboard and in the address bar; opened elsewhere, it fills the form and gives the same file', async ({
  start,
  context,
  watch,
  home,
}) => {
  await allowClipboard(context);
  const page = await start();
  await openOptions(page);
  await radio(page, 'Valid').check();
  await radio(page, 'E.164').check();
  await radio(page, 'English').check();
  await seedField(page).fill('näher & näher #1 + 50 %');
  await choose(page, 'Egypt EG');
  await generate(page, '40');
  // The link is for the results shown; what is chosen later is not part of it.
  await choose(page, 'Japan JP');
  await radio(page, 'Reserved').check();
  await button(page, 'Copy link').click();
  // A link to a file on disk works only on this computer.
  await expect(page.getByRole('status')).toHaveText(
    home.startsWith('file:')
      ? 'Copied. The link works on this computer only, because the page was opened from disk.'
      : 'Copied',
  );
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(page.url()).toBe(link);
  expect(await fragment(page)).toMatch(
    /^#country=EG&count=40&seed=[^&]+&phones=valid&format=e164&names=english&v=[^&]+$/,
  );
  const { text } = await download(page, 'Download JSON');
  expect(watch.takeRequests()).toEqual([]);

  await page.goto('about:blank');
  await start(link);
  await expect(heading(page)).toHaveText('40 contacts for Egypt');
  await expect(box(page)).toContainText('Egypt');
  await expect(count(page)).toHaveValue('40');
  await expect(page.locator('summary')).toHaveText(
    'Options: valid numbers, E.164, English names, seed näher & näher #1 + 50 %',
  );
  await openOptions(page);
  await expect(seedField(page)).toHaveValue('näher & näher #1 + 50 %');
  await expect(radio(page, 'Valid')).toBeChecked();
  await expect(radio(page, 'E.164')).toBeChecked();
  await expect(radio(page, 'English')).toBeChecked();
  await expect(page.getByText(OTHER_VERSION)).toHaveCount(0);
  expect((await download(page, 'Download JSON')).text).toBe(text);
});

test('a link that needs local names waits for them', async ({ start, home }) => {
  const page = await start(`${home}#country=TH&count=7&seed=1&v=${VERSION}`);
  await expect(heading(page)).toHaveText('7 contacts for Thailand');
  for (const [, first] of await readTable(page)) expect(first).toMatch(/^\p{Script=Thai}+$/u);
});

test('a link of another version opens and says that the contacts may differ', async ({ start, home }) => {
  const page = await start(`${home}#country=NO&count=3&seed=1&phones=valid&names=local&v=0-of-old`);
  await expect(heading(page)).toHaveText('3 contacts for Norway');
  await expect(page.getByText(OTHER_VERSION)).toBeVisible();
  await button(page, 'Generate').click();
  await expect(page.getByText(OTHER_VERSION)).toHaveCount(0);
});

const HOSTILE: readonly [string, string][] = [
  ['an image with a handler', '<img src=x onerror="window.injected=1">'],
  ['a handler in the country', 'country=<img src=x onerror=window.injected=1>&count=1&seed=1'],
  ['a script in a mode', 'country=US&count=1&seed=1&phones=<script>window.injected=1</script>'],
  ['an address that runs', 'javascript:window.injected=1'],
  ['an address that runs, as country', 'country=javascript:window.injected=1&count=1&seed=1'],
  ['broken encoding', 'country=US&count=1&seed=%'],
  ['encoding cut in a character', 'country=US&count=1&seed=%E9%A'],
  ['octets that are no UTF-8', 'country=US&count=1&seed=%FF%FE'],
  ['a megabyte', `country=US&count=1&seed=${'x'.repeat(1_000_000)}`],
  ['a seed too long', `country=US&count=1&seed=${'x'.repeat(201)}`],
  ['a control character', 'country=US&count=1&seed=a%00b'],
  ['a prototype', '__proto__=x&constructor=y&country=__proto__&count=1&seed=1'],
  ['a method as country', 'country=toString&count=1&seed=1'],
  ['too many contacts', 'country=US&count=1001&seed=1'],
  ['an overflow', 'country=US&count=1e9&seed=1'],
  ['a key twice', 'country=US&country=NO&count=1&seed=1'],
  ['no seed', 'country=US&count=1'],
  ['an unknown mode', 'country=US&count=1&seed=1&phones=premium'],
  ['an unknown format', 'country=US&count=1&seed=1&format=bogus'],
  ['nothing of a link', 'top'],
];

async function expectRefusal(page: Page) {
  await expect(page.getByRole('alert')).toHaveText(LINK_ERROR);
  await expectDefaults(page);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(await page.locator('main img').count()).toBe(1);
  await generate(page, '1');
  await expect(page.getByRole('alert')).toHaveText('');
}

/** One of each kind: they are tried on a page of their own, too. */
const ON_LOAD = ['an image with a handler', 'a script in a mode', 'broken encoding', 'a megabyte', 'no seed'];

for (const [what, text] of HOSTILE.filter(([each]) => ON_LOAD.includes(each)))
  test(`a page opened with a fragment that is no link shows one message and the defaults, and runs nothing: ${what}`, async ({
    start,
    home,
  }) => {
    const page = await start(`${home}#${text}`);
    await expect(page.getByRole('alert')).toHaveText(LINK_ERROR);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectRefusal(page);
  });

test('in an open page, each fragment that is no link gets the message and the defaults, and runs nothing', async ({
  start,
}) => {
  const page = await start();
  for (const [what, text] of HOSTILE)
    await test.step(what, async () => {
      await follow(page, `#${text}`);
      await expectRefusal(page);
    });
});

test('a seed that is markup is shown as text', async ({ start, home }) => {
  const seed = '<img src=x onerror="window.injected=1">';
  const page = await start(`${home}#country=US&count=1&seed=${encodeURIComponent(seed)}`);
  await expect(facts(page).locator('bdi')).toHaveText(seed);
  expect(await page.locator('main img').count()).toBe(1);
});

test('in an open page, a new link generates; one that cannot be read resets the form and keeps the results', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  await radio(page, 'Reserved').check();
  await seedField(page).fill('typed');
  await generate(page, '2');
  await follow(page, `#country=SE&count=4&seed=7&phones=valid&names=english&v=${VERSION}`);
  await expect(heading(page)).toHaveText('4 contacts for Sweden');
  await expect(seedField(page)).toHaveValue('7');
  await expect(radio(page, 'Valid')).toBeChecked();
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
    watch,
  }) => {
    const gate = makeGate();
    await page.route('**/names/*', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.addInitScript(saveData);
    await page.setViewportSize({ width, height });
    await page.goto(`${home}#country=SE&count=40&seed=7&phones=valid&v=${VERSION}`, { waitUntil: 'commit' });
    const status = page.getByRole('status');
    await expect(status).toHaveText('Waiting for names…');
    await expect(status).toBeInViewport({ ratio: 1 });
    gate.open();
    await expect(heading(page)).toHaveText('40 contacts for Sweden');
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    if (width > 480) await expect(page.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    watch.takeRequests();
  });

test('a link leaves Options closed and says there what it set; Generate repeats its contacts until the seed is removed', async ({
  start,
  home,
}) => {
  const page = await start(`${home}#country=SE&count=4&seed=7&v=${VERSION}`);
  await expect(heading(page)).toHaveText('4 contacts for Sweden');
  await expect(page.locator('summary')).toHaveText('Options: seed 7');
  await expect(seedField(page)).toBeHidden();
  await openOptions(page);
  await expect(seedField(page)).toHaveValue('7');
  const shown = await readTable(page);
  await button(page, 'Generate').click();
  await expect(page.getByRole('status')).toHaveText('4 contacts generated');
  expect(await readTable(page)).toEqual(shown);
  await seedField(page).fill('');
  await expect(page.locator('summary')).toHaveText('Options');
  await button(page, 'Generate').click();
  await expect(facts(page).locator('bdi')).not.toHaveText('7');
});

test('Clear removes the link from the address bar and keeps the options and the seed', async ({
  start,
  home,
  watch,
}) => {
  const page = await start(`${home}#country=SE&count=4&seed=7&phones=valid&names=english&v=${VERSION}`);
  await expect(heading(page)).toHaveText('4 contacts for Sweden');
  await button(page, 'Clear').click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(box(page)).toContainText('United States');
  await expect(count(page)).toHaveValue('0');
  expect(page.url()).toBe(home);
  await page.locator('summary').click();
  await expect(page.locator('summary')).toHaveText('Options: valid numbers, English names, seed 7');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('.empty')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  watch.takeRequests();
});

test('if several links are opened in a row, the last one wins and is announced once', async ({ start }) => {
  const page = await start();
  await page.evaluate(recordStatuses);
  await page.evaluate(() => {
    location.hash = '#country=JP&count=3&seed=1';
    location.hash = '#country=NO&count=4&seed=1';
    location.hash = '#country=SE&count=5&seed=1';
  });
  await expect(heading(page)).toHaveText('5 contacts for Sweden');
  const statuses = await page.evaluate(takeStatuses);
  expect(statuses.filter((status) => status === '5 contacts generated')).toHaveLength(1);
});

const SWEDEN = `#country=SE&count=4&seed=7&phones=random&names=english&v=${VERSION}`;

for (const name of ['Generate', 'Make every number valid'])
  test(`${name} takes the link out of the address bar; the same link, followed again, gives its contacts again`, async ({
    start,
    home,
    watch,
  }) => {
    const link = SWEDEN.replace('SE', 'NO');
    const page = await start(home + link);
    await expect(heading(page)).toHaveText('4 contacts for Norway');
    const linked = await readTable(page);
    await openOptions(page);
    await choose(page, 'Egypt EG');
    await seedField(page).fill('8');
    await button(page, name).click();
    await expect.poll(() => readTable(page)).not.toEqual(linked);
    expect(page.url()).toBe(home);
    await follow(page, link);
    await expect.poll(() => readTable(page)).toEqual(linked);
    await expect(box(page)).toContainText('Norway');
    await seedField(page).fill('8');
    await button(page, name).click();
    await expect.poll(() => page.url()).toBe(home);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('.empty')).toBeVisible();
    watch.takeRequests();
  });

test('English names in place of those of a link, and an invalid count while it waits, take it out of the address bar', async ({
  page,
  home,
  watch,
}) => {
  const gate = makeGate();
  await page.route('**/names/*', async (route) => {
    await gate.opened;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.addInitScript(saveData);
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
  await expect(heading(page)).toHaveText('3 contacts for Japan');
  expect(page.url()).toBe(home);
  watch.takeRequests();
});

test('an invalid count keeps the contacts of a link and the link; following it again fills the form again', async ({
  start,
  home,
}) => {
  const page = await start(home + SWEDEN);
  await expect(heading(page)).toHaveText('4 contacts for Sweden');
  await generate(page, '0');
  await expect(page.getByRole('alert')).not.toHaveText('');
  expect(page.url()).toBe(home + SWEDEN);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
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
  await page.addInitScript(() => {
    const busy: string[] = [];
    Object.assign(window, { busy });
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof Element && target.matches('.results')) busy.push(target.ariaBusy ?? '');
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  });
  await start(home + SWEDEN.replace('count=4', 'count=1000'));
  await expect(heading(page)).toHaveText('1,000 contacts for Sweden');
  expect(await page.evaluate(takeStatuses)).toEqual(['Generating…', '1,000 contacts generated']);
  await follow(page, SWEDEN);
  await expect(heading(page)).toHaveText('4 contacts for Sweden');
  expect(await page.evaluate(takeStatuses)).toEqual(['Generating…', '4 contacts generated']);
  expect(await page.evaluate(() => (window as unknown as { busy: string[] }).busy)).toEqual([
    'true',
    'false',
  ]);
  await follow(page, '#country=Sweden');
  await expect(page.getByRole('alert')).toHaveText(LINK_ERROR);
  expect(await page.evaluate(takeStatuses)).not.toContain('Generating…');
});

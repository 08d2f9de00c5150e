import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OUT } from './hosts';
import { getNameFile, NAME_FILES } from './name-files';
import { openSlowHost } from './slow-host';
import { recordStatuses, takeStatuses } from './statuses';
import {
  button,
  choose,
  expect,
  expectAccessible,
  forgetFailures,
  generate,
  isReady,
  makeGate,
  openOptions,
  readTable,
  test,
} from './test';

const JAPAN = getNameFile('eastern-asia');

const NAMES_ERROR = 'The names for Japan could not be loaded. Press Generate to try again, or use English names.';

const alert = (page: Page) => page.getByRole('alert');
const status = (page: Page) => page.getByRole('status');
const heading = (page: Page) => page.getByRole('heading', { level: 2 });

/** Opens the page without waiting for the names, which a route may hold back or refuse: its load event may wait for them. */
async function open(page: Page, home: string) {
  await page.goto(home, { waitUntil: 'commit' });
  await page.waitForFunction(isReady);
}

async function generateJapanese(page: Page) {
  await choose(page, 'Japan JP');
  await generate(page, '5');
}

const expectJapanese = (page: Page) => expect(heading(page)).toHaveText('Japan: 5 contacts');

/**
 * Holds the names of Japan back until `release` is called: then they arrive, or are refused until `isDown` is false.
 * `asked` counts how often the page asks for them.
 */
async function holdNames(page: Page, isDown = false) {
  const gate = makeGate();
  const line = { asked: 0, isDown, release: gate.open };
  await page.route(`**/${JAPAN}*`, async (route) => {
    line.asked++;
    await gate.opened;
    await (line.isDown ? route.abort() : route.continue());
  });
  return line;
}

async function refuseNames(page: Page) {
  const line = await holdNames(page, true);
  line.release();
  return line;
}

test('index.html names no script with names', () => {
  expect(readFileSync(new URL('index.html', OUT), 'utf8')).not.toContain('names/');
});

test.describe('while the page idles', () => {
  test.use({ savesData: false });

  test('each part of the names is fetched once, after the page has loaded, and announced to nobody', async ({
    start,
    page,
  }) => {
    const events: string[] = [];
    page.on('load', () => events.push('load'));
    page.on('request', (request) => {
      const file = NAME_FILES.find((each) => request.url().endsWith(`/${each}`));
      if (file) events.push(file);
    });
    await page.addInitScript(recordStatuses);
    await start();
    expect(events).toEqual(['load', ...NAME_FILES]);
    expect(await page.evaluate(takeStatuses)).toEqual([]);
  });

  test('those of the chosen country are asked for first', async ({ page, watch, home }) => {
    const asked: string[] = [];
    const gate = makeGate();
    await page.route('**/names/*', async (route) => {
      // The second gets no answer, so that the page asks for no third.
      if (asked.push(route.request().url()) > 1) return;
      await gate.opened;
      await route.continue();
    });
    await open(page, home);
    await expect.poll(() => asked.length).toBe(1);
    await choose(page, 'Japan JP');
    gate.open();
    await expect.poll(() => asked[1]).toContain(JAPAN);
    watch.takeRequests();
  });

  test('after an offline spell, loading while idle goes on; only the file that failed is asked for again', async ({
    page,
    watch,
    home,
    context,
  }) => {
    const asked: string[] = [];
    await page.route('**/names/*', async (route) => {
      const file = route
        .request()
        .url()
        .replace(/^.*(?=names\/)/, '');
      asked.push(file);
      if (asked.length > 1) return route.continue();
      await context.setOffline(true);
      return route.abort();
    });
    await open(page, home);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await expect.poll(() => asked).toEqual(NAME_FILES.slice(0, 1));
    await context.setOffline(false);
    await expect.poll(() => asked.length).toBe(NAME_FILES.length + 1);
    await forgetFailures(watch);
    expect(asked).toEqual([NAME_FILES[0], `${NAME_FILES[0]}&1`, ...NAME_FILES.slice(1)]);
  });

  test('a press that needs names loads them at once, even if the page is never idle', async ({ page, watch, home }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, home);
    await generateJapanese(page);
    await expectJapanese(page);
    watch.takeRequests();
  });
});

test('a visitor who saves data loads names only when a run needs them', async ({ page, start }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/names/') && asked.push(request.url()));
  await start();
  await generateJapanese(page);
  await expectJapanese(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([expect.stringContaining(JAPAN)]);
});

test('Generate waits for names that are late, and then shows the requested contacts', async ({ page, start }) => {
  const names = await holdNames(page);
  await start();
  await generateJapanese(page);
  await expect(status(page)).toHaveText('Waiting for names…');
  await expectAccessible(page);
  await expect(page.getByRole('table')).toHaveCount(0);
  // The country chosen meanwhile is for the next run.
  await choose(page, 'Norway NO');
  names.release();
  await expectJapanese(page);
  await expect(status(page)).toHaveText('5 contacts generated');
  for (const [, first] of await readTable(page)) expect(first).toMatch(/^[^ -~]+$/);
});

test('if names are refused, there is a message, and one press switches to English names', async ({
  page,
  start,
  watch,
}) => {
  await refuseNames(page);
  await start();
  await generateJapanese(page);
  await expect(alert(page)).toHaveText(NAMES_ERROR);
  await expect(status(page)).toHaveText('');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Use English names').click();
  await expectJapanese(page);
  await expect(alert(page)).toHaveText('');
  await expect(button(page, 'Use English names')).toHaveCount(0);
  await expect(button(page, 'Generate')).toBeFocused();
  for (const [, first] of await readTable(page)) expect(first).toMatch(/^[A-Za-z' .-]+$/);
  await openOptions(page);
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await forgetFailures(watch);
});

test('names that were refused are asked for again by each press, those of a link too', async ({
  page,
  home,
  watch,
}) => {
  const line = await refuseNames(page);
  const link = `${home}#country=JP&count=3&seed=7`;
  await page.goto(link);
  await expect(alert(page)).toHaveText(NAMES_ERROR);
  expect(line.asked).toBe(1);
  await button(page, 'Generate').click();
  await expect.poll(() => line.asked).toBe(2);
  await expect(alert(page)).toHaveText(NAMES_ERROR);
  line.isDown = false;
  await button(page, 'Generate').click();
  await expect(heading(page)).toHaveText('Japan: 3 contacts');
  await expect(page.locator('.facts bdi')).toHaveText('7');
  await expect(alert(page)).toHaveText('');
  expect(page.url()).toBe(link);
  expect(line.asked).toBe(3);
  await forgetFailures(watch);
});

test('earlier results stay when the names of another run fail, and Clear cancels that run', async ({
  page,
  start,
  watch,
}) => {
  await refuseNames(page);
  await start();
  await generate(page, '3');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await generateJapanese(page);
  await expect(alert(page)).toHaveText(NAMES_ERROR);
  await expect(heading(page)).toHaveText('United States: 3 contacts');
  await button(page, 'Clear').click();
  await expect(button(page, 'Use English names')).toHaveCount(0);
  await forgetFailures(watch);
});

test('a press in the moment of the failure gets the message', async ({ page, start, watch }) => {
  const names = await holdNames(page, true);
  // The press comes right before the page hears of the failure.
  await page.addInitScript(() => {
    addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.includes('eastern-asia'))
          document.querySelector<HTMLButtonElement>('form .actions button')?.click();
      },
      { capture: true, once: true },
    );
  });
  await start();
  await generateJapanese(page);
  await expect.poll(() => names.asked).toBe(1);
  names.release();
  await expect(alert(page)).toHaveText(NAMES_ERROR);
  await forgetFailures(watch);
});

test('a page of the host in place of the names is a failure; the next press asks again, even where it is cached', async ({
  page,
  watch,
}) => {
  const host = await openSlowHost();
  try {
    host.setNames('signIn');
    await open(page, host.address);
    await generateJapanese(page);
    await expect(alert(page)).toHaveText(NAMES_ERROR);
    host.setNames('up');
    await button(page, 'Generate').click();
    await expectJapanese(page);
    await forgetFailures(watch);
  } finally {
    host.close();
  }
});

test('without an answer for 15 seconds there is a message, and names that arrive later are used', async ({
  page,
  start,
}) => {
  const names = await holdNames(page);
  await page.clock.install();
  await start();
  await generateJapanese(page);
  await page.clock.runFor(14_000);
  await expect(status(page)).toHaveText('Waiting for names…');
  await page.clock.runFor(2000);
  await expect(alert(page)).toHaveText(NAMES_ERROR);
  names.release();
  await page.waitForFunction(() => 'eastern-asia' in (globalThis.arrivedNames ?? {}));
  await button(page, 'Generate').click();
  await page.clock.runFor(1000);
  await expectJapanese(page);
  expect(names.asked).toBe(1);
});

test('after 15 seconds without an answer, the next press asks again', async ({ page, start }) => {
  const names = await holdNames(page);
  await page.clock.install();
  await start();
  await generateJapanese(page);
  await page.clock.runFor(16_000);
  await expect(alert(page)).toHaveText(NAMES_ERROR);
  await button(page, 'Generate').click();
  await expect(status(page)).toHaveText('Waiting for names…');
  await expect.poll(() => names.asked).toBe(2);
  names.release();
  await expectJapanese(page);
});

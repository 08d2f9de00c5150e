import type { Page, Request, Route } from '@playwright/test';
import { getNameFile, NAME_FILES } from './name-files';
import { recordStatuses, takeStatuses } from './statuses';
import {
  alert,
  button,
  choose,
  expect,
  expectAccessible,
  facts,
  forgetFailures,
  generate,
  heading,
  holdBack,
  isReady,
  status,
  test,
} from './test';

const JAPAN = getNameFile('eastern-asia');

const NAMES_ERROR = 'The names for Japan could not be loaded. Press Generate to try again, or use English names.';

const getFile = (request: Request) => request.url().replace(/^.*(?=names\/)/, '');

/** Opens the page without waiting for its load event, which names that a route holds back could delay. */
async function open(page: Page, home: string) {
  await page.goto(home, { waitUntil: 'commit' });
  await page.waitForFunction(isReady);
}

async function generateJapanese(page: Page) {
  await choose(page, 'Japan JP');
  await generate(page, '5');
}

const expectJapanese = (page: Page) => expect(heading(page)).toHaveText('Japan: 5 contacts');

/** Notes which files with names the page asks for from now on. */
function noteNames(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/names/') && asked.push(getFile(request)));
  return asked;
}

test.describe('while the page idles', () => {
  test.use({ savesData: false });

  test('each part of the names is fetched once, and nothing is announced', async ({ start, page }) => {
    const asked = noteNames(page);
    await page.addInitScript(recordStatuses);
    await start();
    expect(asked).toEqual(NAME_FILES);
    expect(await page.evaluate(takeStatuses)).toEqual([]);
  });

  test('the names of the chosen country are requested first', async ({ page, home }) => {
    const asked = noteNames(page);
    const release = await holdBack(page, '**/names/**');
    await open(page, home);
    await expect.poll(() => asked.length).toBe(1);
    await choose(page, 'Japan JP');
    release();
    await expect.poll(() => asked[1]).toBe(JAPAN);
  });

  test('a file that fails does not keep the others from loading', async ({ page, watch, home }) => {
    const asked = noteNames(page);
    await page.route(`**/${NAME_FILES[0]}`, (route) => route.abort());
    await open(page, home);
    await expect.poll(() => asked).toEqual(NAME_FILES);
    await forgetFailures(watch);
  });

  test('once the page is back online, loading while idle goes on, and only the failed file is requested again', async ({
    page,
    watch,
    home,
    context,
  }) => {
    const asked: string[] = [];
    await page.route('**/names/**', async (route) => {
      if (asked.push(getFile(route.request())) > 1) return route.continue();
      await context.setOffline(true);
      return route.abort();
    });
    await open(page, home);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    // The page removes the script once it has noticed the failure.
    await expect(page.locator('script[src^="names/"]')).toHaveCount(0);
    await context.setOffline(false);
    await expect.poll(() => asked).toEqual([NAME_FILES[0], `${NAME_FILES[0]}?1`, ...NAME_FILES.slice(1)]);
    await forgetFailures(watch);
  });
});

test('a visitor who saves data loads names only when a run needs them', async ({ page, start }) => {
  const asked = noteNames(page);
  await start();
  await generateJapanese(page);
  await expectJapanese(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([JAPAN]);
});

test("a run's names are requested at once, even on a page that never idles", async ({ page, start }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await start();
  await generateJapanese(page);
  await expectJapanese(page);
});

test('Generate waits for names that are late, says so once, and then shows the requested contacts', async ({
  page,
  start,
}) => {
  const release = await holdBack(page, `**/${JAPAN}*`);
  await start();
  await generateJapanese(page);
  await expect(status(page)).toHaveText('Waiting for names…');
  await expect(status(page)).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'United States US');
  await button(page, 'Generate').click();
  await generateJapanese(page);
  await expect(status(page)).toHaveText('Waiting for names…');
  await expect(status(page)).toBeVisible();
  await expect(page.locator('section')).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(recordStatuses);
  await button(page, 'Generate').click();
  release();
  await expectJapanese(page);
  await expect(page.locator('section')).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(takeStatuses)).toEqual(['5 contacts generated']);
});

test('if names are refused, earlier results stay, and one press switches to English names', async ({
  page,
  start,
  watch,
}) => {
  await page.route(`**/${JAPAN}*`, (route) => route.abort());
  await start();
  await generate(page, '3');
  await generateJapanese(page);
  await expect(alert(page)).toHaveText(NAMES_ERROR);
  await expect(status(page)).toHaveText('');
  await expect(heading(page)).toHaveText('United States: 3 contacts');
  await expectAccessible(page);
  await button(page, 'Use English names').click();
  await expectJapanese(page);
  await expect(alert(page)).toHaveText('');
  await expect(button(page, 'Use English names')).toHaveCount(0);
  await expect(button(page, 'Generate')).toBeFocused();
  await expect(facts(page)).toContainText('English names');
  await forgetFailures(watch);
});

test('each press requests missing names again, for links too, at an address that no cache has stored', async ({
  page,
  home,
  watch,
}) => {
  const asked: string[] = [];
  await page.route('**/names/**', (route) => {
    const time = asked.push(getFile(route.request()));
    // First the sign-in page of a network, then nothing.
    if (time === 1) return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in</p>' });
    return time === 2 ? route.abort() : route.continue();
  });
  const link = `${home}#country=JP&count=3&seed=7`;
  await page.goto(link);
  for (const time of [1, 2]) {
    await expect.poll(() => asked.length).toBe(time);
    await expect(alert(page)).toHaveText(NAMES_ERROR);
    await button(page, 'Generate').click();
  }
  await expect(heading(page)).toHaveText('Japan: 3 contacts');
  await expect(facts(page).locator('bdi')).toHaveText('7');
  await expect(alert(page)).toHaveText('');
  expect(page.url()).toBe(link);
  expect(asked).toEqual([JAPAN, `${JAPAN}?1`, `${JAPAN}?2`]);
  await forgetFailures(watch);
});

test('15 seconds after a press, names count as failed; a press asks again, and the first to arrive are used', async ({
  page,
  start,
  watch,
}) => {
  const held: Route[] = [];
  await page.route(`**/${JAPAN}*`, (route) => void held.push(route));
  await page.clock.install();
  await start();
  await generateJapanese(page);
  for (const times of [1, 2]) {
    await page.clock.runFor(14_000);
    await expect(status(page)).toHaveText('Waiting for names…');
    await page.clock.runFor(2000);
    await expect(alert(page)).toHaveText(NAMES_ERROR);
    // Playwright reports a request that it holds back some time after the page has made it.
    await expect.poll(() => held.length).toBe(times);
    await button(page, 'Generate').click();
  }
  await expect.poll(() => held.length).toBe(3);
  await held[0]?.abort();
  await expect(page.locator('script[src^="names/"]')).toHaveCount(2);
  await expect(status(page)).toHaveText('Waiting for names…');
  await button(page, 'Generate').click();
  await held[1]?.continue();
  await expectJapanese(page);
  expect(held).toHaveLength(3);
  await forgetFailures(watch);
});

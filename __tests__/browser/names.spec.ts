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
  generate,
  makeGate,
  openOptions,
  readTable,
  saveData,
  test,
  type Watch,
  waitForFrames,
} from './test';

/** The names of Japan. */
const chunk = getNameFile('eastern-asia');

const NAMES_ERROR =
  'The names for Japan could not be loaded. Press Generate to try again, or use English names.';

const radio = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Names' }).getByRole('radio', { name, exact: true });

/** Opens the page without waiting for the names, which a route may hold back or refuse. */
async function open(page: Page, home: string) {
  await page.goto(home, { waitUntil: 'load' });
  await expect(page.locator('#count')).toBeVisible();
  // The first press counts only once React listens.
  await expect
    .poll(() =>
      page.locator('form').evaluate((form) => Object.keys(form).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}

/**
 * Holds the names of Japan back until `release` is called: then they arrive, or are refused. `asked` counts how often the
 * page asks for them.
 */
async function holdNames(page: Page, outcome: 'continue' | 'abort') {
  const gate = makeGate();
  const line = { asked: 0, release: gate.open };
  await page.route(`**/${chunk}*`, async (route) => {
    line.asked++;
    await gate.opened;
    await route[outcome]();
  });
  return line;
}

/** Waits until the part that the page asks for last has arrived. */
async function waitForNames(page: Page, watch: Watch) {
  const hasArrived = () => page.evaluate(() => globalThis.arrivedNames?.tricky !== undefined);
  await expect.poll(hasArrived, { timeout: 20_000 }).toBe(true);
  watch.takeRequests();
}

/** Discards the complaints about names that could not be loaded. There must be some, and no others. */
async function forgetFailures(page: Page, watch: Watch) {
  await waitForNames(page, watch);
  const complaints = await watch.takeComplaints();
  expect(
    complaints.filter(
      (complaint) => !/^failed: |net::ERR_FAILED|Failed to load resource|Loading failed for/.test(complaint),
    ),
  ).toEqual([]);
  expect(complaints.length).toBeGreaterThan(0);
}

test('index.html names no script with names', () => {
  expect(readFileSync(new URL('index.html', OUT), 'utf8')).not.toContain('names/');
});

test('each part of the names is fetched once, after the page has loaded, and not by a press', async ({
  start,
  page,
  watch,
}) => {
  const events: string[] = [];
  page.on('load', () => events.push('load'));
  page.on('request', (request) => {
    const file = NAME_FILES.find((each) => request.url().endsWith(`/${each}`));
    if (file) events.push(file);
  });
  await start();
  expect(events).toEqual(['load', ...NAME_FILES]);
  await choose(page, 'Japan JP');
  await generate(page, '100');
  await expect(page.locator('tbody tr')).toHaveCount(100);
  await openOptions(page);
  await radio(page, 'English').check();
  await generate(page, '50');
  await expect(page.locator('tbody tr')).toHaveCount(50);
  expect(watch.takeRequests()).toEqual([]);
});

test('names of seven countries are in their script, marked as such, and read in its direction; e-mails are ASCII', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  for (const [country, languages, script, direction] of [
    ['Japan JP', /^ja$/, /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u, 'ltr'],
    ['Egypt EG', /^ar-/, /^[\p{Script=Arabic} ]+$/u, 'rtl'],
    ['Israel IL', /^(he|ar-Hebr|ru-Hebr)\b/, /^[\p{Script=Hebrew} '"׳״-]+$/u, 'rtl'],
    ['Thailand TH', /^th\b/, /^[\p{Script=Thai} ]+$/u, 'ltr'],
    ['Russia RU', /^(ru|tt)\b/, /^[\p{Script=Cyrillic} -]+$/u, 'ltr'],
    ['South Korea KR', /^ko$/, /^\p{Script=Hangul}+$/u, 'ltr'],
    ['United States US', /^(en-US|es-US|zh-Latn)$/, /^[\p{Script=Latin} '’.-]+$/u, 'ltr'],
  ] as const) {
    await radio(page, 'Local').check();
    await choose(page, country);
    await generate(page, '100');
    await expect(page.locator('tbody tr')).toHaveCount(100);
    const cells = await page.locator('tbody td:nth-child(2), tbody td:nth-child(3)').evaluateAll((all) =>
      all.map((cell) => ({
        text: cell.textContent ?? '',
        lang: cell.getAttribute('lang') ?? '',
        dir: cell.getAttribute('dir'),
        direction: getComputedStyle(cell).direction,
      })),
    );
    for (const cell of cells)
      expect(cell).toMatchObject({ lang: expect.stringMatching(languages), dir: 'auto', direction });
    expect(cells.filter(({ text }) => !script.test(text))).toEqual([]);
    for (const [, , , email] of await readTable(page))
      expect(email).toMatch(/^[A-Za-z][\w.-]*@example\.(com|net|org)$/);
    await radio(page, 'English').check();
    await generate(page, '20');
    await expect(page.locator('tbody tr')).toHaveCount(20);
    const english = await readTable(page);
    for (const [, first, last] of english) expect(`${first} ${last}`).toMatch(/^[A-Za-z' .-]+$/);
    await expect(page.locator('tbody td:nth-child(2)').first()).toHaveAttribute('lang', 'en-US');
  }
});

test('a region where nobody lives gets English names and says so, unless English was asked for', async ({
  start,
}) => {
  const page = await start();
  const note = page.getByText('The names are English: French Southern Territories has no inhabitants.');
  await choose(page, 'French Southern Territories TF');
  await generate(page, '3');
  await expect(note).toBeVisible();
  await openOptions(page);
  await radio(page, 'English').check();
  await button(page, 'Generate').click();
  await expect(note).toHaveCount(0);
});

test('selecting the table and copying it yields the plain names, in the order of the file', async ({
  start,
}) => {
  const page = await start();
  for (const country of ['Egypt EG', 'Japan JP']) {
    await choose(page, country);
    await generate(page, '20');
    await expect(page.getByRole('heading', { level: 2 })).toContainText(country.slice(0, -3));
    const copied = await page.locator('tbody').evaluate((body) => {
      getSelection()?.selectAllChildren(body);
      return getSelection()?.toString() ?? '';
    });
    const rows = (await readTable(page)).map((cells) => cells.join('\t'));
    expect(
      copied
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(rows);
    expect(copied).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  }
});

test.describe('if the names load late or never', () => {
  test('Generate waits for them, and then shows the requested contacts', async ({ page, watch, home }) => {
    const names = await holdNames(page, 'continue');
    await open(page, home);
    await choose(page, 'Japan JP');
    await generate(page, '12');
    await expect(page.getByRole('status')).toHaveText('Waiting for names…');
    await expectAccessible(page);
    await expect(page.getByRole('table')).toHaveCount(0);
    // The country chosen meanwhile is for the next run.
    await choose(page, 'Norway NO');
    names.release();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('12 contacts for Japan');
    await expect(page.getByRole('status')).toHaveText('12 contacts generated');
    for (const [, first] of await readTable(page)) expect(first).toMatch(/^[^ -~]+$/);
    await waitForNames(page, watch);
  });

  test('if no run waits for them, their arrival is not announced', async ({ page, watch, home }) => {
    await page.addInitScript(recordStatuses);
    await open(page, home);
    await waitForNames(page, watch);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(takeStatuses)).toEqual([]);
  });

  /** Refuses the names while the connection is down, and counts how often they are requested. */
  async function refuseNames(page: Page) {
    const line = { isDown: true, asked: 0 };
    await page.route(`**/${chunk}*`, (route) => {
      line.asked++;
      return line.isDown ? route.abort() : route.continue();
    });
    return line;
  }

  for (const when of ['before', 'after'])
    test(`if they are refused ${when} the press, there is a message, and one press switches to English names`, async ({
      page,
      watch,
      home,
    }) => {
      const names = await holdNames(page, 'abort');
      const failed = page.waitForEvent('requestfailed');
      await open(page, home);
      const fail = async () => {
        names.release();
        await failed;
      };
      if (when === 'before') await fail();
      await choose(page, 'Japan JP');
      await generate(page, '5');
      if (when === 'after') await fail();
      await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
      await expect(page.getByRole('status')).toHaveText('');
      await expect(page.getByRole('table')).toHaveCount(0);
      await expectAccessible(page);
      await button(page, 'Use English names').click();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('5 contacts for Japan');
      await expect(page.getByRole('alert')).toHaveText('');
      await expect(button(page, 'Use English names')).toHaveCount(0);
      await expect(button(page, 'Generate')).toBeFocused();
      for (const [, first] of await readTable(page)) expect(first).toMatch(/^[A-Za-z' .-]+$/);
      await openOptions(page);
      await expect(radio(page, 'English')).toBeChecked();

      await radio(page, 'Local').check();
      await choose(page, 'United States US');
      await generate(page, '4');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('4 contacts for United States');
      await expect(page.getByRole('alert')).toHaveText('');

      await forgetFailures(page, watch);
    });

  test('once the connection is back, the next press loads the names, without a reload', async ({
    page,
    watch,
    home,
  }) => {
    const line = await refuseNames(page);
    await open(page, home);
    await choose(page, 'Japan JP');
    await expect.poll(() => line.asked).toBe(1);
    for (const press of [1, 2]) {
      await generate(page, '5');
      await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
      await expect.poll(() => line.asked).toBe(1 + press);
    }
    line.isDown = false;
    const { asked } = line;
    await button(page, 'Generate').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('5 contacts for Japan');
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(button(page, 'Use English names')).toHaveCount(0);
    expect(line.asked).toBe(asked + 1);
    await forgetFailures(page, watch);
  });

  test('after an offline spell, loading while idle goes on; only the file that failed is asked for anew', async ({
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
    await forgetFailures(page, watch);
    expect(asked).toEqual([NAME_FILES[0], `${NAME_FILES[0]}&1`, ...NAME_FILES.slice(1)]);
  });

  test('after the names of a link failed, the next press generates its contacts', async ({
    page,
    watch,
    home,
  }) => {
    const line = await refuseNames(page);
    await page.goto(`${home}#country=JP&count=3&seed=7`);
    await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
    line.isDown = false;
    await button(page, 'Generate').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('3 contacts for Japan');
    await expect(page.locator('.facts bdi')).toHaveText('7');
    await forgetFailures(page, watch);
  });

  test('a press that needs the names loads them at once, even if the page is never idle', async ({
    page,
    watch,
    home,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, home);
    await choose(page, 'Japan JP');
    await generate(page, '5');
    await expect(page.locator('tbody tr')).toHaveCount(5);
    watch.takeRequests();
  });

  test('of all names, those of the chosen country are asked for first', async ({ page, watch, home }) => {
    const asked: string[] = [];
    const gate = makeGate();
    await page.route('**/names/*', async (route) => {
      asked.push(route.request().url());
      // After the second, the page asks for no more: what follows is not of interest.
      await (asked.length === 1 ? gate.opened : page.evaluate(saveData));
      await route.continue();
    });
    await open(page, home);
    await expect.poll(() => asked.length).toBe(1);
    await choose(page, 'Japan JP');
    gate.open();
    await expect.poll(() => page.evaluate(() => Object.keys(globalThis.arrivedNames ?? {}).length)).toBe(2);
    expect(asked[1]).toContain(chunk);
    watch.takeRequests();
  });

  test('a visitor who saves data loads names only when a run needs them', async ({ page, watch, home }) => {
    await page.addInitScript(saveData);
    await open(page, home);
    await choose(page, 'Japan JP');
    await generate(page, '5');
    await expect(page.locator('tbody tr')).toHaveCount(5);
    await waitForFrames(page);
    expect(watch.takeRequests().filter((address) => address.includes('/names/'))).toEqual([
      expect.stringContaining(chunk),
    ]);
  });

  test('a page of the host in place of the names is a failure, and the next press asks again', async ({
    page,
    watch,
    home,
  }) => {
    let isSignedIn = false;
    await page.route(`**/${chunk}*`, (route) =>
      isSignedIn
        ? route.continue()
        : route.fulfill({ status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in</p>' }),
    );
    await open(page, home);
    await choose(page, 'Japan JP');
    await generate(page, '5');
    await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
    isSignedIn = true;
    await button(page, 'Generate').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('5 contacts for Japan');
    await waitForNames(page, watch);
    for (const complaint of await watch.takeComplaints()) expect(complaint).toContain("Unexpected token '<'");
  });

  test('the next press asks again even where the page of the host is cached', async ({ page, watch }) => {
    const host = await openSlowHost();
    try {
      host.setNames('signIn');
      await page.addInitScript(saveData);
      await open(page, host.address);
      await choose(page, 'Japan JP');
      await generate(page, '5');
      await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
      host.setNames('up');
      await button(page, 'Generate').click();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('5 contacts for Japan');
      watch.takeRequests();
      for (const complaint of await watch.takeComplaints())
        expect(complaint).toContain("Unexpected token '<'");
    } finally {
      host.close();
    }
  });

  test('without an answer for 15 seconds there is a message, and names that arrive later are used', async ({
    page,
    watch,
    home,
  }) => {
    const names = await holdNames(page, 'continue');
    await page.clock.install();
    await open(page, home);
    await choose(page, 'Japan JP');
    await generate(page, '5');
    await page.clock.runFor(14_000);
    await expect(page.getByRole('status')).toHaveText('Waiting for names…');
    await page.clock.runFor(2000);
    await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
    names.release();
    await expect
      .poll(() => page.evaluate(() => 'eastern-asia' in (globalThis.arrivedNames ?? {})))
      .toBe(true);
    await button(page, 'Generate').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('5 contacts for Japan');
    expect(names.asked).toBe(1);
    await page.clock.runFor(20_000);
    await waitForNames(page, watch);
  });

  test('after 15 seconds without an answer, the next press asks again', async ({ page, watch, home }) => {
    const names = await holdNames(page, 'continue');
    await page.clock.install();
    await open(page, home);
    await choose(page, 'Japan JP');
    await generate(page, '5');
    await page.clock.runFor(16_000);
    await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
    await button(page, 'Generate').click();
    await expect(page.getByRole('status')).toHaveText('Waiting for names…');
    await expect.poll(() => names.asked).toBe(2);
    names.release();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('5 contacts for Japan');
    await page.clock.runFor(20_000);
    await waitForNames(page, watch);
  });

  test('a press in the moment of the failure gets the message', async ({ page, watch, home }) => {
    const names = await holdNames(page, 'abort');
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
    await open(page, home);
    await choose(page, 'Japan JP');
    await page.getByRole('spinbutton').fill('5');
    await expect.poll(() => names.asked).toBe(1);
    names.release();
    await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
    await forgetFailures(page, watch);
  });

  test('earlier results stay when the names of another run fail, and Clear cancels that run', async ({
    page,
    watch,
    home,
  }) => {
    await page.route(`**/${chunk}*`, (route) => route.abort());
    await open(page, home);
    await generate(page, '3');
    await expect(page.locator('tbody tr')).toHaveCount(3);
    await choose(page, 'Japan JP');
    await button(page, 'Generate').click();
    await expect(page.getByRole('alert')).toHaveText(NAMES_ERROR);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('3 contacts for United States');
    await button(page, 'Clear').click();
    await expect(button(page, 'Use English names')).toHaveCount(0);
    await forgetFailures(page, watch);
  });
});

/**
 * Tests what an engine other than Chromium's could get wrong, in an installed Firefox. Playwright can drive only its own
 * build of Firefox, hence puppeteer-core. Run: `npm run firefox`.
 */
import { equal, notEqual } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { getCountry } from '../../domain/countries/countries';
import { FILES } from '../../domain/files/files';
import { generateContacts } from '../../domain/generate-contacts';
import { NAME_SOURCES } from '../../domain/names/parts';
import { PHONE_FORMATS } from '../../domain/phones/phone-format';
import { PHONE_MODES } from '../../domain/phones/phones';
import { type Link, parseFragment } from '../../domain/screen/link';
import { readShippedNames } from '../shipped-names';
import { OUT } from './hosts';
import { isReady } from './test';

const [installed = ''] = spawnSync('which', ['firefox', 'firefox-esr'], { encoding: 'utf8' }).stdout.split('\n');
const downloads = mkdtempSync(join(tmpdir(), 'firefox-downloads-'));
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: process.env.FIREFOX_PATH || installed,
  defaultViewport: { width: 1280, height: 600 },
  extraPrefsFirefox: {
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    // Going back loads the page again; otherwise Firefox keeps it whole.
    'browser.sessionhistory.max_total_viewers': 0,
  },
});
const HOME = new URL('index.html', OUT);

after(async () => {
  await browser.close();
  rmSync(downloads, { recursive: true });
});

/** Repeats a check until it passes. puppeteer's own ways to wait need `eval`, which the page's policy blocks. */
async function retry(check: () => unknown) {
  for (const deadline = Date.now() + 20_000; ; await sleep(20))
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
}

const getText = (element: Element) => (element as HTMLInputElement).value ?? element.textContent?.trim();
const expectText = (page: Page, selector: string, text: string) =>
  retry(async () => equal(await page.$eval(selector, getText), text));
const waitUntilReady = (page: Page) => retry(async () => equal(await page.evaluate(isReady), true));

async function start() {
  const page = await browser.newPage();
  await page.goto(HOME.href);
  await waitUntilReady(page);
  return page;
}

async function type(page: Page, selector: string, text: string) {
  await page.click(selector);
  await page.keyboard.type(text);
}

/**
 * Countries with many scripts. The kind of names depends on the place in this list: those beyond the Latin alphabet get
 * local names or their latin spelling.
 */
const LINKED = ['EG', 'RU', 'US', 'DE', 'JP', 'TH', 'NO', 'ES', 'IN', 'CN', 'TR', 'GE', 'GR', 'IL'] as const;

test('links opened one after another give the same files as in Node', async () => {
  const loaded = readShippedNames();
  const page = await browser.newPage();
  for (const [index, country] of LINKED.entries()) {
    const phones = PHONE_MODES[index % PHONE_MODES.length];
    const format = PHONE_FORMATS[Math.floor(index / 3) % PHONE_FORMATS.length];
    const options = `phones=${phones}&format=${format}&names=${NAME_SOURCES[index % NAME_SOURCES.length]}`;
    const fragment = `#country=${country}&count=200&seed=Zoë+${index}&${options}`;
    await page.goto(HOME.href + fragment);
    await expectText(page, 'h2', `${getCountry(country).name}: 200 contacts`);
    await page.click('[aria-label="Download JSON"]');
    const file = join(downloads, FILES.json.name);
    // Until Firefox has written the file, an empty one has its name.
    await retry(() => notEqual(readFileSync(file, 'utf8'), ''));
    const contacts = generateContacts((parseFragment(fragment, '') as Link).run.settings, loaded);
    equal(readFileSync(file, 'utf8'), FILES.json.make(contacts), fragment);
    rmSync(file);
  }
});

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'on a reload': (page) => page.reload(),
  'on going back': (page) => page.goto('about:blank').then(() => page.evaluate(() => history.back())),
};
for (const [way, leave] of Object.entries(WAYS))
  test(`the form is empty ${way}`, async () => {
    const page = await start();
    await type(page, '#count', '17');
    await page.click('summary');
    await page.click('#phoneMode-valid');
    await leave(page);
    await waitUntilReady(page);
    await expectText(page, '#count', '0');
    equal(await page.$eval('#phoneMode-valid', (field) => (field as HTMLInputElement).checked), false);
  });

test('typing replaces the count after a click on it or its label, and after Tab', async () => {
  const page = await start();
  await type(page, '#count', '5');
  await expectText(page, '#count', '5');
  await type(page, 'label[for=count]', '7');
  await expectText(page, '#count', '7');
  await page.focus('[role=combobox]');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8');
  await expectText(page, '#count', '8');
});

test('in a short window, a press outside the open list closes it and still counts', async () => {
  const page = await start();
  await page.setViewport({ width: 1280, height: 500 });
  await type(page, '#count', '3');
  await page.click('[role=combobox]');
  await page.click('[type=submit]', { delay: 60 });
  await expectText(page, 'h2', 'United States: 3 contacts');
  equal((await page.$$('[role=listbox]')).length, 0);
});

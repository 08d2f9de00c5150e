import { deepEqual, equal, match } from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { breakRows, mendRows } from './break-rows';
import { type FirefoxSession, waitUntil } from './firefox-session';
import { OUT } from './hosts';
import type { SlowHost } from './slow-host';
import { isReady } from './test';

type Step = (page: Page, host: SlowHost) => Promise<void>;

const readText = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
const readValue = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector);
const waitForText = (page: Page, selector: string, text: string) =>
  waitUntil(`'${text}' in ${selector}`, async () => (await readText(page, selector)) === text);
const waitUntilReady = (page: Page) => waitUntil('the script', () => page.evaluate(isReady));

async function open(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

async function start(page: Page, address: string) {
  await open(page, address);
  await waitUntilReady(page);
}

/** Presses a button by its text, with a real click. */
async function press(page: Page, text: string) {
  const buttons = await page.$$('button');
  for (const button of buttons)
    if ((await button.evaluate(({ textContent }) => textContent)) === text) return button.click();
  throw new Error(`No button ${text}`);
}

async function choose(page: Page, code: string) {
  await page.click('[role=combobox]');
  await waitUntil('the list', () => page.evaluate(() => document.querySelector('[role=option]') !== null));
  await page.click(`#country-${code}`);
}

async function replaceText(page: Page, selector: string, text: string) {
  await page.click(selector);
  await page.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), selector);
  await page.keyboard.type(text);
}

const readPhones = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('td:last-child')].map((cell) => cell.textContent ?? ''));

const keepEarlyInput: Step = async (page, host) => {
  host.holdScripts();
  await open(page, host.address);
  await page.click('#count');
  await page.keyboard.type('42');
  await page.click('summary');
  await page.click('#phoneMode-valid');
  await page.click('#phoneFormat-e164');
  await page.click('#seed');
  await page.keyboard.type('early');
  await press(page, 'Generate');
  host.releaseScripts();
  await waitForText(page, '.facts', '42 valid numbers · E.164 · seed early');
  equal(await readValue(page, '#count'), '42');
  equal(await readText(page, 'summary'), 'Options: valid numbers, E.164, seed early');
  equal(await page.evaluate(() => document.querySelector('details')?.open), true);
};

const keepRestored =
  (leave: (page: Page) => Promise<unknown>): Step =>
  async (page, host) => {
    await start(page, host.address);
    await choose(page, 'SE');
    await replaceText(page, '#count', '17');
    await page.click('summary');
    await page.click('#phoneMode-valid');
    await replaceText(page, '#seed', 'mine');
    await leave(page);
    await waitUntilReady(page);
    await waitForText(page, 'summary', 'Options: valid numbers, seed mine');
    equal(await readValue(page, '#count'), '17');
    await press(page, 'Generate');
    await waitForText(page, 'h2', 'Sweden: 17 contacts');
    await waitForText(page, '.facts', '17 valid numbers · seed mine');
  };

const selectCount: Step = async (page, host) => {
  await start(page, host.address);
  await page.click('#count');
  await page.keyboard.type('5');
  equal(await readValue(page, '#count'), '5');
  await page.click('#count', { offset: { x: 60, y: 20 } });
  await page.keyboard.type('7');
  equal(await readValue(page, '#count'), '57');
  await page.focus('[role=combobox]');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8');
  equal(await readValue(page, '#count'), '8');
};

const openLink: Step = async (page, host) => {
  await start(page, `${host.address}#country=SE&count=4&seed=7&phones=valid&format=national`);
  await waitForText(page, 'h2', 'Sweden: 4 contacts');
  equal(await readText(page, 'summary'), 'Options: valid numbers, national format, seed 7');
  equal(await page.evaluate(() => document.querySelector('details')?.open), false);
  const phones = await readPhones(page);
  await press(page, 'Generate');
  await waitForText(page, '[role=status]', '4 contacts generated');
  deepEqual(await readPhones(page), phones);
  await press(page, 'Clear');
  await waitForText(page, '[role=status]', 'Cleared');
  equal(page.url(), host.address);
  equal(await readValue(page, '#seed'), '7');
};

const followLinkAgain: Step = async (page, host) => {
  const link = `${host.address}#country=SE&count=4&seed=7`;
  await start(page, link);
  await waitForText(page, 'h2', 'Sweden: 4 contacts');
  await replaceText(page, '#count', '2');
  await press(page, 'Generate');
  await waitForText(page, 'h2', 'Sweden: 2 contacts');
  equal(page.url(), host.address);
  await page.evaluate((address) => location.assign(address), link);
  await waitForText(page, 'h2', 'Sweden: 4 contacts');
};

const askForNamesAgain: Step = async (page, host) => {
  const error = 'The names for Japan could not be loaded. Press Generate to try again, or use English names.';
  host.setNames('down');
  await start(page, host.address);
  await choose(page, 'JP');
  await replaceText(page, '#count', '5');
  await press(page, 'Generate');
  await waitForText(page, '[role=alert]', error);
  host.setNames('up');
  await press(page, 'Generate');
  await waitForText(page, 'h2', 'Japan: 5 contacts');
  equal(await readText(page, '[role=alert]'), '');
};

const startAgain: Step = async (page, host) => {
  await start(page, `${host.address}#country=NO&count=3&seed=7`);
  await waitForText(page, 'h2', 'Norway: 3 contacts');
  await page.evaluate(breakRows);
  await press(page, 'Generate');
  await waitUntil('the error page', async () =>
    (await readText(page, '[role=alert]')).startsWith('Something went wrong'),
  );
  await page.evaluate(mendRows);
  await press(page, 'Start again');
  await waitUntil('the form', () => page.evaluate(() => document.querySelector('form') !== null));
  equal(page.url(), host.address);
};

const copyLinkFromDisk: Step = async (page) => {
  await start(page, new URL('index.html', OUT).href);
  await replaceText(page, '#count', '3');
  await press(page, 'Generate');
  await waitForText(page, 'h2', 'United States: 3 contacts');
  await press(page, 'Copy link');
  await waitForText(
    page,
    '[role=status]',
    'Copied. The link works on this computer only, because the page was opened from disk.',
  );
  match(page.url(), /#country=US&count=3&seed=/);
};

const STEPS: readonly (readonly [string, Step])[] = [
  ['what is typed, chosen and pressed before the script is ready is used', keepEarlyInput],
  ['what the browser restores on a reload is used', keepRestored((page) => page.reload())],
  [
    'what the browser restores on going back is used',
    keepRestored(async (page) => {
      await page.goto('about:blank');
      await page.evaluate(() => history.back());
    }),
  ],
  ['typing replaces the count, a further click places the caret', selectCount],
  ['a link leaves Options closed; Clear takes it out of the address bar', openLink],
  ['a link followed again gives its contacts again', followLinkAgain],
  ['after the names failed, the next press loads them again', askForNamesAgain],
  ['Start again after an error', startAgain],
  ['a link copied from disk works on this computer only', copyLinkFromDisk],
];

/** Runs all steps, each on a new page. Returns the titles of those that failed. */
export async function runJourney({ openPage }: FirefoxSession, host: SlowHost): Promise<string[]> {
  const failed: string[] = [];
  for (const [title, step] of STEPS) {
    const page = await openPage();
    try {
      await step(page, host);
      console.log(`passed  ${title}`);
    } catch (error) {
      failed.push(title);
      console.log(`FAILED  ${title}: ${error}`);
    }
    await page.close();
  }
  return failed;
}

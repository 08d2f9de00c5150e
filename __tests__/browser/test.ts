import { readFile } from 'node:fs/promises';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { NAME_FILES } from './name-files';

export { expect };

/** What the page has requested and reported so far. */
export interface Watch {
  /** Returns and forgets the addresses that the page has requested, except blob: and data: ones. */
  takeRequests: () => string[];
  /** Returns and forgets console messages, uncaught errors, failed requests and attempts that the policy blocked. */
  takeComplaints: () => Promise<string[]>;
}

interface Fixtures {
  home: string;
  /** Whether the visitor's data saver is on, so that the page loads names only when a run needs them. */
  savesData: boolean;
  watch: Watch;
  start: (address?: string) => Promise<Page>;
}

/**
 * A test that watches its page. It fails if there are complaints that it has not taken, or requests since `start` or the
 * last `takeRequests` (requests for names are allowed while the data saver is on).
 */
export const test = base.extend<Fixtures>({
  home: ['', { option: true }],
  savesData: [true, { option: true }],
  watch: [
    async ({ page, savesData }, use) => {
      let requests: string[] = [];
      /** Whether the test has called `takeRequests`. Until then, the page is loading and may make requests. */
      let isLoaded = false;
      let complaints: string[] = [];
      const isExpected = (url: string) =>
        /^(blob|data):/.test(url) || (savesData && NAME_FILES.some((file) => url.includes(file)));
      page.on('request', (request) => isExpected(request.url()) || requests.push(request.url()));
      page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on(
        'response',
        (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
      );
      page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
      await page.addInitScript(() => {
        const blocked: string[] = [];
        Object.assign(window, { blocked });
        document.addEventListener('securitypolicyviolation', (event) =>
          blocked.push(`blocked by ${event.effectiveDirective}: ${event.blockedURI}`),
        );
        // Every load draws the seeds 1, 2, 3 and so on, so that every run of a test is the same.
        let seed = 0;
        Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(numbers: T) => {
          if (numbers instanceof Uint32Array) numbers.fill(++seed);
          return numbers;
        };
      });
      if (savesData) await page.addInitScript(saveData);
      const takeRequests = () => {
        const taken = requests;
        requests = [];
        isLoaded = true;
        return taken;
      };
      const takeComplaints = async () => {
        const blocked = await page.evaluate(
          () => (window as unknown as { blocked?: string[] }).blocked?.splice(0) ?? [],
        );
        const taken = [...complaints, ...blocked];
        complaints = [];
        return taken;
      };
      await use({ takeRequests, takeComplaints });
      expect(await takeComplaints(), 'complaints').toEqual([]);
      if (isLoaded) expect(takeRequests(), 'requests after the page had loaded').toEqual([]);
    },
    { auto: true },
  ],
  start: async ({ page, home, savesData, watch }, use) => {
    await use(async (address = home) => {
      // Names load last. On a busy machine, that can be long after the network has become idle.
      const awaited = new Set(savesData ? [] : NAME_FILES);
      const names =
        savesData ||
        page.waitForEvent('requestfinished', (request) => {
          awaited.delete(request.url().slice(request.url().lastIndexOf('names/')));
          return awaited.size === 0;
        });
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForFunction(isReady);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await names;
      watch.takeRequests();
      return page;
    });
  },
});

/** To be run in the page: whether the form takes input. */
export function isReady(): boolean {
  return document.querySelector('form')?.inert === false;
}

/** Lets a test read the clipboard. */
export function allowClipboard(context: BrowserContext) {
  return context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

export const box = (page: Page) => page.getByRole('combobox', { name: /^Country/ });
export const count = (page: Page) => page.getByRole('spinbutton', { name: 'Number of Records (1-1000)' });
export const heading = (page: Page) => page.getByRole('heading', { level: 2 });
export const facts = (page: Page) => page.locator('.facts');
export const alert = (page: Page) => page.getByRole('alert');
export const status = (page: Page) => page.getByRole('status');
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function choose(page: Page, country: string) {
  await box(page).click();
  await page.getByRole('option', { name: country }).click();
}

export async function generate(page: Page, records: string) {
  await count(page).fill(records);
  await button(page, 'Generate').click();
}

/** Generates contacts and waits until they are shown. */
export async function makeContacts(page: Page, records: string) {
  await generate(page, records);
  await expect(page.locator('tbody tr')).toHaveCount(Number(records));
}

/**
 * Generates contacts of a country and waits until they are shown.
 *
 * @param country name and code, such as 'Norway NO'
 */
export async function generateFor(page: Page, country: string, records: string) {
  await choose(page, country);
  await generate(page, records);
  const count = `${Number(records).toLocaleString('en')} contacts`;
  await expect(heading(page)).toHaveText(`${country.slice(0, -3)}: ${count}`);
}

/** Opens Options, unless they are open. */
export async function openOptions(page: Page) {
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('summary').first().click();
}

/** Presses a download button, by a click unless told how, and reads the file back from disk. */
export async function download(page: Page, name: string, press = () => button(page, name).click()) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Runs in the page, before its scripts: the visitor asked for little traffic. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** Waits two frames: by then, a change and its effects are drawn. */
export function waitForFrames(page: Page) {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The cells of the table's body, row by row. */
export function readTable(page: Page): Promise<string[][]> {
  return page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

/** Expects axe to find nothing that breaks WCAG 2.2 A and AA, target sizes included. */
export function expectAccessible(page: Page) {
  return expectNoViolation(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': { enabled: true } },
  });
}

/** Expects axe to find no text with too little contrast, and no link that can be recognized only by its color. */
export function expectReadable(page: Page) {
  return expectNoViolation(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
}

async function expectNoViolation(page: Page, rules: RunOptions) {
  // While a run is pending, the page still changes.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const found = await axe.run(document, { preload: false, resultTypes: ['violations'], ...options });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
  expect(violations).toEqual([]);
}

/** Discards the complaints about files that could not be loaded. There must be some, and no others. */
export async function forgetFailures(watch: Watch) {
  const complaints = await watch.takeComplaints();
  const expected = /^(failed:|404) |net::ERR_FAILED|Failed to load resource|Access to font|Unexpected token '<'/;
  expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  expect(complaints.length).toBeGreaterThan(0);
  watch.takeRequests();
}

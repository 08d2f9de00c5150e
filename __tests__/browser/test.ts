import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { findNamesScript } from './names-script';

export { expect };

export interface Watch {
  /** Everything that the page asked for since the last look, besides its own downloads and what it holds itself. */
  takeRequests: () => string[];
  /** Console messages, uncaught errors, failed requests and blocked attempts since the last look. */
  takeComplaints: () => Promise<string[]>;
}

/**
 * A page whose every word and request is noted. Where a test leaves complaints behind, or makes a request after the
 * page has loaded, it fails.
 */
export const test = base.extend<{ home: string; watch: Watch; start: (address?: string) => Promise<Page> }>({
  home: ['', { option: true }],
  watch: async ({ page }, use) => {
    let requests: string[] = [];
    let complaints: string[] = [];
    page.on('request', (request) => /^(blob|data):/.test(request.url()) || requests.push(request.url()));
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
    });
    const takeRequests = () => {
      const taken = requests;
      requests = [];
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
    expect(takeRequests(), 'requests after the page had loaded').toEqual([]);
  },
  start: async ({ page, home, watch }, use) => {
    await use(async (address = home) => {
      // The last that the page asks for by itself; on a busy machine that may be long after the network fell silent.
      const script = findNamesScript();
      const names = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/${script}`));
      await page.goto(address, { waitUntil: 'load' });
      await names;
      await page.waitForLoadState('networkidle');
      watch.takeRequests();
      return page;
    });
  },
});

/** Lets a test read the clipboard, which only Chromium allows: elsewhere the test is skipped. */
export async function allowClipboard(context: BrowserContext) {
  skipUnlessChromium(context, 'only Chromium lets a test read the clipboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

export function skipUnlessChromium(context: BrowserContext, why: string) {
  test.skip(context.browser()?.browserType().name() !== 'chromium', why);
}

export const box = (page: Page) => page.getByRole('combobox', { name: /^Country/ });
export const count = (page: Page) => page.getByRole('spinbutton', { name: 'Number of Records (1-1000)' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function choose(page: Page, country: string) {
  await box(page).click();
  await page.getByRole('option', { name: country }).click();
}

export async function generate(page: Page, records: string) {
  await count(page).fill(records);
  await button(page, 'Generate').click();
}

export const openOptions = (page: Page) => page.locator('details.options:not([open]) > summary').click();

/** Presses a download button, by a click unless told how, and reads the file back from disk. */
export async function download(page: Page, name: string, press = () => button(page, name).click()) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** The cells of the table's body, row by row. */
export function readTable(page: Page): Promise<string[][]> {
  return page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

/** WCAG 2.2 A and AA, target sizes included. */
export async function expectAccessible(page: Page) {
  // Until a run that is pending is done, the page is still changing.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page })
    .options({
      preload: false,
      resultTypes: ['violations'],
      runOnly: tags,
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';

const TIMEOUT_MS = 20_000;

/** A Firefox without a window, driven over WebDriver BiDi. */
export interface FirefoxSession {
  readonly version: string;
  openPage: () => Promise<Page>;
  /** Waits for a file of this name that a page saves, reads it, and deletes it. */
  takeDownload: (name: string) => Promise<string>;
  close: () => Promise<void>;
}

/** The path of Firefox: FIREFOX_PATH if it is set, else the first one in PATH; undefined if there is none. */
export function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return ['firefox', 'firefox-esr']
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(existsSync);
}

/** Starts a Firefox that saves downloads to a temporary folder without asking. */
export async function openFirefox(executablePath: string): Promise<FirefoxSession> {
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-downloads-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
    },
  });
  return {
    version: await browser.version(),
    openPage: () => browser.newPage(),
    takeDownload: (name) => takeDownload(downloads, name),
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until a condition holds. puppeteer's own ways to wait are blocked by the page's Content-Security-Policy.
 *
 * @param what names the condition in the error
 * @throws Error after 20 seconds
 */
export async function waitUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  // While the page navigates, the check may reject.
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${what}`);
    await sleep(20);
  }
}

/** While Firefox writes a file under a temporary name, an empty file has the final name. */
async function takeDownload(folder: string, name: string): Promise<string> {
  let text = '';
  await waitUntil(`a file ${name}`, async () => {
    const files = readdirSync(folder);
    text = files.length === 1 && files[0] === name ? readFileSync(join(folder, name), 'utf8') : '';
    return text !== '';
  });
  rmSync(join(folder, name));
  return text;
}

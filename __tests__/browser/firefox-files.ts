import { chromium, type Page } from '@playwright/test';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { ensureChromium } from '../../scripts/browser/chromium';
import { type FirefoxSession, waitUntil } from './firefox-session';
import { OUT } from './hosts';
import { box, button, choose, count, download, openOptions } from './test';

/** Names in many scripts; countries with reserved ranges and without; one without phones. */
const COUNTRIES = [
  'United States US',
  'Japan JP',
  'Egypt EG',
  'Thailand TH',
  'Sweden SE',
  'Germany DE',
  'Russia RU',
  'Israel IL',
  'South Korea KR',
  'India IN',
  'Nepal NP',
  'China CN',
  'Western Sahara EH',
  'Antarctica AQ',
];

/** Each phone mode with one of the phone formats. */
const MODES = [
  ['Random', 'International'],
  ['Valid', 'E.164'],
  ['Reserved', 'National'],
] as const;

const CONTACTS = '200';

/** Generates in Chromium with a random seed. Returns the link and the file. */
async function makeLinkAndFile(page: Page, country: string, mode: readonly string[]) {
  for (const name of mode) await page.getByRole('radio', { name, exact: true }).check();
  await choose(page, country);
  await count(page).fill(CONTACTS);
  await button(page, 'Generate').click();
  await page.getByRole('heading', { level: 2, name: ` for ${country.slice(0, -3)}` }).waitFor();
  const { text } = await download(page, 'Download JSON');
  await button(page, 'Copy link').click();
  await page.waitForFunction((code) => location.hash.startsWith(`#country=${code}&`), country.slice(-2));
  const link = page.url();
  await button(page, 'Clear').click();
  await box(page).filter({ hasText: 'United States' }).waitFor();
  return { link, text };
}

async function openInFirefox(
  page: FirefoxPage,
  takeDownload: FirefoxSession['takeDownload'],
  link: string,
): Promise<string> {
  // Firefox does not reload a page if only the fragment differs, so leave the page first.
  await page.goto('about:blank');
  await page.goto(link);
  const press = () =>
    page.evaluate(() => {
      const found = [...document.querySelectorAll('button')].find(
        (each) => each.textContent === 'Download JSON',
      );
      found?.click();
      return found !== undefined;
    });
  await waitUntil(`results of ${link}`, press);
  return takeDownload('generated_data.json');
}

/** Checks for many runs that a link made in Chromium gives the same file in Firefox. Returns the runs that differ. */
export async function compareFiles(firefox: FirefoxSession): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const page = await browser.newPage();
  const firefoxPage = await firefox.openPage();
  await page.goto(new URL('index.html', OUT).href);
  await openOptions(page);
  const differing: string[] = [];
  for (const country of COUNTRIES)
    for (const mode of MODES) {
      const { link, text } = await makeLinkAndFile(page, country, mode);
      const opened = await openInFirefox(firefoxPage, firefox.takeDownload, link);
      const run = `${country}, ${mode.join(', ')}`;
      if (opened !== text) differing.push(`${run}: ${link}`);
      console.log(`${opened === text ? 'same' : 'DIFFERENT'}  ${run}: ${Buffer.byteLength(opened)} bytes`);
    }
  console.log(`Chromium ${browser.version()}, ${firefox.version}`);
  await browser.close();
  return differing;
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browser/chromium';
import { type FirefoxSession, openFirefox } from './firefox-session';
import { OUT } from './hosts';
import { box, button, choose, count, download, openOptions } from './test';

/** Latin, CJK, right-to-left, Indic and Thai names; ranges set aside and none; no phones at all. */
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
const MODES = ['Random', 'Valid', 'Reserved'];
const CONTACTS = '200';

/** Firefox's path: the one that FIREFOX_PATH names, else the first on the path; undefined where there is none. */
function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return ['firefox', 'firefox-esr']
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(existsSync);
}

/** Generates in Chromium, with a seed that chance draws; the link that it then gives, and the file. */
async function makeLinkAndFile(page: Page, country: string, mode: string) {
  await page.getByRole('radio', { name: mode, exact: true }).check();
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

const PRESS = `new Promise((resolve, reject) => {
  const deadline = Date.now() + 20000;
  const look = () => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Download JSON');
    if (button) resolve(button.click());
    else if (Date.now() > deadline) reject(new Error(document.body.innerText));
    else setTimeout(look, 20);
  };
  look();
})`;

async function openInFirefox(firefox: FirefoxSession, link: string) {
  await firefox.load(link);
  await firefox.evaluate(PRESS);
  return firefox.takeDownload('generated_data.json');
}

async function compare(firefox: FirefoxSession): Promise<string[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage();
  await page.goto(new URL('index.html', OUT).href);
  await openOptions(page);
  const differing: string[] = [];
  for (const country of COUNTRIES)
    for (const mode of MODES) {
      const { link, text } = await makeLinkAndFile(page, country, mode);
      const opened = await openInFirefox(firefox, link);
      const isSame = opened === text;
      if (!isSame) differing.push(`${country}, ${mode}: ${link}`);
      console.log(
        `${isSame ? 'same' : 'DIFFERENT'}  ${country}, ${mode}: ${Buffer.byteLength(opened)} bytes`,
      );
    }
  console.log(`Chromium ${browser.version()}, Firefox ${firefox.version}`);
  await browser.close();
  return differing;
}

/** A link made in Chromium gives the same file in another engine: run by hand, where a Firefox is installed. */
const executable = findFirefox();
if (!executable) throw new Error('Install a Firefox, or name one in FIREFOX_PATH.');
const firefox = await openFirefox(executable);
try {
  const differing = await compare(firefox);
  console.log(differing.length === 0 ? 'Every file is the same.' : `These differ:\n${differing.join('\n')}`);
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  await firefox.close();
}

/** Takes the pictures in the README, light and dark, of the page in out/. */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { makeFragment } from '../../domain/screen/link';
import { makeSettings } from '../settings';
import { ensureChromium } from './chromium';
import { OUT } from './hosts';

const PAGE = new URL('index.html', OUT);
const PICTURES = new URL('../../.github/pictures/', import.meta.url);

PAGE.hash = makeFragment(makeSettings({ country: 'DE', count: 200, phoneMode: 'fictional', seed: 'picture' }));

const browser = await chromium.launch({ executablePath: ensureChromium() });
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme });
  await page.goto(PAGE.href);
  await page.getByRole('table').waitFor();
  await page.screenshot({ path: fileURLToPath(new URL(`${colorScheme}.png`, PICTURES)) });
  await page.close();
}
await browser.close();

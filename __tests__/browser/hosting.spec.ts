import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OUT, PORT, SUB_PATHS } from './hosts';
import { choose, download, expect, makeContacts, test } from './test';

const folder = join(mkdtempSync(join(tmpdir(), 'contacts-')), 'fake contacts für 連絡先');
test.beforeAll(() => cpSync(OUT, folder, { recursive: true }));
test.afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

/** Every other address ends in index.html. */
const served = SUB_PATHS.map((path, index) => `http://localhost:${PORT}/${path}${index % 2 ? 'index.html' : ''}`);
const fromDisk = [OUT, pathToFileURL(`${folder}/`)].map((out) => new URL('index.html', out).href);

for (const address of [...served, ...fromDisk])
  test(`the same out/ works at ${decodeURI(address).replace(/^(file:).*(?=(\/[^/]*){2}$)/, '$1…')}`, async ({
    start,
    page,
    watch,
  }) => {
    await start(address);
    await choose(page, 'Norway NO');
    await makeContacts(page, '5');
    expect((await download(page, 'Download JSON')).name).toBe('generated_data.json');
    expect(watch.takeRequests()).toEqual([]);
    const licenses = page.getByRole('link', { name: 'Licenses' });
    await expect(licenses).toHaveJSProperty('href', new URL('licenses.txt', address).href);
    const icon = page.locator('link[rel=icon]');
    expect(
      await icon.evaluate(
        (link: HTMLLinkElement) =>
          new Promise((resolve) => {
            const image = new Image();
            image.onload = () => resolve(image.naturalWidth > 0);
            image.onerror = () => resolve(false);
            image.src = link.href;
          }),
      ),
    ).toBe(true);
    expect(await page.evaluate(async () => (await document.fonts.load('16px Flags', '🇺🇸')).length)).toBe(1);
    expect(watch.takeRequests().every((url) => /\/icon\.svg$|\.woff2$/.test(url))).toBe(true);
  });

test('the page for wrong addresses reads well without styles and scripts', async ({ page, watch }) => {
  await page.route(/\.(css|js)$/, (route) => route.abort());
  await page.goto(new URL('404.html', OUT).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('main')).toContainText('Go back to its start page');
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  expect((await watch.takeComplaints()).every((complaint) => /^failed: |ERR_FAILED/.test(complaint))).toBe(true);
});

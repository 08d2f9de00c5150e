import type { Page } from '@playwright/test';
import { box, expect, test } from './test';

/** Makes the page believe that the system draws a flag as one glyph (native), or as two letters. */
const pretendFlags = (page: Page, areNative: boolean) =>
  page.addInitScript((native) => {
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: native ? 16 : 16 * [...text].length }) as TextMetrics;
  }, areNative);

function noteFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  return fonts;
}

/** For each element: whether its text is one glyph of a font that the page loaded. */
async function findFonts(page: Page, selector: string): Promise<boolean[]> {
  const client = await page.context().newCDPSession(page);
  // The protocol requests the style sheets again.
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.length === 1 && fonts[0]?.isCustomFont === true && fonts[0].glyphCount === 1;
    }),
  );
}

test('native flags stay native, and no font is fetched', async ({ page, start }) => {
  await pretendFlags(page, true);
  const fonts = noteFonts(page);
  await start();
  await box(page).click();
  expect(await page.evaluate(() => document.documentElement.dataset.flags)).toBeUndefined();
  expect(fonts).toEqual([]);
});

test('without native flags, the page loads one font with flags from its own folder', async ({
  page,
  home,
  start,
  watch,
}) => {
  await pretendFlags(page, false);
  const fonts = noteFonts(page);
  await start();
  expect(fonts).toEqual([expect.stringMatching(/\/_next\/static\/media\/TwemojiCountryFlags\.[^/]+\.woff2$/)]);
  expect(fonts[0]).toContain(home.replace(/index\.html$/, ''));
  expect(await findFonts(page, '[role=combobox] .flag')).toEqual([true]);
  await box(page).click();
  const drawn = await findFonts(page, '[role=option] .flag');
  expect(drawn).toHaveLength(252);
  expect(drawn.every(Boolean)).toBe(true);
  expect(fonts).toHaveLength(1);
  expect(watch.takeRequests().every((url) => url.endsWith('.css'))).toBe(true);
});

import type { Page } from '@playwright/test';
import { box, expect, test } from './test';

/** For each element: whether its text is one glyph of a font that the page loaded. */
async function areOwnGlyphs(page: Page, selector: string): Promise<boolean[]> {
  const client = await page.context().newCDPSession(page);
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

test('each flag is one glyph of a font that comes with the page', async ({ page, home, start, watch }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await start();
  expect(fonts).toEqual([expect.stringMatching(/\/_next\/static\/media\/TwemojiCountryFlags\.[^/]+\.woff2$/)]);
  expect(fonts[0]).toContain(home.replace(/index\.html$/, ''));
  await box(page).click();
  const drawn = await areOwnGlyphs(page, '.flag');
  expect(drawn).toHaveLength(253);
  expect(drawn.every(Boolean)).toBe(true);
  expect(fonts).toHaveLength(1);
  // The protocol requests the style sheets again.
  expect(watch.takeRequests().every((url) => url.endsWith('.css'))).toBe(true);
});

import type { Page } from '@playwright/test';
import { findCutText } from './cut-text';
import { STATES } from './states';
import { box, choose, expect, facts, generate, heading, openOptions, test } from './test';

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const isSpaced of [false, true])
  test(`no state scrolls sideways, cuts text or has small targets; WCAG text spacing: ${isSpaced}`, async ({
    start,
  }) => {
    const page = await start();
    if (isSpaced) await page.evaluate(spaceText);
    for (const [state, enter] of STATES) {
      await enter(page);
      for (const width of [320, 640, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await scrollsSideways(page), `${state} at ${width} px`).toBe(false);
        expect(await page.evaluate(findCutText), `${state} at ${width} px`).toEqual([]);
        expect(await page.evaluate(findSmallTargets), `${state} at ${width} px`).toEqual([]);
      }
    }
  });

/** Applies the text spacing of WCAG 1.4.12. Runs in the page. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Targets smaller than 24 px. Links are left out: WCAG 2.5.8 lets a link in a sentence be as tall as its line. The target of
 * a radio is its row.
 */
function findSmallTargets(): string[] {
  return [...document.querySelectorAll('button, .control, .radio, summary, [role=option]')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isHidden = !element.checkVisibility();
    return isHidden || (width >= 24 && height >= 24)
      ? []
      : [`${element.textContent || element.id}: ${width} x ${height}`];
  });
}

test('long names, emails, countries and seeds of any script make no 320 px page scroll sideways', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 320, height: 568 });
  await openOptions(page);
  const seed = ('f'.repeat(80) + '種"<b>&é%'.repeat(30)).slice(0, 200);
  await page.getByLabel('Seed').fill(seed);
  for (const country of ['South Georgia & South Sandwich Islands GS', 'Thailand TH', 'Madagascar MG']) {
    await choose(page, country);
    await generate(page, '300');
    await heading(page)
      .filter({ hasText: country.slice(0, -3) })
      .waitFor();
    await expect(facts(page).locator('bdi')).toHaveText(seed);
    expect(await scrollsSideways(page), country).toBe(false);
    expect(await page.evaluate(findCutText), country).toEqual([]);
  }
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
  [320, 256],
] as const)
  test(`on a screen of ${width} x ${height} the open list is on screen, to its last country`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize({ width, height });
    await box(page).click();
    const list = page.getByRole('listbox');
    for (const part of [page.locator('.popup'), page.getByRole('group', { name: 'First letter' }), list])
      await expect(part).toBeInViewport({ ratio: 0.999 });
    expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(80);
    await page.keyboard.press('End');
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 0.999 });
    expect(await scrollsSideways(page)).toBe(false);
  });

test('with a default font size of 200 %, no state scrolls sideways, and problems have room', async ({ start }) => {
  const page = await start();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [state, enter] of STATES) {
    await enter(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page), `${state} at ${width} px`).toBe(false);
    }
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect((await page.locator('.problems b').first().boundingBox())?.width).toBeGreaterThan(150);
});

test('at 180 px, nothing runs out of its panel', async ({ start }) => {
  const page = await start();
  for (const [state, enter] of STATES) {
    await enter(page);
    await page.setViewportSize({ width: 180, height: 800 });
    expect(await page.evaluate(findOverflow), state).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

/** Elements that end right of the page's own right edge, or of the panel or list that they are in. */
function findOverflow(): string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const panel = element.parentElement?.closest('.panel, .popup, .contacts, main');
    const isScrolled = element.closest('table');
    if (!panel || isScrolled || !element.checkVisibility()) return [];
    const [inner, outer] = [element, panel].map((each) => each.getBoundingClientRect().right) as [number, number];
    return inner > outer + 0.5 ? [`${element.tagName}.${element.className}: ${inner} beyond ${outer}`] : [];
  });
}

import type { Locator } from '@playwright/test';
import { OUT } from './hosts';
import { refuseCopy } from './states';
import { alert, box, button, count, expect, generate, makeContacts, test } from './test';

type Rgb = readonly [number, number, number];

/** WCAG 2.2, 'relative luminance'. */
function getLuminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((octet) => {
    const share = octet / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A computed color. All colors that are tested are opaque. */
async function readColor(of: Locator, property: string): Promise<Rgb> {
  const text = await of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(text).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  return text.match(/\d+/g)?.map(Number) as unknown as Rgb;
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`controls have a contrast of 3:1 with their surroundings, and errors look like errors: ${colorScheme}`, async ({
    start,
  }) => {
    const page = await start();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const surface = await readColor(page.locator('.panel'), 'background-color');
    const ground = await readColor(page.locator('body'), 'background-color');
    expect(getLuminance(ground) < 0.5).toBe(colorScheme === 'dark');
    const expectVisible = async (part: string, of: Locator, property: string, around: readonly Rgb[]) => {
      const color = await readColor(of, property);
      for (const other of around) expect(getContrast(color, other), part).toBeGreaterThanOrEqual(3);
    };
    await expectVisible('box', box(page), 'border-top-color', [surface]);
    await expectVisible('field', count(page), 'border-top-color', [surface]);
    await expectVisible('Clear', button(page, 'Clear'), 'border-top-color', [surface]);
    await expectVisible('Generate', button(page, 'Generate'), 'background-color', [surface]);
    await page.keyboard.press('Tab');
    await expect(box(page)).toHaveCSS('outline-style', 'solid');
    await expectVisible('focus', box(page), 'outline-color', [surface, ground]);
    await page.keyboard.press('Enter');
    const popup = page.locator('.popup');
    await expectVisible('popup', popup, 'border-top-color', [surface, ground]);
    await expectVisible('pressed letter', button(page, 'All'), 'background-color', [surface]);
    // Another option than the chosen one.
    await page.keyboard.press('ArrowDown');
    await expectVisible('active option', page.locator('[data-active=true]'), 'background-color', [surface]);
    await page.keyboard.press('Escape');
    await expect(alert(page)).toBeHidden();
    const edge = await readColor(count(page), 'border-top-color');
    await generate(page, '0');
    await page.mouse.move(0, 0);
    await expectVisible('wrong field', count(page), 'border-top-color', [surface]);
    expect(await readColor(count(page), 'border-top-color')).not.toEqual(edge);
    await expect(alert(page)).toHaveCSS('border-left-style', 'solid');
    await generate(page, '3');
    await page.mouse.move(0, 0);
    await expectVisible('Download JSON', button(page, 'Download JSON'), 'background-color', [ground]);
    await expectVisible('Copy link', button(page, 'Copy link'), 'border-top-color', [surface, ground]);
  });

test('in forced colors, wrong counts, Generate, active options and pressed letters stand out', async ({ start }) => {
  const page = await start();
  const readFill = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ forcedColors: 'active' });
  await generate(page, '0');
  await page.mouse.move(0, 0);
  await expect(count(page)).toHaveCSS('border-top-width', '3px');
  await box(page).press('Enter');
  for (const [one, other] of [
    [button(page, 'Generate'), button(page, 'Clear')],
    [page.locator('[data-active=true]'), page.locator('[data-active=false]').first()],
    [button(page, 'All'), button(page, 'N')],
  ] as const)
    expect(await readFill(one)).not.toBe(await readFill(other));
});

test('every element that Tab reaches has an outline', async ({ start }) => {
  const page = await start();
  await page.getByText('Options', { exact: true }).click();
  await makeContacts(page, '3');
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  const seen = new Set<string>();
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const name = element.getAttribute('aria-label') ?? element.id;
      return element === document.body
        ? null
        : { name: name || (element.textContent ?? ''), outline: `${outlineStyle} ${outlineWidth} ${outlineOffset}` };
    });
    if (!focused) continue;
    seen.add(focused.name);
    expect(focused.outline, focused.name).toBe('solid 3px 2px');
  }
  for (const name of ['count', 'Generate', 'Options', 'seed', 'Download JSON', 'Licenses'])
    expect([...seen]).toContain(name);
});

test('print shows the whole table, in dark ink, and none of the controls', async ({ start }) => {
  const page = await start();
  await makeContacts(page, '300');
  await refuseCopy(page);
  await expect(page.locator('.printed')).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of [
    'form',
    'footer',
    '.tagline',
    '.exports',
    '[role=status]',
    '[role=alert]',
    'textarea',
    '.note',
    '.facts button',
  ])
    await expect(page.locator(hidden)).toBeHidden();
  await expect(page.locator('.printed')).toHaveText('Local names, random numbers.');
  await expect(page.locator('.printed')).toBeVisible();
  const ink = await readColor(page.locator('td').nth(1), 'color');
  expect(getContrast(ink, [255, 255, 255])).toBeGreaterThan(7);
});

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'on a touch screen' : 'under a mouse', () => {
    test.use({ hasTouch, isMobile: hasTouch });

    test(hasTouch ? 'nothing looks hovered' : 'what can be pressed looks hovered', async ({ start }) => {
      const page = await start();
      await generate(page, '3');
      for (const [of, property] of [
        [button(page, 'Copy JSON'), 'background-color'],
        [button(page, 'Generate'), 'background-color'],
        [box(page), 'border-top-color'],
        [count(page), 'border-top-color'],
        [page.locator('summary'), 'color'],
        [page.locator('tbody tr').first(), 'background-color'],
      ] as const) {
        const before = await of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
        await of.hover();
        await (hasTouch ? expect(of) : expect(of).not).toHaveCSS(property, before);
      }
    });
  });

for (const width of [1280, 320])
  test(`a status is visible only if the screen does not say the same elsewhere, and moves nothing below it: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(new URL('index.html', OUT).href);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } }),
    );
    const status = page.getByRole('status');
    const readTop = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const top = await readTop(page.locator('.empty'));
    await generate(page, '3');
    await expect(status).toHaveText('3 contacts generated');
    await expect(status.locator('span')).toHaveCSS('clip-path', 'inset(50%)');
    await expect(status.locator('span'), 'screen readers skip what has no box').toBeVisible();
    expect(await readTop(page.locator('.results'))).toBe(top);
    for (const [name, text, isShown, below] of [
      ['Copy JSON', 'Copied', false, '.results'],
      ['Copy link', 'because the page was opened from disk.', true, '.results'],
      ['Keep these contacts', 'it gives the same contacts', true, '.results'],
      ['Clear', 'Cleared', false, '.empty'],
    ] as const) {
      await button(page, name).press('Enter');
      await expect(status).toContainText(text);
      expect(((await status.locator('span').boundingBox())?.width ?? 0) > 40, text).toBe(isShown);
      expect(await readTop(page.locator(below)), text).toBe(top);
    }
  });

for (const when of ['at once', 'after the first paint'])
  test(`nothing shifts while the page loads, with scripts that arrive ${when}`, async ({ page, start }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    if (when === 'after the first paint')
      await page.route(/\.js$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
    await start();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is laid out, and says that it needs JavaScript', async ({ page, home, watch }) => {
    await page.goto(home, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global Contact Generator');
    await expect(page).toHaveTitle('Global Contact Generator');
    for (const [name, content] of [
      ['description', /^Realistic fake contacts/],
      ['color-scheme', 'light dark'],
      // A tap on a phone number that had become a link would call somebody.
      ['format-detection', 'telephone=no, date=no, address=no, email=no'],
    ] as const)
      await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', content);
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).toContain('needs JavaScript');
    await expect(box(page)).toContainText('United States');
    await expect(page.locator('.panel')).toHaveCSS('border-top-style', 'solid');
    for (const part of [box(page), count(page), button(page, 'Generate'), button(page, 'Clear')])
      await expect(part).toBeInViewport({ ratio: 1 });
    const [first, last] = await Promise.all([box(page).boundingBox(), button(page, 'Clear').boundingBox()]);
    expect(first?.y).toBe(last?.y);
    await page.setViewportSize({ width: 1920, height: 800 });
    expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 320, width: 1280 });
    expect((await watch.takeComplaints()).every((complaint) => /^failed: .*\.js$/.test(complaint))).toBe(true);
  });
});

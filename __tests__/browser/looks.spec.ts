import type { Locator } from '@playwright/test';
import { OUT } from './hosts';
import { refuseCopy } from './states';
import { alert, box, button, count, expect, expectReadable, generate, makeContacts, openOptions, test } from './test';

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

const readFill = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectContrast(of: Locator, property: string, around: readonly Rgb[]) {
  const color = await readColor(of, property);
  for (const other of around) expect(getContrast(color, other), `${of}`).toBeGreaterThanOrEqual(3);
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`controls have a contrast of 3:1 with their surroundings, and errors are red: ${colorScheme}`, async ({
    start,
  }) => {
    const page = await start();
    await page.emulateMedia({ colorScheme });
    const surface = await readColor(page.locator('.panel'), 'background-color');
    const ground = await readColor(page.locator('body'), 'background-color');
    expect(getLuminance(ground) < 0.5).toBe(colorScheme === 'dark');
    for (const field of [box(page), count(page)]) await expectContrast(field, 'border-top-color', [surface]);
    await expectContrast(button(page, 'Generate'), 'background-color', [surface]);
    await page.keyboard.press('Tab');
    await expect(box(page)).toHaveCSS('outline-style', 'solid');
    await expectContrast(box(page), 'outline-color', [surface, ground]);
    await page.keyboard.press('Enter');
    await expectContrast(page.locator('.popup'), 'border-top-color', [surface, ground]);
    await expectContrast(button(page, 'All'), 'background-color', [surface]);
    // Another option than the chosen one.
    await page.keyboard.press('ArrowDown');
    await expectContrast(page.locator('[role=option].filled'), 'background-color', [surface]);
    await page.keyboard.press('Escape');
    const edge = await readColor(count(page), 'border-top-color');
    await generate(page, '0');
    await expectContrast(count(page), 'border-top-color', [surface]);
    const red = await readColor(count(page), 'border-top-color');
    expect(red).not.toEqual(edge);
    expect(await readColor(alert(page), 'color')).toEqual(red);
    await generate(page, '3');
    await expectContrast(button(page, 'Download JSON'), 'border-top-color', [surface, ground]);
  });

test('in forced colors, wrong counts, Generate, active options and pressed letters stand out', async ({ start }) => {
  const page = await start();
  await page.emulateMedia({ forcedColors: 'active' });
  await generate(page, '0');
  await page.mouse.move(0, 0);
  await expect(count(page)).toHaveCSS('border-top-width', '3px');
  await box(page).press('Enter');
  for (const [one, other] of [
    [button(page, 'Generate'), button(page, 'Clear')],
    [page.locator('[role=option].filled'), page.locator('[role=option]:not(.filled)').first()],
    [button(page, 'All'), button(page, 'N')],
  ] as const)
    expect(await readFill(one)).not.toBe(await readFill(other));
});

test('every element that Tab reaches has an outline', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  await makeContacts(page, '3');
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  const seen = new Set<string>();
  for (let stop = 0; stop < 24; stop++) {
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
  for (const name of ['count', 'Generate', 'seed', 'domain', 'Download JSON', 'Licenses'])
    expect([...seen]).toContain(name);
});

test('print shows the table and one line about it, in dark ink, and none of the controls', async ({ start, home }) => {
  const page = await start(`${home}#country=US&count=300&seed=2&names=tricky`);
  await page.getByText(/^What these names break/).click();
  await refuseCopy(page);
  const line = page.getByText(/^Fake data: \d+ valid numbers, \d+ placeholders · tricky names\. Some of .+ Seed 2\.$/);
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(line).toBeVisible();
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('main > *, section > *, button')]
      .filter((element) => element.checkVisibility())
      .map(({ tagName, className }) => `${tagName} ${className}`.trim()),
  );
  expect(shown).toEqual(['HEADER line', 'SECTION', 'DIV line head', 'P printed', 'TABLE frame contacts']);
  expect(getContrast(await readColor(page.locator('td').nth(1), 'color'), [255, 255, 255])).toBeGreaterThan(7);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a button under the mouse looks hovered, and its text can be read: ${colorScheme}`, async ({ start }) => {
    const page = await start();
    await page.emulateMedia({ colorScheme });
    await generate(page, '3');
    await page.mouse.move(0, 0);
    for (const name of ['Generate', 'Clear', 'Download JSON', 'Copy JSON', 'Reuse seed']) {
      const before = await readFill(button(page, name));
      await button(page, name).hover();
      await expect(button(page, name)).not.toHaveCSS('background-color', before);
      await expectReadable(page);
    }
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 6000 } }); // Shows the whole page.

  test('nothing looks hovered, and what can be pressed is at least 44 px high', async ({ start }) => {
    const page = await start();
    await openOptions(page);
    await page.getByRole('radio', { name: 'Tricky' }).check();
    await generate(page, '30');
    await page.getByText(/^What these names break/).click();
    const before = await readFill(button(page, 'Copy JSON'));
    await button(page, 'Copy JSON').hover();
    await expect(button(page, 'Copy JSON')).toHaveCSS('background-color', before);
    const low = await page.locator('button, summary, .radio, .control').evaluateAll((all) => {
      const isHigh = (each: Element) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const target = Math.max(height, Number.parseFloat(getComputedStyle(each, '::after').height) || 0);
        const find = (offset: number) => document.elementFromPoint(x + width / 2, y + height / 2 + offset);
        return target >= 44 && each.contains(find(-21)) && each.contains(find(21));
      };
      return all.filter((each) => each.checkVisibility() && !isHigh(each)).map((each) => each.outerHTML);
    });
    expect(low).toEqual([]);
  });

  test('the first contact of a run with both notes begins within 790 px of the top', async ({ start, home }) => {
    const page = await start(`${home}#country=US&count=100`);
    expect((await page.locator('tbody tr').first().boundingBox())?.y).toBeLessThanOrEqual(790);
  });
});

test('heading and table are at most 150 px apart, with both notes; Options take at most 400 px', async ({
  start,
  home,
}) => {
  const page = await start(`${home}#country=US&count=100`);
  await expect(page.locator('.note')).toHaveCount(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
  expect((await top(page.getByRole('table'))) - (await top(page.locator('h2')))).toBeLessThanOrEqual(150);
  await page.setViewportSize({ width: 1024, height: 768 });
  await openOptions(page);
  expect((await page.locator('.options').boundingBox())?.height).toBeLessThanOrEqual(400);
});

test('a status is shown only if the screen does not say the same elsewhere; else it takes no room', async ({
  page,
}) => {
  await page.goto(new URL('index.html', OUT).href);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } }),
  );
  const status = page.getByRole('status');
  await generate(page, '3');
  for (const [name, text, isShown] of [
    ['Generate', '3 contacts generated', false],
    ['Copy JSON', 'Copied', false],
    ['Copy link', 'Copied', false],
    ['Reuse seed', 'Seed saved in Options', false],
    ['Generate', 'Same settings and seed: the same contacts.', true],
    ['Clear', 'Cleared', false],
  ] as const) {
    await button(page, name).press('Enter');
    await expect(status).toContainText(text);
    await expect(status.locator('span'), 'screen readers skip what has no box').toBeVisible();
    expect((await status.boundingBox())?.height, text)[isShown ? 'toBeGreaterThan' : 'toBe'](0);
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
    expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 408, width: 1104 });
    expect((await watch.takeComplaints()).every((complaint) => /^failed: .*\.js$/.test(complaint))).toBe(true);
  });
});

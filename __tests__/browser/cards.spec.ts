import { expect, generateFor, test } from './test';

for (const width of [735, 480, 390, 320])
  test(`each contact shows all its values without sideways scrolling: ${width} px`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize({ width, height: 700 });
    for (const country of ['United States US', 'Japan JP', 'Egypt EG', 'Antarctica AQ']) {
      await generateFor(page, country, '1000');
      await expect(page.locator('thead')).toHaveCSS('clip-path', 'inset(50%)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const wrong = await page.locator('tbody tr').evaluateAll(findUnreadable, width);
      expect(wrong, country).toEqual([]);
    }
  });

test('right-to-left names are one below the other, the first name first', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 390, height: 700 });
  await generateFor(page, 'Egypt EG', '3');
  for (const row of await page.locator('tbody tr').all()) {
    const first = await row.locator('.first-name').boundingBox();
    const last = await row.locator('.last-name').boundingBox();
    expect(last?.y).toBeGreaterThan(first?.y ?? Number.NaN);
  }
});

/** Rows whose values are not all within the width, or not one after the other in the order of the culture. */
function findUnreadable(rows: Element[], width: number): string[] {
  return rows
    .filter((row) => {
      const [number, first, last, ...others] = row.children;
      const names = row.matches('.family-first') ? [last, first] : [first, last];
      const boxes = [number, ...names, ...others].map((cell) => cell?.getBoundingClientRect() ?? new DOMRect());
      const isWithin = boxes.every((box) => box.width > 0 && box.left >= 0 && box.right <= width);
      const isInOrder = boxes.every((box, index) => {
        const before = boxes[index - 1];
        const gap = index === 2 ? 4 : -1;
        return !before || box.top >= before.bottom - 1 || (box.left >= before.right + gap && box.top >= before.top - 8);
      });
      return boxes.length !== 5 || !isWithin || !isInOrder;
    })
    .map((row) => row.textContent ?? '');
}

import type { Page } from '@playwright/test';
import { alert, expect, openOptions, readTable, test } from './test';

/**
 * To be run in the page: translates it as Chrome does: every text moves into two nested <font> elements, now and after
 * every change.
 */
function translate() {
  const isForeign = (node: Node) =>
    node.parentElement?.closest('[translate=no], font, script, style, textarea') === null &&
    node.textContent?.trim() !== '';
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (isForeign(walker.currentNode)) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateAll();
  new MutationObserver(translateAll).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Labels are translated, too, so that nothing can be found by its name. */
async function generate(page: Page, records: string) {
  await page.locator('#count').fill(records);
  await page.locator('[type=submit]').click();
}

/** The facts without the button next to them. */
const readFacts = async (page: Page) => {
  const texts = await page
    .locator('.facts')
    .evaluate((facts) => [...facts.childNodes].slice(0, 4).map((node) => node.textContent));
  return texts.join('').replaceAll(/[«»]/g, '').trim();
};

test('in a translated page, every press works, facts are up to date, and contacts stay as they are', async ({
  start,
}) => {
  const page = await start();
  await page.evaluate(translate);
  await openOptions(page);
  await page.locator('#seed').fill('mine');
  await page.locator('[role=combobox]').click();
  await page.locator('#country-NO').click();
  await generate(page, '7');
  await expect(page.locator('h2')).toHaveText('«Norway: 7 contacts»');
  expect(await readFacts(page)).toBe('7 placeholders · local names · seed mine');
  await page.locator('#phoneFormat-e164').check();
  await generate(page, '8');
  await expect(page.locator('h2')).toHaveText('«Norway: 8 contacts»');
  expect(await readFacts(page)).toBe('8 placeholders · local names · E.164 · seed mine');
  await page.locator('#phoneFormat-international').check();
  await page.locator('#seed').fill('other');
  await page.locator('.note:not(.stale) button').last().click();
  await expect.poll(() => readFacts(page)).toBe('8 valid numbers · local names · E.164 · seed mine');
  await generate(page, '0');
  await expect(alert(page)).toHaveText('«Please enter a number between 1 and 1000.»');
  await generate(page, '9');
  await expect.poll(() => readFacts(page)).toBe('9 valid numbers · local names · seed other');
  await expect(alert(page)).toHaveText('');
  for (const cells of await readTable(page)) expect(cells.join()).not.toContain('«');
  expect(await page.locator('[role=combobox] [translate=no]').allTextContents()).toEqual(['NO']);
  await page.locator('.actions [type=button]').click();
  await expect(page.getByRole('button', { name: /German/ })).toBeVisible();
});

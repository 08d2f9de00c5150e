import { box, choose, expectAccessible, generate, test } from './test';

test('every state of the screen passes axe: WCAG 2.2 A and AA', async ({ start }) => {
  const page = await start();
  await test.step('start', () => expectAccessible(page));
  await box(page).click();
  await test.step('open list', () => expectAccessible(page));
  await page.keyboard.press('n');
  await test.step('filtered list', () => expectAccessible(page));
  await page.keyboard.press('x');
  await test.step('list without a match', () => expectAccessible(page));
  await page.keyboard.press('Escape');
  await generate(page, '0');
  await test.step('error', () => expectAccessible(page));
  await generate(page, '20');
  await test.step('results', () => expectAccessible(page));
  await choose(page, 'Antarctica AQ');
  await generate(page, '3');
  await test.step('results without phones', () => expectAccessible(page));
});

import type { Page } from '@playwright/test';
import { box, button, generate, generateFor } from './test';

/** Every state of the screen, each with the few actions that lead to it from the state before. */
export const STATES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['start', async () => {}],
  ['open list', (page) => box(page).click()],
  ['filtered list', (page) => page.keyboard.press('n')],
  ['list without a match', (page) => page.keyboard.press('x')],
  ['error', (page) => page.keyboard.press('Escape').then(() => generate(page, '0'))],
  ['options', (page) => page.locator('.options > summary').click()],
  ['results with placeholders', (page) => generateFor(page, 'Norway NO', '5')],
  ['results without phones', (page) => generateFor(page, 'Antarctica AQ', '5')],
  ['names in Japanese', (page) => generateFor(page, 'Japan JP', '5')],
  ['names in Arabic', (page) => generateFor(page, 'Egypt EG', '5')],
  ['what tricky names break', showProblems],
  ['refused copy', refuseCopy],
];

/** Makes Tricky contacts, with Options open, and opens the list of what their names break. */
async function showProblems(page: Page) {
  await page.getByRole('radio', { name: 'Tricky' }).check();
  await generateFor(page, 'United States US', '30');
  await page.getByText('What these names break').press('Enter');
  await page.getByRole('list', { name: 'What these names break' }).waitFor();
}

/** Presses Copy JSON while the clipboard refuses every copy. */
export async function refuseCopy(page: Page) {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    }),
  );
  // By key, because a click would scroll first: skipped rows would then be laid out at the new width and move the
  // button.
  await button(page, 'Copy JSON').press('Enter');
  await page.getByText('Your browser blocked copying.').waitFor();
}

import { findCutText } from './cut-text';
import { expect, expectAccessible, makeContacts, openOptions, radio, test } from './test';

/** The label of each choice, what its hint promises, and how the summary of Options names it. */
const GROUPS = {
  'Phone numbers': [
    ['Random', /^Up to ten random guesses per contact/, 'Options'],
    ['Valid', /^Valid numbers, mobile where possible\. They may belong to real people/, 'Options: valid numbers'],
    [
      'Fictional',
      /^Set aside for fiction; nobody answers\. AU, CA, DE, FR, GB, NO, SE, US only/,
      'Options: fictional numbers',
    ],
  ],
  'Phone format': [
    ['International', /^With the calling code/, 'Options'],
    ['E.164', /Spreadsheets may read it as a number\.$/, 'Options: E.164'],
    ['National', /^As dialed within the country/, 'Options: national format'],
  ],
  Names: [
    ['Local', /^Typical local names in the local script/, 'Options'],
    ['A to Z', /spelled with the letters A to Z/, 'Options: A to Z names'],
    ['Tricky', /^Real names from all over the world, such as E,/, 'Options: tricky names'],
    ['English', /^English names for every country/, 'Options: English names'],
  ],
} as const;

test('Options are closed at first; in each group the first choice is chosen, and each has its hint', async ({
  start,
}) => {
  const page = await start();
  const summary = page.locator('.options > summary');
  await expect(page.locator('.options')).not.toHaveAttribute('open');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await openOptions(page);
  await expectAccessible(page);
  for (const [legend, choices] of Object.entries(GROUPS)) {
    const radios = page.getByRole('radiogroup', { name: legend }).getByRole('radio');
    await expect(radios).toHaveCount(choices.length);
    await expect(radios.first()).toBeChecked();
    for (const [index, [name, promise, summed]] of choices.entries()) {
      await expect(radios.nth(index)).toHaveAccessibleName(name);
      await expect(radios.nth(index)).toHaveAccessibleDescription(promise);
      await radios.nth(index).check();
      await expect(summary).toHaveText(summed);
    }
    await radios.first().check();
  }
});

for (const width of [1280, 480, 320])
  test(`at ${width} pixels no tricky name is cut, and each cell has the direction of its text`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize({ width, height: 800 });
    await openOptions(page);
    await radio(page, 'Tricky').check();
    await page.getByRole('textbox', { name: 'Seed' }).fill('7');
    await makeContacts(page, '100');
    expect(await page.evaluate(findCutText)).toEqual([]);
    const cells = await page.locator('tbody td').evaluateAll((all) =>
      all.map((cell) => ({
        isName: cell.hasAttribute('dir'),
        text: cell.textContent ?? '',
        direction: getComputedStyle(cell).direction,
      })),
    );
    const isRtl = (name: string) => /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name);
    for (const { isName, text, direction } of cells)
      expect([text, direction]).toEqual([text, isName && isRtl(text) ? 'rtl' : 'ltr']);
    expect(cells.some(({ direction }) => direction === 'rtl')).toBe(true);
  });

import { findCutText } from './cut-text';
import { expect, makeContacts, openOptions, radio, readTable, test } from './test';

test('Options are closed at first, and can be pressed anywhere in a row', async ({ start }) => {
  const page = await start();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await openOptions(page);
  for (const [legend, names] of [
    ['Phone numbers', ['Random', 'Valid', 'Fictional']],
    ['Names', ['Local', 'Latin letters', 'Tricky', 'English']],
    ['Phone format', ['International', 'E.164', 'National']],
  ] as const) {
    const radios = page.getByRole('radiogroup', { name: legend }).getByRole('radio');
    await expect(radios).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(radios.nth(index)).toHaveAccessibleName(name);
    await expect(radios.first()).toBeChecked();
  }
  await page.getByText('reach nobody', { exact: true }).click({ force: true });
  await expect(radio(page, 'Fictional')).toBeChecked();
  await expect(page.locator('.options > summary')).toHaveText(/^Options: fictional numbers · local names/);
  await page.keyboard.press('ArrowUp');
  await expect(radio(page, 'Valid')).toBeChecked();
});

test('choosing moves no choice of the group, even where short hints wrap', async ({ start }) => {
  const page = await start();
  await page.setViewportSize({ width: 768, height: 900 });
  await openOptions(page);
  const group = page.getByRole('radiogroup', { name: 'Phone format' });
  const getTops = () => group.locator('.radio').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  const before = await getTops();
  await radio(page, 'E.164').check();
  expect(await getTops()).toEqual(before);
});

test('emails end in the domain that is entered, and the page says who gets the mail', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  await page.getByRole('textbox', { name: 'Email domain' }).fill('Acme.dev ');
  await makeContacts(page, '30');
  for (const cells of await readTable(page)) expect(cells[3]).toMatch(/@acme\.dev$/);
  await expect(page.getByText('Mail to these addresses goes to whoever runs acme.dev.')).toBeVisible();
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
    const wrong = cells.filter(({ isName, text, direction }) => (isName && isRtl(text)) !== (direction === 'rtl'));
    expect(wrong).toEqual([]);
    expect(cells.some(({ direction }) => direction === 'rtl')).toBe(true);
  });

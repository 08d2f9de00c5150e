import type { Page } from '@playwright/test';
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';
import { isValid } from '../domain/phones/is-valid';
import {
  button,
  choose,
  count,
  expect,
  expectAccessible,
  generate,
  generateFor,
  openOptions,
  readTable,
  test,
} from './test';

const radio = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Phone numbers' }).getByRole('radio', { name, exact: true });
const results = (page: Page) => page.locator('section.results');
const readPhones = async (page: Page) => (await readTable(page)).map((cells) => cells[4] ?? '');

async function expectValid(page: Page, country: CountryCode) {
  const phones = await readPhones(page);
  expect(phones.filter((phone) => !isValid(phone, country))).toEqual([]);
}

test('Options are closed at first; Random comes first and is chosen, and each choice says what it promises', async ({
  start,
}) => {
  const page = await start();
  const options = page.locator('details');
  await expect(options.locator('summary')).toHaveText('Options');
  await expect(options).not.toHaveAttribute('open');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await openOptions(page);
  const radios = page.getByRole('radiogroup', { name: 'Phone numbers' }).getByRole('radio');
  await expect(radios).toHaveCount(3);
  for (const [index, [name, promise]] of (
    [
      ['Random', /^ten random digits[^.]*may be someone’s\.$/i],
      ['Valid', /^every number is valid for the country[^.]*may be someone’s\.$/i],
      ['Reserved', /a regulator sets aside for fiction[^.]*others get valid numbers\.$/],
    ] as const
  ).entries()) {
    await expect(radios.nth(index)).toHaveAccessibleName(name);
    await expect(radios.nth(index)).toHaveAccessibleDescription(promise);
    await expect(radios.nth(index)).toBeChecked({ checked: index === 0 });
  }
  await expect(page.locator('#phoneMode-reserved-hint')).toContainText(' in 8 countries');
  await expect(page.locator('#phoneFormat-e164-hint')).toContainText('Spreadsheets read it as a number.');
  await expect(page.locator('#phoneMode-valid-hint')).not.toHaveText(/safe|nobody|no one/i);
  await expectAccessible(page);
});

test('placeholders are counted, and one press makes every number valid for the same people', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  for (const [country, code] of [
    ['Norway NO', 'NO'],
    ['Marshall Islands MH', 'MH'],
    ['Western Sahara EH', 'EH'],
  ] as const) {
    await radio(page, 'Random').check();
    await generateFor(page, country, '200');
    const before = await readTable(page);
    const placeholders = before.filter((cells) =>
      /123456789$/.test((cells[4] ?? '').replaceAll(' ', '')),
    ).length;
    await expect(results(page)).toContainText(
      `${200 - placeholders} valid number${placeholders === 199 ? '' : 's'}, ${placeholders} placeholders`,
    );
    await expect(results(page)).toContainText(`${placeholders} of 200 numbers are placeholders`);
    const seed = await results(page).locator('bdi').textContent();
    await button(page, 'Make every number valid').click();
    await expect(results(page).locator('.facts')).toHaveText(`200 valid numbers · seed ${seed}`);
    await expect(button(page, 'Make every number valid')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('200 contacts generated');
    const after = await readTable(page);
    expect(after.map((cells) => cells.slice(0, 4))).toEqual(before.map((cells) => cells.slice(0, 4)));
    await expectValid(page, code);
    await expect(radio(page, 'Valid')).toBeChecked();
  }
});

test('Valid numbers are valid, seldom repeat, and have no notice', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  await radio(page, 'Valid').check();
  for (const [country, code] of [
    ['Japan JP', 'JP'],
    ['United States US', 'US'],
    ['St. Barthélemy BL', 'BL'],
    ['Kazakhstan KZ', 'KZ'],
  ] as const) {
    await choose(page, country);
    await generate(page, '1000');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      new RegExp(`^1,000 contacts for ${country.slice(0, -3)}$`),
    );
    await expect(results(page).locator('.facts')).toContainText('1,000 valid numbers');
    await expectValid(page, code);
    expect(new Set(await readPhones(page)).size).toBeGreaterThan(950);
  }
  await expect(results(page).locator('.note')).toHaveCount(0);
});

test('Reserved: Sweden repeats and says so, Germany has mobiles and fixed lines, Japan sets none aside', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  await radio(page, 'Reserved').check();
  await choose(page, 'Sweden SE');
  await generate(page, '1000');
  await expect(results(page).locator('.facts')).toContainText('1,000 reserved numbers');
  await expect(results(page).locator('.note')).toHaveText(['Sweden sets aside 495 numbers; some repeat.']);
  expect(new Set(await readPhones(page)).size).toBe(495);
  await expectValid(page, 'SE');

  await choose(page, 'Germany DE');
  await generate(page, '500');
  await expect(results(page).locator('.facts')).toContainText('500 reserved numbers');
  await expect(results(page).locator('.note')).toHaveCount(0);
  await expectValid(page, 'DE');
  const kinds = (await readPhones(page)).map((phone) => parsePhoneNumber(phone)?.getType());
  for (const kind of ['MOBILE', 'FIXED_LINE'])
    expect(kinds.filter((found) => found === kind).length).toBeGreaterThan(50);

  await choose(page, 'Japan JP');
  await generate(page, '100');
  await expect(results(page).locator('.facts')).toContainText('100 valid numbers');
  await expect(results(page).locator('.note')).toHaveText([
    'Japan sets no range aside: these numbers are valid and may be someone’s.',
  ]);
  await expectValid(page, 'JP');
});

test('Antarctica has no phones in any mode, and the message each time', async ({ start }) => {
  const page = await start();
  await openOptions(page);
  await choose(page, 'Antarctica AQ');
  for (const mode of ['Random', 'Valid', 'Reserved']) {
    await radio(page, mode).check();
    await generate(page, '3');
    await expect(page.getByRole('alert')).toHaveText('Unable to fetch calling code for country: AQ');
    await expect(results(page).locator('.facts')).toContainText('no numbers');
    expect(await readPhones(page)).toEqual(Array(3).fill('—'));
    await expect(button(page, 'Make every number valid')).toHaveCount(0);
    await button(page, 'Clear').click();
    await choose(page, 'Antarctica AQ');
  }
});

test('modes are chosen, and placeholders replaced, by keyboard alone', async ({ start }) => {
  const page = await start();
  const { keyboard } = page;
  const focused = (name: string) =>
    button(page, name).evaluate((element) => element === document.activeElement);
  await choose(page, 'Norway NO');
  await page.locator('summary').focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(radio(page, 'Random')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(radio(page, 'Valid')).toBeChecked();
  await keyboard.press('ArrowDown');
  await expect(radio(page, 'Reserved')).toBeChecked();
  await keyboard.press('ArrowDown');
  await expect(radio(page, 'Random')).toBeChecked();
  while (!(await count(page).evaluate((element) => element === document.activeElement)))
    await keyboard.press('Shift+Tab');
  await keyboard.type('50');
  await keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(50);
  while (!(await focused('Make every number valid'))) await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(results(page).locator('.facts')).toContainText('50 valid numbers');
  await expectValid(page, 'NO');
  await keyboard.press('Tab');
  await expect(button(page, 'Download JSON')).toBeFocused();
});

test('the same count generated twice is announced twice', async ({ start }) => {
  const page = await start();
  await generate(page, '3');
  await expect(page.getByRole('status')).toHaveText('3 contacts generated');
  const announced = await page.getByRole('status').locator('span').elementHandle();
  await button(page, 'Generate').click();
  await expect.poll(() => announced?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByRole('status')).toHaveText('3 contacts generated');
});

test('browsers are told to make no links of phones', async ({ start }) => {
  const page = await start();
  const detection = page.locator('meta[name=format-detection]');
  await expect(detection).toHaveAttribute('content', /telephone=no/);
});

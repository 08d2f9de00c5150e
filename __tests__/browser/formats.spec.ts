import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import parsePhoneNumber from 'libphonenumber-js/max';
import {
  allowClipboard,
  button,
  choose,
  download,
  expect,
  generate,
  openOptions,
  readTable,
  test,
} from './test';

const format = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Phone format' }).getByRole('radio', { name, exact: true });
const facts = (page: Page) => page.locator('.facts');

/** The phones of the table, of each file, and of the clipboard. */
async function readPhones(page: Page) {
  const table = (await readTable(page)).map((cells) => cells[4]);
  const json: { phone: string }[] = JSON.parse((await download(page, 'Download JSON')).text);
  const csv: string[][] = parse((await download(page, 'Download CSV')).bytes, { bom: true });
  const vcard = (await download(page, 'Download vCard')).text;
  await button(page, 'Copy JSON').click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied: { phone: string }[] = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  return {
    table,
    json: json.map(({ phone }) => phone),
    csv: csv.slice(1).map((fields) => fields[3]),
    vcard: [...vcard.matchAll(/^TEL;TYPE=VOICE:(.*)\r$/gm)].map(([, phone]) => phone),
    copied: copied.map(({ phone }) => phone),
  };
}

test('the same numbers in International, E.164 and National, in the table and in every file', async ({
  start,
  context,
}) => {
  await allowClipboard(context);
  const page = await start();
  await openOptions(page);
  const radios = page.getByRole('radiogroup', { name: 'Phone format' }).getByRole('radio');
  await expect(radios).toHaveCount(3);
  await expect(radios.first()).toHaveAccessibleName('International');
  await expect(radios.first()).toBeChecked();
  await page.getByRole('radio', { name: 'Valid', exact: true }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('formats');
  await choose(page, 'United Kingdom GB');
  const numbers: string[][] = [];
  for (const [name, named] of [
    ['International', ''],
    ['E.164', 'E.164 · '],
    ['National', 'national format · '],
  ] as const) {
    await format(page, name).check();
    await generate(page, '40');
    await expect(facts(page)).toHaveText(`40 valid numbers · ${named}seed formats`);
    const { table, ...others } = await readPhones(page);
    for (const phones of Object.values(others)) expect(phones).toEqual(table);
    if (name === 'E.164') for (const phone of table) expect(phone).toMatch(/^\+44[0-9]{9,10}$/);
    if (name === 'National') for (const phone of table) expect(phone).toMatch(/^\(?0[0-9]/);
    numbers.push(table.map((phone) => parsePhoneNumber(phone ?? '', 'GB')?.number ?? ''));
  }
  expect(numbers[1]).toEqual(numbers[0]);
  expect(numbers[2]).toEqual(numbers[0]);
});

for (const [name, placeholder] of [
  ['International', '+692 123456789'],
  ['E.164', '+692123456789'],
  ['National', '123456789'],
] as const)
  test(`in ${name}, placeholders are counted and a missing phone stays missing`, async ({ start }) => {
    const page = await start();
    await openOptions(page);
    await format(page, name).check();
    await choose(page, 'Marshall Islands MH');
    await generate(page, '7');
    await expect(facts(page)).toContainText('0 valid numbers, 7 placeholders');
    expect((await readTable(page)).map((cells) => cells[4])).toEqual(Array(7).fill(placeholder));
    await choose(page, 'Antarctica AQ');
    await generate(page, '2');
    await expect(facts(page)).toContainText(/^no numbers · seed/);
    expect((await readTable(page)).map((cells) => cells[4])).toEqual(['—', '—']);
    expect(JSON.parse((await download(page, 'Download JSON')).text)[0].phone).toBeNull();
  });

import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { makeJson } from '../../domain/files/files';
import { refuseCopy } from './states';
import {
  allowClipboard,
  button,
  choose,
  download,
  expect,
  expectAccessible,
  generate,
  generateFor,
  openOptions,
  readTable,
  test,
} from './test';

const KEYS = ['first_name', 'last_name', 'email', 'phone'];

/** The contacts of the table; '' for a missing phone. */
async function readContacts(page: Page) {
  return (await readTable(page)).map(([, ...cells]) => cells.map((cell) => (cell === '—' ? '' : cell)));
}

function readCards(text: string) {
  const parsed = ICAL.parse(text.trimEnd());
  // ical.js returns a single card as itself, and several as a list.
  const cards: string[] = parsed[0] === 'vcard' ? [parsed] : parsed;
  return cards.map((card) => {
    const component = new ICAL.Component(card);
    const [last, first] = component.getFirstPropertyValue('n') as unknown as string[];
    const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return { fields: [first, last, value('email'), value('tel')], fullName: value('fn') };
  });
}

test('CSV and vCard of five countries, read back from disk, hold the contacts of the table', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  for (const [country, mode] of [
    ['Japan JP', 'Random'],
    ['Egypt EG', 'Valid'],
    ['Germany DE', 'Reserved'],
    ['India IN', 'Valid'],
    ['Antarctica AQ', 'Random'],
  ] as const) {
    await page.getByRole('radio', { name: mode, exact: true }).check();
    await generateFor(page, country, '200');
    const contacts = await readContacts(page);

    const csv = await download(page, 'Download CSV');
    expect(csv.name).toBe('generated_data.csv');
    expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(parse(csv.bytes, { bom: true, recordDelimiter: '\r\n' })).toEqual([KEYS, ...contacts]);

    const vcard = await download(page, 'Download vCard');
    expect(vcard.name).toBe('generated_data.vcf');
    const cards = readCards(vcard.text);
    expect(cards.map(({ fields }) => fields)).toEqual(contacts);
    expect(cards.map(({ fullName }) => fullName)).toEqual(
      contacts.map(([first, last]) => (country === 'Japan JP' ? `${last}${first}` : `${first} ${last}`)),
    );
    expect(vcard.text.match(/^TEL/gm)?.length ?? 0).toBe(country === 'Antarctica AQ' ? 0 : 200);
    for (const line of vcard.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

    const json = await download(page, 'Download JSON');
    expect(json.name).toBe('generated_data.json');
    expect(JSON.parse(json.text).map(Object.values)).toEqual(
      contacts.map((fields) => fields.map((field) => (field === '' ? null : field))),
    );
  }
});

test('Copy JSON puts the exact text of the file on the clipboard, and says so each time', async ({
  start,
  context,
}) => {
  await allowClipboard(context);
  const page = await start();
  await choose(page, 'Japan JP');
  await generate(page, '1000');
  await button(page, 'Copy JSON').click();
  const status = page.getByRole('status');
  await expect(status).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await download(page, 'Download JSON')).text);
  expect(copied).toBe(makeJson(JSON.parse(copied)));
  const announced = await status.locator('span').elementHandle();
  await button(page, 'Copy JSON').click();
  await expect.poll(() => announced?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(status).toHaveText('Copied');
});

const REFUSALS: readonly [string, () => void][] = [
  [
    'refused',
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    },
  ],
  [
    'missing, as on an insecure host',
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  ],
];
for (const [what, refuse] of REFUSALS)
  test(`if the clipboard is ${what}, a message says so and the text is shown, selected`, async ({
    start,
  }) => {
    const page = await start();
    await page.evaluate(refuse);
    await choose(page, 'Egypt EG');
    await generate(page, '3');
    const area = page.getByRole('textbox', { name: 'Text to copy' });
    const selected = () =>
      area.evaluate((element: HTMLTextAreaElement) =>
        element.value.slice(element.selectionStart, element.selectionEnd),
      );
    await expect(area).toHaveCount(0);
    await button(page, 'Copy JSON').click();
    await expect(page.getByRole('alert')).toHaveText(
      'The browser refused to copy. Select the text below and copy it yourself.',
    );
    await expect(page.getByRole('status')).toHaveText('');
    await expect(area).toBeFocused();
    expect(await selected()).toBe((await download(page, 'Download JSON')).text);
    await expectAccessible(page);

    await button(page, 'Copy link').click();
    await expect(area).toHaveValue(page.url());
    await expect(area).toBeFocused();
    expect(await selected()).toBe(page.url());

    // Typing elsewhere neither moves the focus nor selects the text again.
    await page.getByRole('spinbutton').focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('spinbutton')).toBeFocused();
    await button(page, 'Generate').click();
    await expect(area).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('');
  });

for (const answer of ['resolve', 'reject'] as const)
  test(`a clipboard that answers after Clear changes nothing (${answer})`, async ({ start }) => {
    const page = await start();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        new Promise((resolve, reject) =>
          Object.assign(window, { answer: { resolve, reject: () => reject(new Error('no')) } }),
        );
    });
    await generate(page, '3');
    await button(page, 'Copy JSON').click();
    await button(page, 'Clear').click();
    await expect(page.getByRole('status')).toHaveText('Cleared');
    const announced = await page.evaluate(async (how) => {
      const announcements: string[] = [];
      const note = () =>
        announcements.push(...[...document.querySelectorAll('[role=status], [role=alert]')].map(String));
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      (window as unknown as { answer: Record<string, () => void> }).answer[how]?.();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return announcements;
    }, answer);
    expect(announced).toEqual([]);
    await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveCount(0);
  });

test('once copying works again, the error and the text disappear', async ({ start, context }) => {
  await allowClipboard(context);
  const page = await start();
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText;
    clipboard.writeText = () => {
      clipboard.writeText = write;
      return Promise.reject(new Error('not now'));
    };
  });
  await generate(page, '3');
  await button(page, 'Copy JSON').click();
  await expect(page.getByRole('alert')).toContainText('refused to copy');
  await button(page, 'Copy JSON').click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveCount(0);
});

test('when the text to copy disappears with the focus in it, the focus goes to the heading', async ({
  start,
}) => {
  const page = await start();
  await generate(page, '3');
  await refuseCopy(page);
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toBeFocused();
  await page.evaluate(() => {
    location.hash = 'country=NO&count=4&seed=7';
  });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('4 contacts for Norway');
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
});

import { makeCsv } from '../../domain/files/csv';
import { FILES, makeJson } from '../../domain/files/files';
import { makeVCards } from '../../domain/files/vcard';
import { generateContacts } from '../../domain/generate-contacts';
import { makeSettings } from '../settings';
import { readShippedNames } from '../shipped-names';
import {
  alert,
  allowClipboard,
  button,
  choose,
  download,
  expect,
  expectAccessible,
  generate,
  makeContacts,
  openOptions,
  readTable,
  status,
  test,
} from './test';

/** Names of every length and script, in the order of their countries; some phones are placeholders. */
const SETTINGS = makeSettings({ country: 'NO', nameSource: 'tricky', count: 1000 });

test('the table and the files hold, byte for byte, what the same settings give outside the browser', async ({
  start,
}) => {
  const page = await start();
  await openOptions(page);
  await page.getByRole('radio', { name: 'Tricky' }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill(SETTINGS.options.seed);
  await choose(page, 'Norway NO');
  await makeContacts(page, '1000');
  const contacts = generateContacts(SETTINGS, readShippedNames());
  expect((await readTable(page)).map(([, ...cells]) => cells)).toEqual(
    contacts.map(({ contact }) => Object.values(contact)),
  );
  for (const [label, { name }, text] of [
    ['Download JSON', FILES.json, makeJson(contacts)],
    ['Download CSV', FILES.csv, makeCsv(contacts)],
    ['Download vCard', FILES.vcard, makeVCards(contacts)],
  ] as const) {
    const file = await download(page, label);
    expect(file.name).toBe(name);
    expect(file.bytes.equals(Buffer.from(text)), label).toBe(true);
  }
});

test('Copy JSON copies the exact text of the file, and says so each time', async ({ start, context }) => {
  await allowClipboard(context);
  const page = await start();
  await choose(page, 'Japan JP');
  await generate(page, '1000');
  await button(page, 'Copy JSON').click();
  await expect(status(page)).toHaveText('Copied');
  // Before the rest: it is gone after two seconds.
  const announced = await status(page).locator('span').elementHandle();
  await expect(button(page, 'Copied')).toBeFocused();
  await expect(button(page, 'Copy link')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await download(page, 'Download JSON')).text);
  await expect(button(page, 'Copied')).toHaveCount(0);
  await button(page, 'Copy JSON').click();
  await expect.poll(() => announced?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(status(page)).toHaveText('Copied');
});

test("no export button moves or changes its width when one says 'Copied'", async ({ start, context }) => {
  await allowClipboard(context);
  const page = await start();
  await makeContacts(page, '3');
  const readBoxes = () =>
    page
      .locator('.exports button')
      .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().toJSON()));
  const before = await readBoxes();
  for (const name of ['Copy JSON', 'Copy link']) {
    await button(page, name).click();
    await expect(button(page, name)).toHaveCount(0);
    expect(await readBoxes(), name).toEqual(before);
  }
});

for (const isThere of [true, false])
  test(`if the clipboard ${isThere ? 'refuses' : 'is missing'}, the page names another way`, async ({ start }) => {
    const page = await start();
    await page.evaluate((there) => {
      const value = there ? { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) } : undefined;
      Object.defineProperty(navigator, 'clipboard', { value });
    }, isThere);
    await generate(page, '3');
    await button(page, 'Copy JSON').click();
    await expect(alert(page)).toHaveText('Your browser blocked copying. Use Download JSON instead.');
    await expect(alert(page)).toBeInViewport();
    await expect(status(page)).toHaveText('');
    await expectAccessible(page);

    await button(page, 'Copy link').click();
    await expect(alert(page)).toHaveText('Your browser blocked copying. Copy the address of this page instead.');
    expect(page.url()).toContain('#country=US&count=3&seed=');

    await button(page, 'Generate').click();
    await expect(alert(page)).toHaveText('');
  });

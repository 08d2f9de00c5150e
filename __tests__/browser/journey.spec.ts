import { alert, choose, download, expect, generate, readTable, status, test } from './test';

/** With all names loaded, no press may make a request: the `watch` fixture checks that. Texts are English everywhere. */
test.use({ savesData: false, locale: 'de-DE' });

test('contacts are shown and downloaded alike: 1 of the US, 7 of Antarctica, 1,000 of Japan', async ({ start }) => {
  const page = await start();
  for (const [country, records, announced, error] of [
    ['United States US', '1', '1 contact generated', ''],
    ['Antarctica AQ', '7', '7 contacts generated', 'Unable to fetch calling code for country: AQ'],
    ['Japan JP', '1000', '1,000 contacts generated', ''],
  ] as const) {
    await choose(page, country);
    await generate(page, records);
    await expect(status(page)).toHaveText(announced);
    await expect(alert(page)).toHaveText(error);
    const contacts: Record<string, string | null>[] = JSON.parse((await download(page, 'Download JSON')).text);
    const rows = contacts.map((contact, index) => [
      `${index + 1}`,
      ...Object.values(contact).map((cell) => cell ?? '—'),
    ]);
    expect(await readTable(page)).toEqual(rows);
  }
});

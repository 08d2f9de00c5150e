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
    const { name, text } = await download(page, 'Download JSON');
    expect(name).toBe('generated_data.json');
    const contacts: Record<string, string | null>[] = JSON.parse(text);
    const rows = contacts.map((contact, index) => [
      String(index + 1),
      ...['first_name', 'last_name', 'email', 'phone'].map((key) => contact[key] ?? '—'),
    ]);
    expect(await readTable(page)).toEqual(rows);
  }
});

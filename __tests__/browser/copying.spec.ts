import type { Page } from '@playwright/test';
import { choose, download, expect, makeContacts, readTable, test } from './test';

const CARDS = { width: 390, height: 700 };
const TABLE = { width: 1280, height: 800 };

for (const viewport of [TABLE, CARDS])
  test(`a copied table is lines with tabs as text, and a table as HTML: ${viewport.width} px`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize(viewport);
    await choose(page, 'Egypt EG');
    await makeContacts(page, '1000');
    const file = JSON.parse((await download(page, 'Download JSON')).text) as Record<string, string>[];
    const lines = file.map((contact, index) => [index + 1, ...Object.values(contact)].join('\t'));
    await page.locator('table').evaluate((table) => getSelection()?.selectAllChildren(table));
    const { text, tables } = await copyAndPaste(page);
    expect(text.trimEnd().split('\n')).toEqual(['#\tFirst Name\tLast Name\tEmail\tPhone', ...lines]);
    expect(tables.map((rows) => rows.slice(1).map((cells) => cells.join('\t')))).toEqual([lines]);
  });

test('copying a cell, part of a contact or the whole page gives just what was selected', async ({ start }) => {
  const page = await start();
  // Two counts: the rows of the first run must not be taken for those of the second.
  for (const [viewport, records] of [
    [TABLE, '3'],
    [CARDS, '4'],
  ] as const) {
    await page.setViewportSize(viewport);
    await makeContacts(page, records);
    const [first, second] = await readTable(page);
    const select = (from: string, to: string) =>
      page.evaluate(
        ([start, end]) => {
          const [one, other] = [start, end].map((selector) => document.querySelector(selector as string));
          getSelection()?.setBaseAndExtent(one as Node, 0, other as Node, other?.childNodes.length ?? 0);
        },
        [from, to],
      );
    await select('tbody td:nth-child(4)', 'tbody td:nth-child(4)');
    expect((await copyAndPaste(page)).text.trim()).toBe(first?.[3]);
    await select('tbody td:nth-child(2)', 'tbody td:nth-child(4)');
    expect((await copyAndPaste(page)).text.trimEnd()).toBe(first?.slice(1, 4).join('\t'));
    await select('tbody td:nth-child(5)', 'tbody tr:nth-child(2) td:nth-child(2)');
    expect((await copyAndPaste(page)).text.trimEnd()).toBe(`${first?.[4]}\n${second?.slice(0, 2).join('\t')}`);
    await select('#summary', 'footer');
    const { text } = await copyAndPaste(page);
    expect(text).toContain(`United States: ${records} contacts`);
    expect(text).toContain('Licenses');
    for (const value of first ?? []) expect(text).toContain(value);
  }
});

for (const viewport of [TABLE, CARDS])
  test(`a triple click on a cell and a copy give that cell's text alone: ${viewport.width} px`, async ({ start }) => {
    const page = await start();
    await page.setViewportSize(viewport);
    await makeContacts(page, '3');
    const rows = await readTable(page);
    for (const row of [1, 2])
      for (const [column, text] of (rows[row] ?? []).entries()) {
        await page.locator('tbody tr').nth(row).locator('td').nth(column).click({ clickCount: 3 });
        const copied = await copyAndPaste(page);
        expect(copied.text).toBe(text);
        // No table if only text within the cell was selected.
        expect([[], [[[text]]]]).toContainEqual(copied.tables);
      }
  });

/** Copies and pastes by keyboard. Returns the text that a text field gets, and the tables that a spreadsheet gets. */
async function copyAndPaste(page: Page) {
  await page.keyboard.press('ControlOrMeta+c');
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  const tables = other.evaluate(
    () =>
      new Promise<string[][][]>((resolve) =>
        addEventListener('paste', ({ clipboardData }) => {
          const html = clipboardData?.getData('text/html') ?? '';
          const pasted = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table');
          resolve(
            Array.from(pasted, (table) =>
              Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent ?? '')),
            ),
          );
        }),
      ),
  );
  const field = other.locator('textarea');
  await field.focus();
  await other.keyboard.press('ControlOrMeta+v');
  const pasted = { text: await field.inputValue(), tables: await tables };
  await other.close();
  return pasted;
}

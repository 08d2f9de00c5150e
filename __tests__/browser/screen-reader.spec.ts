import { choose, expect, makeContacts, test } from './test';

/**
 * Builds the whole accessibility tree, as for a screen reader: without it, Chromium omits rows that are not in view.
 */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-renderer-accessibility'] }),
});

interface Node {
  nodeId: string;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
}

test('a screen reader finds one table of 1,001 rows, five cells each, at 1280, 768 and 390 px', async ({ start }) => {
  const page = await start();
  await choose(page, 'Antarctica AQ');
  await makeContacts(page, '1000');
  const session = await page.context().newCDPSession(page);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const childrenOf = (node: Node) => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const withRole = (role: string) => nodes.filter((node) => node.role?.value === role);
    expect(withRole('table')).toHaveLength(1);
    const rows = withRole('row').map((row) => childrenOf(row).map((cell) => cell.role?.value));
    expect(rows).toEqual([Array(5).fill('columnheader'), ...Array.from({ length: 1000 }, () => Array(5).fill('cell'))]);
    expect(nodes.filter(({ name }) => name?.value === 'no phone').length).toBeGreaterThanOrEqual(1000);
  }
});

import { button, expect, makeContacts, test } from './test';

test('ten rounds of Generate and Clear grow the heap by less than 3 MB', async ({ start }) => {
  const page = await start();
  const session = await page.context().newCDPSession(page);
  const round = async () => {
    await makeContacts(page, '1000');
    await button(page, 'Clear').click();
    await expect(page.locator('tbody')).toHaveCount(0);
  };
  const measureHeap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  // Warm-up: what the first rounds compile and cache is not a leak.
  await round();
  await round();
  const before = await measureHeap();
  for (let index = 0; index < 10; index++) await round();
  expect((await measureHeap()) - before).toBeLessThan(3_000_000);
});

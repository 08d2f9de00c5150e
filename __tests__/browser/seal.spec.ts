import { box, button, choose, count, expect, generate, test } from './test';

test('the policy is the first thing in the head, and trusts no inline script but by its hash', async ({
  start,
}) => {
  const page = await start();
  const policy = await page.evaluate(() => document.head.firstElementChild?.getAttribute('content') ?? '');
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+; style-src 'self';/,
  );
  expect(policy).toContain("connect-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('an injected fetch, image, script, frame or form is blocked by the browser', async ({
  start,
  watch,
}) => {
  const page = await start();
  const outcomes = await page.evaluate(async () => {
    const settle = (element: HTMLElement & { src: string }, src: string) =>
      new Promise<string>((resolve) => {
        element.onload = () => resolve('loaded');
        element.onerror = () => resolve('blocked');
        element.src = src;
        document.body.append(element);
      });
    const inline = document.createElement('script');
    inline.textContent = 'window.injected = true';
    document.body.append(inline);
    return {
      fetch: await fetch('https://example.com/').then(
        () => 'answered',
        () => 'blocked',
      ),
      beacon: navigator.sendBeacon('https://example.com/') ? 'queued' : 'blocked',
      image: await settle(new Image(), 'https://example.com/pixel.png'),
      script: await settle(document.createElement('script'), 'https://example.com/a.js'),
      inline: 'injected' in window ? 'ran' : 'blocked',
      socket: await new Promise((resolve) => {
        try {
          const socket = new WebSocket('wss://example.com/');
          socket.onopen = () => resolve('open');
          socket.onerror = () => resolve('blocked');
        } catch {
          resolve('blocked');
        }
      }),
    };
  });
  const { beacon, ...rest } = outcomes;
  expect(rest).toEqual({
    fetch: 'blocked',
    image: 'blocked',
    script: 'blocked',
    inline: 'blocked',
    socket: 'blocked',
  });
  const complaints = (await watch.takeComplaints()).join('\n');
  for (const directive of ['connect-src', 'img-src', 'script-src-elem'])
    expect(complaints).toContain(`blocked by ${directive}`);
  expect(beacon === 'blocked' || complaints.split('blocked by connect-src').length > 3).toBe(true);
  watch.takeRequests();
});

test('nothing that a visitor does makes a request', async ({ start, watch }) => {
  const page = await start();
  await choose(page, 'Japan JP');
  await generate(page, '1000');
  await Promise.all([page.waitForEvent('download'), button(page, 'Download JSON').click()]);
  await generate(page, '0');
  await box(page).click();
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await count(page).fill('3');
  await count(page).press('Enter');
  await button(page, 'Clear').click();
  await page.waitForTimeout(500);
  expect(watch.takeRequests()).toEqual([]);
});

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PORT } from './hosts';
import { box, button, choose, count, expect, generate, test } from './test';

test('the policy is the first element of the head, and allows inline scripts only by their hash', async ({
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

/** What an injected script may try, the directive that blocks it, and the address that the browser then reports. */
const ATTEMPTS: readonly (readonly [string, string, string, () => void])[] = [
  [
    'fetch',
    'connect-src',
    'https://example.com/fetch',
    () => void fetch('https://example.com/fetch').catch(() => {}),
  ],
  [
    'beacon',
    'connect-src',
    'https://example.com/beacon',
    () => void navigator.sendBeacon('https://example.com/beacon'),
  ],
  [
    'WebSocket',
    'connect-src',
    'wss://example.com/socket',
    () => void new WebSocket('wss://example.com/socket'),
  ],
  [
    'image',
    'img-src',
    'https://example.com/pixel',
    () => void Object.assign(new Image(), { src: 'https://example.com/pixel' }),
  ],
  [
    'script',
    'script-src-elem',
    'https://example.com/script',
    () =>
      document.body.append(
        Object.assign(document.createElement('script'), { src: 'https://example.com/script' }),
      ),
  ],
  [
    'frame',
    'frame-src',
    'https://example.com',
    () =>
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://example.com/frame' }),
      ),
  ],
  [
    'form',
    'form-action',
    'https://example.com/form',
    () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://example.com/form' });
      document.body.append(form);
      form.submit();
    },
  ],
  ['worker', 'worker-src', 'blob', () => void new Worker(URL.createObjectURL(new Blob([''])))],
  [
    'inline style',
    'style-src-elem',
    'inline',
    () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })),
  ],
  [
    'inline script',
    'script-src-elem',
    'inline',
    () =>
      document.body.append(
        Object.assign(document.createElement('script'), { textContent: 'window.injected = true' }),
      ),
  ],
];

test(`an injected ${ATTEMPTS.map(([what]) => what).join(', ')} is blocked by the browser`, async ({
  start,
  watch,
}) => {
  const page = await start();
  const address = page.url();
  for (const [what, directive, blocked, attempt] of ATTEMPTS) {
    await page.evaluate(attempt);
    await expect
      .poll(watch.takeComplaints, what)
      .toContainEqual(expect.stringContaining(`blocked by ${directive}: ${blocked}`));
  }
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(page.url()).toBe(address);
  await watch.takeComplaints();
  watch.takeRequests();
});

// No browser has a directive for either, and the README says so. If this test fails, the README is out of date.
test('the policy stops neither WebRTC nor leaving for another address', async ({ start, watch }) => {
  const page = await start();
  const server = createSocket('udp4').bind(0, '127.0.0.1');
  await once(server, 'listening');
  const packet = once(server, 'message');
  await page.evaluate(
    async (port) => {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
      connection.createDataChannel('');
      await connection.setLocalDescription();
    },
    (server.address() as AddressInfo).port,
  );
  await packet;
  server.close();
  const elsewhere = `http://localhost:${PORT}/404.html?contact=1`;
  await page.evaluate((address) => location.assign(address), elsewhere);
  await page.waitForURL(elsewhere);
  watch.takeRequests();
});

test('a visit with Generate, a download, an error and Clear makes no request', async ({ start, watch }) => {
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
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await button(page, 'Clear').click();
  await expect(page.getByRole('table')).toHaveCount(0);
  // By the time the page is idle, deferred work has run.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 1000 })),
  );
  expect(watch.takeRequests()).toEqual([]);
});

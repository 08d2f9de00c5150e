import { expect, test } from './test';

const ELSEWHERE = 'https://example.com/';

/** What an injected script may try, and the directive that blocks it. */
const ATTEMPTS: readonly (readonly [string, string, (elsewhere: string) => unknown])[] = [
  ['fetch', 'connect-src', (elsewhere) => void fetch(elsewhere).catch(() => {})],
  ['beacon', 'connect-src', (elsewhere) => void navigator.sendBeacon(elsewhere)],
  ['WebSocket', 'connect-src', (elsewhere) => void new WebSocket(elsewhere.replace('http', 'ws'))],
  ['image', 'img-src', (src) => void Object.assign(new Image(), { src })],
  ['script', 'script-src-elem', (src) => append('script', { src })],
  ['frame', 'frame-src', (src) => append('iframe', { src })],
  ['form', 'form-action', (action) => (append('form', { action }) as HTMLFormElement).submit()],
  ['base', 'base-uri', (href) => append('base', { href })],
  ['worker', 'worker-src', () => void new Worker(URL.createObjectURL(new Blob([''])))],
  ['inline style', 'style-src-elem', () => void append('style', { textContent: 'p {}' })],
  ['inline script', 'script-src-elem', () => append('script', { textContent: 'window.injected = true' })],
];

/** To be run in the page, before its scripts. */
declare function append(tag: string, properties: object): HTMLElement;
function defineAppend() {
  const append = (tag: string, properties: object) =>
    document.body.appendChild(Object.assign(document.createElement(tag), properties));
  Object.assign(window, { append });
}

test(`an injected ${ATTEMPTS.map(([what]) => what).join(', ')} is blocked by the browser`, async ({
  page,
  start,
  watch,
}) => {
  await page.addInitScript(defineAppend);
  await start();
  const address = page.url();
  for (const [what, directive, attempt] of ATTEMPTS) {
    await watch.takeComplaints();
    await page.evaluate(attempt as (elsewhere: string) => void, ELSEWHERE);
    await expect.poll(watch.takeComplaints, what).toContainEqual(expect.stringContaining(`blocked by ${directive}: `));
  }
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(page.url()).toBe(address);
  await watch.takeComplaints();
  watch.takeRequests();
});

/**
 * Compares the built page (out/) in Chromium with a plain page that shows ready-made contacts with innerHTML, in turns,
 * at full speed and with the processor slowed down 4 times. Only reports; it checks no limits. Run: `npm run bench`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { COLUMNS } from '../../components/columns';
import { generateContacts } from '../../domain/generate-contacts';
import { ensureChromium } from '../browser/chromium';
import { OUT } from '../browser/hosts';
import { makeSettings } from '../settings';
import { median } from './median';

const ROUNDS = 9;
const CONTACTS = generateContacts(makeSettings({ count: 1000, seed: '1', nameSource: 'english' }), {}).map(
  ({ contact }) => contact,
);

/** Undoes our layout in the plain page, so that it is a normal table. */
const PLAIN_TABLE = `table.contacts { display: table } thead { display: table-header-group; position: static }
  tbody { display: table-row-group } tr { display: table-row }`;

/** The plain page: the same style sheet and columns, but ready-made contacts, and all rows written at once. */
function makePlainPage(): string {
  const html = readFileSync(new URL('index.html', OUT), 'utf8');
  const style = /href="\.\/(_next\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  const heads = COLUMNS.map(({ heading, className }) => `<th scope="col" class="${className}">${heading}</th>`).join(
    '',
  );
  return `<!DOCTYPE html><meta charset="utf-8"><link rel="stylesheet" href="${new URL(style, OUT)}"><style>${PLAIN_TABLE}</style>
<main><button type="button">Generate</button><div id="results"></div></main><script>
const contacts = ${JSON.stringify(CONTACTS)};
document.querySelector('button').onclick = () => {
  const rows = contacts.map((c, i) => '<tr><td class="number">' + (i + 1) + '</td><td lang="en" dir="auto">' + c.first_name +
    '</td><td lang="en" dir="auto">' + c.last_name + '</td><td>' + c.email + '</td><td>' + c.phone + '</td></tr>').join('');
  document.querySelector('#results').innerHTML =
    '<table class="contacts"><thead><tr>${heads}</tr></thead><tbody class="laid-out">' + rows + '</tbody></table>';
};
</script>`;
}

/**
 * Waits for a press, and then until 1,000 rows are in the page and the next frame is painted. Runs in the page.
 *
 * @returns milliseconds
 */
function watchPress(): Promise<number> {
  return new Promise((resolve) => {
    let pressed = 0;
    addEventListener('pointerup', (event) => (pressed = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('tbody tr').length !== 1000) return;
      observer.disconnect();
      // The frame has been painted when the next task after it runs.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressed);
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function timeOnce(browser: Browser, address: string, rate: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if ((await page.getByRole('spinbutton').count()) > 0) await page.getByRole('spinbutton').fill('1000');
  const timing = page.evaluate(watchPress);
  await page.locator('button:text-is("Generate")').click();
  const time = await timing;
  await page.close();
  return time;
}

async function report(browser: Browser, plain: string): Promise<void> {
  const ours = new URL('index.html', OUT).href;
  console.log(
    'Our page makes the contacts after the press. The plain page has them ready and lays out every row at once.',
  );
  console.log('\n| press to 1,000 painted rows | our page | plain page | ratio |\n|---|---|---|---|');
  for (const rate of [1, 4]) {
    const times = { ours: [] as number[], plain: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.ours.push(await timeOnce(browser, ours, rate));
      times.plain.push(await timeOnce(browser, plain, rate));
    }
    const speed = rate === 1 ? 'full speed' : `slowed down ${rate} times`;
    const [one, other] = [median(times.ours), median(times.plain)];
    console.log(`| ${speed} | ${one.toFixed(0)} ms | ${other.toFixed(0)} ms | ${(one / other).toFixed(2)} |`);
  }
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] });
console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Chromium ${browser.version()}, medians of ${ROUNDS} rounds`);
const folder = mkdtempSync(join(tmpdir(), 'plain-'));
const plain = pathToFileURL(join(folder, 'index.html'));
writeFileSync(plain, makePlainPage());
await report(browser, plain.href);
await browser.close();
rmSync(folder, { recursive: true });

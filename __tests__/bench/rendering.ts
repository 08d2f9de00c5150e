/**
 * Compares the built page (out/) in Chromium with a plain page that shows ready-made contacts with innerHTML, in turns,
 * at full speed and with the processor slowed down 4 times. Then compares the bytes of script with those of an empty
 * Next page. Only reports; it checks no limits. Run: `npm run bench`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { COLUMNS } from '../../components/columns';
import { generateContacts } from '../../domain/generate-contacts';
import { ensureChromium } from '../browser/chromium';
import { readFirstScripts } from '../first-scripts';
import { makeSettings } from '../settings';

const ROUNDS = 9;
const OUT = new URL('../../out/', import.meta.url);
const EMPTY = new URL('../../.next/empty/', import.meta.url);
const CONTACTS = generateContacts(makeSettings({ count: 1000, seed: '1', nameSource: 'english' }), {}).map(
  ({ contact }) => contact,
);

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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
 * Waits for a press, and then until what it shows is in the page and the next frame is painted. Runs in the page.
 *
 * @returns milliseconds
 */
function watchPress(selector: string, count: number): Promise<number> {
  return new Promise((resolve) => {
    let pressed = 0;
    addEventListener('pointerup', (event) => (pressed = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll(selector).length !== count) return;
      observer.disconnect();
      // The frame has been painted when the next task after it runs.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressed);
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function press(page: Page, button: string, selector: string, count: number): Promise<number> {
  const timing = page.evaluate(`(${watchPress})(${JSON.stringify(selector)}, ${count})`) as Promise<number>;
  await page.locator(button).click();
  return timing;
}

async function openSlowed(browser: Browser, address: string, rate: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  // tsx wraps named functions in a helper called __name, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(address, { waitUntil: 'networkidle' });
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

async function timeOnce(browser: Browser, address: string, rate: number): Promise<number> {
  const page = await openSlowed(browser, address, rate);
  if ((await page.getByRole('spinbutton').count()) > 0) await page.getByRole('spinbutton').fill('1000');
  const timing = await press(page, 'button:text-is("Generate")', 'tbody tr', 1000);
  await page.close();
  return timing;
}

async function timeList(browser: Browser, rate: number): Promise<number> {
  const page = await openSlowed(browser, new URL('index.html', OUT).href, rate);
  const timing = await press(page, '[role=combobox]', '[role=option]', 252);
  await page.close();
  return timing;
}

async function report(browser: Browser, plain: string): Promise<void> {
  const ours = new URL('index.html', OUT).href;
  console.log(
    'Our page makes the contacts after the press. The plain page has them ready and lays out every row at once.',
  );
  console.log('\n| in Chromium, medians | our page | plain page | ratio |\n|---|---|---|---|');
  for (const rate of [1, 4]) {
    const times = { ours: [] as number[], plain: [] as number[], list: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.ours.push(await timeOnce(browser, ours, rate));
      times.plain.push(await timeOnce(browser, plain, rate));
      times.list.push(await timeList(browser, rate));
    }
    const speed = rate === 1 ? 'full speed' : `slowed down ${rate} times`;
    const row = (name: string, one: number, other?: number) =>
      console.log(
        `| ${name}, ${speed} | ${one.toFixed(0)} ms |${other === undefined ? ' | |' : ` ${other.toFixed(0)} ms | ${(one / other).toFixed(2)} |`}`,
      );
    row('Generate: 1,000 rows painted', median(times.ours), median(times.plain));
    row('country list: painted', median(times.list));
  }
}

function buildEmptyPage(): void {
  rmSync(EMPTY, { recursive: true, force: true });
  mkdirSync(new URL('app/', EMPTY), { recursive: true });
  writeFileSync(new URL('package.json', EMPTY), '{ "type": "module" }\n');
  writeFileSync(new URL('next.config.mjs', EMPTY), "export default { output: 'export', assetPrefix: '.' };\n");
  writeFileSync(new URL('app/page.jsx', EMPTY), "'use client';\nexport default () => <h1>Empty</h1>;\n");
  writeFileSync(
    new URL('app/layout.jsx', EMPTY),
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
  );
  execFileSync('npx', ['next', 'build', fileURLToPath(EMPTY)], { stdio: 'ignore' });
}

function reportWeight(): void {
  buildEmptyPage();
  const sum = (out: URL, pack: (script: Buffer) => Buffer) =>
    readFirstScripts(out).reduce((bytes, { script }) => bytes + pack(script).length, 0);
  console.log('\n| bytes of script that load with the page | ours | an empty Next page | more |\n|---|---|---|---|');
  for (const [name, pack] of [
    ['gzip -9', (script: Buffer) => gzipSync(script, { level: 9 })],
    ['brotli', (script: Buffer) => brotliCompressSync(script)],
  ] as const) {
    const [ours, empty] = [sum(OUT, pack), sum(new URL('out/', EMPTY), pack)];
    console.log(
      `| ${name} | ${ours.toLocaleString('en')} | ${empty.toLocaleString('en')} | ${(ours - empty).toLocaleString('en')} |`,
    );
  }
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--disable-gpu'] });
console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Chromium ${browser.version()}, medians of ${ROUNDS} rounds`);
const plain = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'plain-')), 'index.html'));
writeFileSync(plain, makePlainPage());
await report(browser, plain.href);
await browser.close();
reportWeight();

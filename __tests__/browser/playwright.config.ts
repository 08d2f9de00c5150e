import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from './chromium';
import { OUT, PORT, SITES, SUB_PATHS } from './hosts';

/** This spec chooses its addresses itself. */
const HOSTS = '**/hosting.spec.ts';

/** Specs whose result may depend on the host: they run on every kind. All others run once. */
const ON_EVERY_HOST = ['**/journey.spec.ts', '**/content-security-policy.spec.ts'];

const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-smooth-scrolling',
];

export default defineConfig<{ home: string }>({
  testDir: '.',
  outputDir: '../../.next/browser-tests',
  globalSetup: './hosts.setup.ts',
  // '--dev' reads files when they are requested, because the setup copies them after the start.
  webServer: { command: `npx sirv "${fileURLToPath(SITES)}" --dev --quiet --port ${PORT}`, port: PORT },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two cores, a third test runs while the others wait.
  workers: 3,
  // Busy machines are slow: loading all names while the page idles can take ten seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'hosts', testMatch: HOSTS },
    { name: 'served', testIgnore: HOSTS, use: { home: `http://localhost:${PORT}/` } },
    {
      name: 'below a path',
      testMatch: ON_EVERY_HOST,
      use: { home: `http://localhost:${PORT}/${encodeURI(SUB_PATHS.at(-1) ?? '')}` },
    },
    { name: 'disk', testMatch: ON_EVERY_HOST, use: { home: new URL('index.html', OUT).href } },
  ],
});

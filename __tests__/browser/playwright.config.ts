import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/browser/chromium';
import { OUT, PORT, SUB_PATHS } from './hosts';

/** Names its addresses itself. */
const HOSTS = '**/hosting.spec.ts';

/** What hosts may differ in; every other fact is proved once. */
const WHEREVER_HOSTED = ['**/journey.spec.ts', '**/content-security-policy.spec.ts'];

const executablePath = findChromium();

export default defineConfig<{ home: string }>({
  testDir: '.',
  outputDir: '../../.next/browser-tests',
  globalSetup: './hosts.setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'hosts', testMatch: HOSTS },
    { name: 'served', testIgnore: HOSTS, use: { home: `http://localhost:${PORT}/` } },
    {
      name: 'below a path',
      testMatch: WHEREVER_HOSTED,
      use: { home: `http://localhost:${PORT}/${encodeURI(SUB_PATHS.at(-1) ?? '')}` },
    },
    { name: 'disk', testMatch: WHEREVER_HOSTED, use: { home: new URL('index.html', OUT).href } },
  ],
});

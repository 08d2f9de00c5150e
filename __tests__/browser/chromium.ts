import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** On Debian, the headless shell is a package of its own, and starts faster. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

/**
 * Tried one after another if no Chromium is installed: Playwright's own, then, as root on Debian or Ubuntu, a package.
 */
const INSTALLERS = [
  'npx playwright install chromium',
  'apt-get update && apt-get install -y chromium-headless-shell',
  'apt-get install -y chromium',
];

/** Runs a command in a shell. Returns whether it succeeded. */
function run(command: string, stdio: 'inherit' | 'ignore'): boolean {
  return (
    spawnSync(command, { stdio, shell: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  );
}

/** Rules out stubs and browsers without their libraries. On Windows, browsers don't print a version. */
function canRun(path: string): boolean {
  return existsSync(path) && (process.platform === 'win32' || run(`"${path}" --version`, 'ignore'));
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...paths, chromium.executablePath()].find(canRun);
}

/**
 * Returns the path of a Chromium: the one in CHROMIUM_PATH, or one that is installed, after installing one if
 * necessary.
 *
 * @throws Error if there is none, or if CHROMIUM_PATH does not run
 */
export function ensureChromium(): string {
  const { CHROMIUM_PATH: configured } = process.env;
  if (configured && !canRun(configured)) throw new Error(`CHROMIUM_PATH is not a program that runs: ${configured}`);
  let found = configured || findChromium();
  for (const installer of INSTALLERS) {
    if (!found) run(installer, 'inherit');
    found ||= findChromium();
  }
  if (!found) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its path.');
  return found;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window, a package of its own on Debian: it starts faster. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** What others are called on the path. */
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/**
 * The path of an installed Chromium: the one in CHROMIUM_PATH, else Chromium, Chrome or Edge on the path, else
 * Playwright's own; undefined if there is none.
 *
 * @throws Error if CHROMIUM_PATH is set, but is not a program that runs
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!canRun(configured)) throw new Error(`CHROMIUM_PATH is not a program that runs: ${configured}`);
    return configured;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [HEADLESS_SHELL, ...CHROMIUMS].flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...paths, chromium.executablePath()].find(canRun);
}

/** Rules out stubs and browsers without their libraries. On Windows, browsers do not print a version. */
function canRun(path: string): boolean {
  return existsSync(path) && (process.platform === 'win32' || run(path, ['--version'], 'ignore'));
}

/**
 * The path of a Chromium, which is installed if there is none: Playwright's own or, if that fails and we are root on
 * Debian or Ubuntu, a package of the system.
 *
 * @throws Error if none can be found or installed
 */
export function ensureChromium(): string {
  const canUseApt = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const installers = [
    () => run('npx', ['playwright', 'install', 'chromium']),
    () => canUseApt && run('apt-get', ['update']) && run('apt-get', ['install', '-y', HEADLESS_SHELL]),
    () => canUseApt && run('apt-get', ['install', '-y', 'chromium']),
  ];
  let found = findChromium();
  while (!found && installers.length > 0) {
    installers.shift()?.();
    found = findChromium();
  }
  if (found) return found;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to the path of one.');
}

/** Runs a command; returns whether it succeeded. */
function run(command: string, args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env, shell: process.platform === 'win32' }).status === 0;
}

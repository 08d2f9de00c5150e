import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window, as some systems pack it: what headless tests need, and quicker. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
  HEADLESS_SHELL,
];

const APPLICATIONS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap(
    (path) =>
      [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .map((folder) => join(folder, path)),
  ),
};

/**
 * The path of an installed Chromium: the one that CHROMIUM_PATH names, else Chromium, Chrome or Edge where they
 * usually are, else Playwright's own; undefined where there is none.
 *
 * @throws Error where CHROMIUM_PATH names no program
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  return [
    ...COMMANDS.flatMap(listPlaces),
    ...(APPLICATIONS[process.platform] ?? []),
    chromium.executablePath(),
  ].find(isProgram);
}

/** The path of an installed headless shell; undefined where there is none, or where CHROMIUM_PATH names a browser. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : listPlaces(HEADLESS_SHELL).find(isProgram);
}

/** Where a command may lie. */
function listPlaces(command: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    // A stub, or a browser that lacks its libraries, is none. (On Windows browsers do not tell their version.)
    return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium, or installs one: Playwright's own; where that can't be reached, as root on Debian or Ubuntu, one
 * of the system's packages.
 *
 * @throws Error where all of it fails
 */
export function ensureChromium(): string {
  const installers = [
    () => run('npx', ['playwright', 'install', 'chromium']),
    () => canUseApt() && run('apt-get', ['update']) && run('apt-get', ['install', '-y', HEADLESS_SHELL]),
    () => canUseApt() && run('apt-get', ['install', '-y', 'chromium']),
  ];
  let found = findChromium();
  for (const install of installers) {
    if (found) return found;
    install();
    found = findChromium();
  }
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge: install one, or name one in CHROMIUM_PATH.',
  );
}

function canUseApt(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
  );
}

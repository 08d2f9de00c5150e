import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window, a package of its own on some systems. Headless tests start faster with it. */
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
 * Finds an installed Chromium: the one in CHROMIUM_PATH, else Chromium, Chrome or Edge in their usual folders, else
 * Playwright's own.
 *
 * @returns its path; undefined if there is none
 * @throws Error if CHROMIUM_PATH is set, but is not a program that runs
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!isExecutable(configured)) throw new Error(`CHROMIUM_PATH is not a program that runs: ${configured}`);
    return configured;
  }
  return [
    ...COMMANDS.flatMap(listPaths),
    ...(APPLICATIONS[process.platform] ?? []),
    chromium.executablePath(),
  ].find(isExecutable);
}

/** The path of an installed headless shell; undefined if there is none, or if CHROMIUM_PATH is set. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : listPaths(HEADLESS_SHELL).find(isExecutable);
}

/** The paths at which a command may be, in the order of PATH. */
function listPaths(command: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    // Rules out stubs and browsers without their libraries. On Windows, browsers do not print a version.
    return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium or installs one: Playwright's own or, if that fails and we are root on Debian or Ubuntu, a package
 * of the system.
 *
 * @returns its path
 * @throws Error if none can be found or installed
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
    'The browser tests need Chromium, Chrome or Edge: install one, or set CHROMIUM_PATH to its path.',
  );
}

function canUseApt(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Runs a command; returns whether it succeeded. */
function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
  );
}

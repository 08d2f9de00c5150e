import { readFileSync } from 'node:fs';

interface LockEntry {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const packages: Record<string, LockEntry> = JSON.parse(lock).packages;

/** A package for one platform: @next/swc-linux-x64-gnu, @img/sharp-linuxmusl-arm64, @esbuild/win32-x64. */
const PLATFORM_PACKAGE = /(darwin|linux|win32)\w*-(x64|arm64)/;

/** Finds the entry of a dependency as Node does: in the node_modules of the package that needs it, then further up. */
function findEntry(folder: string, name: string): LockEntry | undefined {
  const entry = packages[`${folder && `${folder}/`}node_modules/${name}`];
  if (entry || folder === '') return entry;
  return findEntry(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

const optional = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({ name, entry: findEntry(folder, name) })),
);

// npm drops the packages of other platforms when it writes the lock over an installed node_modules (npm/cli#4828).
test('the lock file holds every optional dependency', () => {
  expect(optional.filter(({ entry }) => !entry).map(({ name }) => name)).toEqual([]);
});

test('the lock file has the packages for Linux, macOS and Windows, x64 and arm64, with their system and processor', () => {
  const platform = optional.filter(({ name }) => PLATFORM_PACKAGE.test(name));
  const found = new Set(platform.map(({ name }) => PLATFORM_PACKAGE.exec(name)?.slice(1).join('-')));
  expect([...found].sort().join(' ')).toBe('darwin-arm64 darwin-x64 linux-arm64 linux-x64 win32-arm64 win32-x64');
  expect(platform.filter(({ entry }) => !entry?.os || !entry.cpu).map(({ name }) => name)).toEqual([]);
});

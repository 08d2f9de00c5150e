import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const packages: Readonly<Record<string, { optionalDependencies?: Record<string, string> }>> = lock.packages;

// npm drops the packages of other platforms when it writes the lock over an installed node_modules (npm/cli#4828).
test('the lock file has an entry for every optional dependency', () => {
  const names = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  const known = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { OUT } from './hosts';

const SCRIPTS = new URL('_next/static/chunks/', OUT);

/**
 * Finds the script of the build that holds the local names, by a Japanese family name in it.
 *
 * @returns its file name
 * @throws Error unless exactly one script holds them
 */
export function findNamesScript(): string {
  const found = readdirSync(SCRIPTS).filter(
    (file) => file.endsWith('.js') && readFileSync(new URL(file, SCRIPTS), 'utf8').includes('0阿部'),
  );
  const [script, ...others] = found;
  if (!script || others.length > 0) throw new Error(`Scripts that hold the local names: ${found}`);
  return script;
}

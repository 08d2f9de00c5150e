import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TableFile } from './read-rows';

/**
 * Reads the tables of a folder.
 *
 * @param folder its URL ends with a slash
 * @throws Error that lists all mistakes with file and line
 */
export function readFolder<Data>(folder: URL, read: (open: (name: string) => TableFile) => Data): Data {
  const mistakes: string[] = [];
  const data = read((name) => {
    const path = fileURLToPath(new URL(name, folder));
    const report = (line: number, mistake: string) => mistakes.push(`${path}:${line}: ${mistake}`);
    return { text: readFileSync(path, 'utf8'), report };
  });
  if (mistakes.length > 0) throw new Error(`The tables have mistakes:\n${mistakes.join('\n')}`);
  return data;
}

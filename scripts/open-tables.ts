import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TableFile } from './read-rows';

/**
 * Opens the tables of a folder and collects their mistakes.
 *
 * @param folder its URL ends with a slash
 */
export function openTables(folder: URL) {
  const mistakes: string[] = [];
  return {
    open: (name: string): TableFile => {
      const path = fileURLToPath(new URL(name, folder));
      return {
        text: readFileSync(path, 'utf8'),
        report: (line, mistake) => mistakes.push(`${path}:${line}: ${mistake}`),
      };
    },
    /** Throws an Error that lists all mistakes with file and line, if there are any. */
    throwMistakes: (subject: string): void => {
      if (mistakes.length > 0) throw new Error(`The ${subject} have mistakes:\n${mistakes.join('\n')}`);
    },
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Report } from './read-rows';

/**
 * Opens the tables of a folder and collects their mistakes.
 *
 * @param folder its URL ends with a slash
 */
export function openTables(folder: URL) {
  const mistakes: string[] = [];
  return {
    /** Reads a table. Returns its text, and a function that reports a mistake in it. */
    open: (name: string): [text: string, report: Report] => {
      const file = fileURLToPath(new URL(name, folder));
      return [readFileSync(file, 'utf8'), (line, mistake) => mistakes.push(`${file}:${line}: ${mistake}`)];
    },
    /** Throws an Error that lists all mistakes with file and line, if there are any. */
    throwMistakes: (subject: string): void => {
      if (mistakes.length > 0) throw new Error(`The ${subject} have mistakes:\n${mistakes.join('\n')}`);
    },
  };
}

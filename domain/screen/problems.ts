import type { GeneratedContact } from '../files/contact';
import { getFullName } from '../names/name';

const MAX_EXAMPLES = 3;

/** A problem, how many contacts have it, and the first few of them, numbered from 1. */
interface ProblemGroup {
  readonly text: string;
  readonly count: number;
  readonly examples: readonly { readonly fullName: string; readonly number: number }[];
}

/** Groups the contacts of a Tricky run by the problems that their names cause, most common first. */
export function groupProblems(contacts: readonly GeneratedContact[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const [index, { name }] of contacts.entries())
    for (const text of name.problems) {
      const { count, examples } = groups.get(text) ?? { count: 0, examples: [] };
      const example = { fullName: getFullName(name), number: index + 1 };
      groups.set(text, { text, count: count + 1, examples: [...examples, example].slice(0, MAX_EXAMPLES) });
    }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

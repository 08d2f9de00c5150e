import type { GeneratedContact } from '../files/contact';
import { getFullName } from '../names/name';

const MAX_EXAMPLES = 3;

/**
 * Groups the contacts of a Tricky run by the problems that their names cause, most common first. Each group has the
 * first few of its contacts as examples, numbered from 1.
 */
export function groupProblems(contacts: readonly GeneratedContact[]) {
  const people = contacts.map(({ name }, index) => ({ ...name, fullName: getFullName(name), number: index + 1 }));
  const texts = new Set(people.flatMap(({ problems }) => problems));
  const groups = [...texts].map((text) => {
    const affected = people.filter(({ problems }) => problems.includes(text));
    return { text, count: affected.length, examples: affected.slice(0, MAX_EXAMPLES) };
  });
  return groups.sort((a, b) => b.count - a.count);
}

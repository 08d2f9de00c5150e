import type { GeneratedContact } from '../files/contact';
import { getFullName } from '../names/name';

const MAX_EXAMPLES = 3;

/**
 * Groups the contacts of a Tricky run by the problems that their names cause, most common first. Each group has the
 * first few of its contacts as examples, numbered from 1.
 */
export function groupProblems(contacts: readonly GeneratedContact[]) {
  const people = contacts.map(({ name }, index) => ({ name, number: index + 1 }));
  const texts = new Set(people.flatMap(({ name }) => name.problems));
  const groups = [...texts].map((text) => {
    const affected = people.filter(({ name }) => name.problems.includes(text));
    const examples = affected
      .slice(0, MAX_EXAMPLES)
      .map(({ name, number }) => ({ fullName: getFullName(name), number }));
    return { text, count: affected.length, examples };
  });
  return groups.sort((a, b) => b.count - a.count);
}

import { useMemo, useState } from 'react';
import { groupProblems } from '../domain/names/name';
import type { GeneratedContact } from '../domain/run';
import { formatCount } from '../domain/screen/messages';

export interface ProblemsProps {
  contacts: readonly GeneratedContact[];
}

/** The problems that the names of a Tricky run cause, and for which contacts. Grouped only while it is open. */
export function Problems({ contacts }: ProblemsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="problems" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>What these names break</summary>
      {isOpen && <ProblemList contacts={contacts} />}
    </details>
  );
}

function ProblemList({ contacts }: ProblemsProps) {
  const problems = useMemo(() => groupProblems(contacts.map(({ name }) => name)), [contacts]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <ul tabIndex={0} aria-label="What these names break">
      {problems.map(({ text, numbers }) => (
        <li key={text}>
          <span className="problem">{text}</span>{' '}
          <span>{`${formatCount(numbers.length, 'contact')}: ${numbers.join(', ')}`}</span>
        </li>
      ))}
    </ul>
  );
}

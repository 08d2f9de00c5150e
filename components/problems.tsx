import { useMemo, useState } from 'react';
import { groupProblems } from '../domain/names/name';
import type { GeneratedContact } from '../domain/run';
import { formatCount } from '../domain/screen/messages';

interface ProblemsProps {
  contacts: readonly GeneratedContact[];
}

/** What the names of a Tricky run break. The list is made only while it is open. */
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
    <ul aria-label="What these names break">
      {problems.map(({ text, count, examples }) => (
        <li key={text}>
          <span className="problem">{text}</span>{' '}
          <span>{`${formatCount(count, 'contact')}${count > examples.length ? ', such as' : ':'} `}</span>
          <span translate="no">
            {examples.map(({ fullName, number }, index) => (
              <span key={number}>
                {index > 0 && ', '}
                <bdi>{fullName}</bdi> (#{number})
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

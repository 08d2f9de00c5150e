import { useMemo } from 'react';
import { groupProblems } from '../domain/names/name';
import type { GeneratedContact } from '../domain/run';
import { formatCount } from '../domain/screen/messages';

/** What the names of a Tricky run break. */
export function Problems({ contacts }: { contacts: readonly GeneratedContact[] }) {
  const problems = useMemo(() => groupProblems(contacts.map(({ name }) => name)), [contacts]);
  return (
    <details className="problems">
      <summary>What these names break</summary>
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
    </details>
  );
}

import { useMemo } from 'react';
import type { Results } from '../domain/run';
import { formatCount } from '../domain/screen/messages';
import { groupProblems } from '../domain/screen/problems';

/** Brings a row into view and focuses it, so that it stands out. Rows are numbered from 1. */
function showRow(number: number): void {
  const row = document.querySelectorAll<HTMLElement>('tbody tr')[number - 1];
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'center' });
}

/** What the names of a Tricky run break. */
export function Problems({ results }: { results: Results }) {
  const problems = useMemo(() => groupProblems(results.contacts), [results]);
  return (
    <details className="problems unprinted">
      <summary>{`What these names break (${formatCount(problems.length, 'kind')})`}</summary>
      <ul aria-label="What these names break">
        {problems.map(({ text, count, examples }) => (
          <li key={text}>
            <span>{formatCount(count, 'contact')}</span> <b>{text}</b>{' '}
            <span className="names" translate="no">
              {examples.map(({ fullName, number }) => (
                <span key={number}>
                  <bdi>{fullName}</bdi>{' '}
                  <button type="button" className="quiet" onClick={() => showRow(number)}>
                    #{number}
                  </button>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

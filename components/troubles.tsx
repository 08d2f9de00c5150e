import { useMemo, useState } from 'react';
import { groupTroubles, type Name } from '../domain/names/name';
import { formatCount } from '../domain/screen/messages';

export interface TroublesProps {
  /** The name of each contact, in the order of the contacts. */
  names: readonly Name[];
}

/** What the names of a Tricky run break, and which contacts bring it. Counted only while it is open. */
export function Troubles({ names }: TroublesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="troubles" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>What these names break</summary>
      {isOpen && <TroubleList names={names} />}
    </details>
  );
}

function TroubleList({ names }: TroublesProps) {
  const troubles = useMemo(() => groupTroubles(names), [names]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <ul tabIndex={0} aria-label="What these names break">
      {troubles.map(({ text, numbers }) => (
        <li key={text}>
          <span className="trouble">{text}</span>{' '}
          <span>{`${formatCount(numbers.length, 'contact')}: ${numbers.join(', ')}`}</span>
        </li>
      ))}
    </ul>
  );
}
